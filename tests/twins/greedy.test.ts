import { testTwins } from "../support/twins.ts";

testTwins("greedy");

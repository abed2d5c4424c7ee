import { testTwins } from "../support/twins.ts";

testTwins("astar");

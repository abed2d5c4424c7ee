import { testTwins } from "../support/twins.ts";

testTwins("idastar");

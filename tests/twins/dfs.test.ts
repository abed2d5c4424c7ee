import { testTwins } from "../support/twins.ts";

testTwins("dfs");

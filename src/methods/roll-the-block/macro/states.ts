// How a node table keeps a state: two words of bridges and a pose, and beside them what it has cost and where it came from.
export const STATE_WORDS = 3;
export const COSTS = 0;
export const PARENTS = 1;

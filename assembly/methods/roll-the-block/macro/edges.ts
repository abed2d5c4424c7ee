// Macro edges: from a pose to all nodes that a path without a node between leads to, under the bridges that are open.
// Its twin is src/methods/roll-the-block/macro/edges.ts: the same edges in the same order.
//
// The edges depend on the bridges that the search for them asks about, and what it asks next on the answers so far. So there is
// a tree of questions for each pose, which grows with each search that finds something new: a question is a bridge, with what
// follows where it is closed and where it is open, and a leaf is a list of edges. Most bridges are far away from a pose or
// behind closed ones, and are not asked about: that is why few searches find the edges of many states.
//
// The trees lie in the region of the keys, as words, their roots in that of the blocks, and behind them a byte for each pose.
import { Region, Regions } from "../../../memory/regions";
import { Growth } from "../../../search/growth";
import { MacroLevel } from "./level";
import { OpenPaths } from "./open-paths";

/** Words of an edge: its node and its reduced cost. */
const EDGE: u32 = 2;
/** Words of a question: the bridge, and what follows where it is closed and where it is open. */
const QUESTION: u32 = 3;
/** What follows is nothing yet, or twice where it lies, and 1 more for a leaf: that has the number of edges, and then these. */
const NOTHING: u32 = 0;
const LEAF: u32 = 1;
/** Words that may be kept for each time that edges were wanted, and beside these. */
const WORDS_EACH: u64 = 16;
const FEW_WORDS: u64 = 1 << 16;
/** Room that is kept for those of the next nodes, in bytes. */
const SPARE: u64 = 1 << 14;

export class Edges {
  /** What has been done so far, in poses that paths came to and edges that were taken. */
  static work: u64 = 0;
  /** Where the edges of the node lie that `find` was asked about. */
  static first: u32 = 0;
  static end: u32 = 0;
  static wanted: u64 = 0;
  /** Words that are kept. The first one is none. */
  static kept: u32 = 1;

  static begin(level: MacroLevel): bool {
    const bytes = u64(level.poseCount) * 5;
    Edges.work = 0;
    Edges.wanted = 0;
    Edges.kept = 1;
    if (!Regions.resize(Region.BLOCKS, bytes) || !Regions.ensure(Region.KEYS, SPARE)) return false;
    memory.fill(Regions.start(Region.BLOCKS), 0, usize(bytes));
    return true;
  }

  @inline
  static at(word: u32): usize {
    return Regions.start(Region.KEYS) + ((<usize>word) << 2);
  }

  /** Words from one edge to the next. */
  @inline
  static get step(): usize {
    return (<usize>EDGE) << 2;
  }

  /** Finds the edges of a node for these open bridges; false where there is no memory. */
  static find(level: MacroLevel, pose: u32, open: u64): bool {
    Edges.wanted++;
    let follows = load<u32>(rootOf(pose));
    while (follows != NOTHING && (follows & LEAF) == 0) follows = load<u32>(Edges.answer(follows, open));
    if (follows == NOTHING) return search(level, pose, open);
    const leaf = follows >> 1;
    const count = load<u32>(Edges.at(leaf));
    Edges.first = leaf + 1;
    Edges.end = leaf + 1 + count * EDGE;
    Edges.work += u64(count);
    return true;
  }

  /** Where it is told what follows a question. */
  @inline
  static answer(question: u32, open: u64): usize {
    const at = Edges.at(question >> 1);
    return at + 4 + ((<usize>((open >> load<u32>(at)) & 1)) << 2);
  }
}

function rootOf(pose: u32): usize {
  return Regions.start(Region.BLOCKS) + ((<usize>pose) << 2);
}

/** Writes the edges behind those that are kept, and keeps them, unless too much is kept already. */
function search(level: MacroLevel, pose: u32, open: u64): bool {
  if (!OpenPaths.find(level, pose, open, rootOf(level.poseCount))) return false;
  const words = 1 + OpenPaths.ends * EDGE;
  const wanted = u64(Edges.kept) + u64(words) + u64(OpenPaths.asked * QUESTION);
  if (!Regions.ensure(Region.KEYS, wanted << 2)) return false;
  Growth.keepFree(Region.KEYS, wanted << 2, SPARE);
  const leaf = Edges.kept;
  const estimate = level.estimate(pose);
  let at = Edges.at(leaf);
  store<u32>(at, OpenPaths.ends);
  for (let end: u32 = 0; end < OpenPaths.ends; end++) {
    const to = OpenPaths.pose(level, end);
    store<u32>(at, to, 4);
    store<u32>(at, OpenPaths.cost(level, end) + level.estimate(to) - estimate, 8);
    at += Edges.step;
  }
  Edges.first = leaf + 1;
  Edges.end = leaf + words;
  Edges.work += u64(OpenPaths.reached);
  if (level.keepsEdges == 0 || wanted > FEW_WORDS + Edges.wanted * WORDS_EACH) return true;
  Edges.kept += words;
  store<u32>(grown(pose, open), (leaf << 1) | LEAF);
  return true;
}

/** Asks what was asked, and returns where to tell what follows. */
function grown(pose: u32, open: u64): usize {
  let at = rootOf(pose);
  for (let number: u32 = 0; number < OpenPaths.asked; number++) {
    let question = load<u32>(at);
    if (question == NOTHING) {
      question = Edges.kept << 1;
      store<u32>(at, question);
      store<u32>(Edges.at(Edges.kept), OpenPaths.question(number));
      store<u64>(Edges.at(Edges.kept), 0, 4);
      Edges.kept += QUESTION;
    }
    at = Edges.answer(question, open);
  }
  return at;
}

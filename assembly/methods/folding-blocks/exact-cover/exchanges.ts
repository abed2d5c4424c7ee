// Exchanges: what the shapes of two groups cover together, other shapes of the same two may cover as well, with as many folds.
// Of the covers that differ in nothing else, only the one of the least rank has to be looked for. So beside a shape that is
// decided all those are struck out that would be exchanged with it for the better.
//
// Groups of one cell have boxes for shapes, and two that cover what two others cover lie side by side. There are three ways:
//   - in line, with the same width: the lengths change places                    AABBBB  AAAABB
//   - two of the same size: halves beside each other become halves one upon the other    AB  AA
//                                                                                       AB  BB
//   - one twice as large as the other: an L, of which either has two thirds      AB  AA
//                                                                                 B   B
// In each of them the two starts have to lie where the new shapes are.
import { Frame, Frames } from "./frames";
import { Problem, Shape } from "./problem";

export class Exchanges {
  static isUsed: bool = true;
  /** Whether something has been struck out. */
  static struck: bool = false;

  /** Ranks are added up over a cover: squares come first, then those whose larger shapes belong to the first groups. */
  static rank(number: i32): i32 {
    const shape = Problem.shape(number);
    return rankOf(shape, shape.rowFolds, shape.columnFolds);
  }

  /** Strikes out of the open groups what would be exchanged with a shape that is decided. */
  static strikeOut(frame: Frame, number: i32): void {
    const shape = Problem.shape(number);
    if (!Exchanges.isUsed || Problem.group(shape.group).size != 1) return;
    for (let index = 0; index < frame.open; index++) {
      const id = Frames.id(frame, index);
      if (Problem.group(id).size != 1) continue;
      const start = Frames.start(frame, index);
      const end = Frames.end(frame, index);
      let kept = start;
      for (let at = start; at < end; at += 2) {
        const other = load<u16>(at);
        if (isExchanged(shape, Problem.shape(other))) continue;
        store<u16>(kept, other);
        kept += 2;
      }
      if (kept == end) continue;
      Frames.setEnd(frame, index, kept);
      frame.thinned |= u64(1) << u64(id);
      Exchanges.struck = true;
    }
  }
}

/** The rank of a shape of its group with so many folds of rows and columns. */
function rankOf(shape: Shape, rowFolds: i32, columnFolds: i32): i32 {
  const letter = i32(Problem.group(shape.group).letter);
  return ((rowFolds * rowFolds + columnFolds * columnFolds) << 12) + (rowFolds + columnFolds) * letter * 4 + rowFolds;
}

/** Whether two shapes that do not overlap can be exchanged for two of less rank. */
function isExchanged(one: Shape, other: Shape): bool {
  const row = i32(one.top);
  const column = i32(one.left);
  const otherRow = i32(other.top);
  const otherColumn = i32(other.left);
  const isBeside =
    column + (1 << i32(one.columnFolds)) == otherColumn || otherColumn + (1 << i32(other.columnFolds)) == column;
  const isUpon = row + (1 << i32(one.rowFolds)) == otherRow || otherRow + (1 << i32(other.rowFolds)) == row;
  if (!isBeside && !isUpon) return false;
  const isFirst = isBeside ? column < otherColumn : row < otherRow;
  return isExchangedAlong(isFirst ? one : other, isFirst ? other : one, !isBeside);
}

/** As `isExchanged`, where the second shape begins where the first one ends: along the rows, or down the columns. */
function isExchangedAlong(first: Shape, second: Shape, isDown: bool): bool {
  const folds = i32(isDown ? first.rowFolds : first.columnFolds);
  const secondFolds = i32(isDown ? second.rowFolds : second.columnFolds);
  const side = i32(isDown ? first.left : first.top);
  const secondSide = i32(isDown ? second.left : second.top);
  const sideFolds = i32(isDown ? first.columnFolds : first.rowFolds);
  const secondSideFolds = i32(isDown ? second.columnFolds : second.rowFolds);
  if (side == secondSide && sideFolds == secondSideFolds) {
    if (folds != secondFolds) {
      const cut = i32(isDown ? first.top : first.left) + (1 << secondFolds);
      if (startAlong(first, isDown) >= cut || startAlong(second, isDown) < cut) return false;
      return isLess(first, secondFolds, sideFolds, second, folds, sideFolds, isDown);
    }
    if (sideFolds == 0) return false;
    const middle = side + (1 << (sideFolds - 1));
    if (startAlong(first, !isDown) < middle == startAlong(second, !isDown) < middle) return false;
    return isLess(first, folds + 1, sideFolds - 1, second, folds + 1, sideFolds - 1, isDown);
  }
  if (folds != secondFolds) return false;
  const isFirstSmall = sideFolds < secondSideFolds;
  const half = isFirstSmall ? sideFolds : secondSideFolds;
  const from = isFirstSmall ? side : secondSide;
  const whole = isFirstSmall ? secondSide : side;
  if (sideFolds + secondSideFolds != 2 * half + 1 || (from != whole && from != whole + (1 << half))) return false;
  const large = isFirstSmall ? second : first;
  if ((startAlong(large, !isDown) - from) >>> half == 0) return false;
  return isLess(isFirstSmall ? first : second, folds + 1, half, large, folds, half, isDown);
}

/** The start of the shape's group along the rows, or down the columns. */
function startAlong(shape: Shape, isDown: bool): i32 {
  const group = Problem.group(shape.group);
  return i32(isDown ? group.row : group.column);
}

/** Whether the shapes that two groups would have, by their folds along and across, are of less rank than those they have. */
function isLess(
  first: Shape,
  folds: i32,
  sideFolds: i32,
  second: Shape,
  secondFolds: i32,
  secondSideFolds: i32,
  isDown: bool,
): bool {
  const before = rankOf(first, first.rowFolds, first.columnFolds) + rankOf(second, second.rowFolds, second.columnFolds);
  const after =
    rankOf(first, isDown ? folds : sideFolds, isDown ? sideFolds : folds) +
    rankOf(second, isDown ? secondFolds : secondSideFolds, isDown ? secondSideFolds : secondFolds);
  return after < before;
}

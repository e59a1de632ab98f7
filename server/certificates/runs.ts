import { textOf, type Cluster } from './clusters.ts';
import type { Face } from './faces.ts';

/** Letters that are drawn in one go: one face, one direction. */
export interface Run {
  face: Face;
  /** As it is spoken. */
  text: string;
  fromRight: boolean;
  /** In parts of the letters' size. */
  width: number;
}

/** A line's runs from left to right. */
export function runsOf(line: readonly Cluster[]): Run[] {
  const pieces: Cluster[][] = [];
  for (const cluster of line) {
    const last = pieces.at(-1);
    if (last?.[0]?.face === cluster.face && last[0].level === cluster.level) last.push(cluster);
    else pieces.push([cluster]);
  }
  return inVisualOrder(pieces).flatMap((piece) => {
    const [first] = piece;
    return first ? [runOf(piece, first)] : [];
  });
}

/** Rule L2 of UAX 9: from the highest level down to the lowest odd one, turn round what stands at it or above. */
function inVisualOrder(pieces: Cluster[][]): Cluster[][] {
  const levelOf = (piece: Cluster[] | undefined) => piece?.[0]?.level ?? 0;
  const order = [...pieces];
  for (let level = Math.max(0, ...pieces.map(levelOf)); level > 0; level -= 1) {
    for (let start = 0; start < order.length; start += 1) {
      let end = start;
      while (end < order.length && levelOf(order[end]) >= level) end += 1;
      order.splice(start, end - start, ...order.slice(start, end).reverse());
      start = end;
    }
  }
  return order;
}

function runOf(piece: readonly Cluster[], { face, level }: Cluster): Run {
  const text = textOf(piece);
  const fromRight = level % 2 === 1;
  return { face, text, fromRight, width: face.shape(text, fromRight).advanceWidth / face.font.unitsPerEm };
}

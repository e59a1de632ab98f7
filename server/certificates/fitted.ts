import type { Cluster } from './clusters.ts';
import { runsOf } from './runs.ts';

export interface Room {
  width: number;
  height: number;
  /** From the one that is wanted to the smallest that can be read. */
  sizes: readonly number[];
}

export interface Fitted {
  size: number;
  lines: Cluster[][];
}

/** From one line to the next, in parts of the letters' size: Devanagari and Arabic stand taller than Latin. */
export const LEADING = 1.45;

/** The largest letters with which the text fits into its room; the smallest, where none does. */
export function fitted(clusters: readonly Cluster[], { width, height, sizes }: Room): Fitted {
  const words = wordsOf(clusters);
  let best: Fitted = { size: 1, lines: [] };
  for (const size of sizes) {
    best = { size, lines: linesOf(words, width / size) };
    if (best.lines.length * size * LEADING <= height) break;
  }
  return { size: best.size, lines: balanced(words, best.lines, width / best.size) };
}

/** As many lines, of about the same length: no word stands alone on the last one. */
function balanced(words: readonly Word[], lines: Cluster[][], width: number): Cluster[][] {
  let best = lines;
  for (let share = 0.96; share > 0.5; share -= 0.04) {
    const narrower = linesOf(words, width * share);
    if (narrower.length > lines.length) return best;
    best = narrower;
  }
  return best;
}

interface Word {
  clusters: Cluster[];
  /** The space before it. */
  space: Cluster[];
  width: number;
}

function wordsOf(clusters: readonly Cluster[]): Word[] {
  const words: Word[] = [{ clusters: [], space: [], width: 0 }];
  for (const cluster of clusters) {
    if (cluster.text === ' ') words.push({ clusters: [], space: [cluster], width: 0 });
    else words.at(-1)?.clusters.push(cluster);
  }
  return words.map((word) => ({ ...word, width: widthOf(word.clusters) }));
}

/** As many words to a line as there is room for. */
function linesOf(words: readonly Word[], width: number): Cluster[][] {
  const lines: Cluster[][] = [];
  let line: Cluster[] = [];
  let used = 0;
  for (const word of words.flatMap((whole) => (whole.width > width ? broken(whole, width) : [whole]))) {
    const space = line.length === 0 ? [] : word.space;
    const more = widthOf(space) + word.width;
    if (line.length > 0 && used + more > width) {
      lines.push(line);
      line = [...word.clusters];
      used = word.width;
    } else {
      line.push(...space, ...word.clusters);
      used += more;
    }
  }
  return line.length > 0 ? [...lines, line] : lines;
}

/** A word that is longer than a line, in pieces that each fill one. */
function broken(word: Word, width: number): Word[] {
  const pieces: Word[] = [];
  let piece: Cluster[] = [];
  for (const cluster of word.clusters) {
    if (piece.length > 0 && widthOf([...piece, cluster]) > width) {
      pieces.push({ clusters: piece, space: [], width: widthOf(piece) });
      piece = [];
    }
    piece.push(cluster);
  }
  pieces.push({ clusters: piece, space: [], width: widthOf(piece) });
  return pieces.map((each, index) => (index === 0 ? { ...each, space: word.space } : each));
}

/** In parts of the letters' size. */
export function widthOf(clusters: readonly Cluster[]): number {
  return runsOf(clusters).reduce((sum, { width }) => sum + width, 0);
}

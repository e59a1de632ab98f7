import { createHash } from 'node:crypto';

/** Lines in which uploads wait. So few that a line says nobody's address: of IPv4's addresses alone a million share each. */
const LINES = 4096;

/** The line of a network (`network-of.ts`), the same in every process. */
export function lineOf(network: string): number {
  return createHash('sha256').update(network).digest().readUInt16BE(0) % LINES;
}

/** Whose upload is worked on next. */
export interface PhotoTurns {
  /** These lines, the one whose turn it is first. Of those with the same right the order stays. */
  inOrder(lines: readonly number[]): number[];
  /** That line had its turn, which cost so many milliseconds. */
  charge(line: number, ms: number): void;
}

/**
 * Start-time fair queueing (Goyal, Vin and Cheng, 1996): a line's turn begins where its last one ended, or, where it has been away, at the
 * turn that began last. What is charged is the time that a picture took, which is what its pixels cost, also of one that its decoder gave up on.
 */
export function makePhotoTurns(): PhotoTurns {
  const ends = new Map<number, number>();
  let begun = 0;
  const beginning = (line: number) => Math.max(ends.get(line) ?? 0, begun);
  return {
    inOrder: (lines) => lines.toSorted((a, b) => beginning(a) - beginning(b)),
    charge(line, ms) {
      begun = beginning(line);
      ends.set(line, begun + ms);
    },
  };
}

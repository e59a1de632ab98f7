/** How a device of a batch stands. Numbers, for there are a million of them; the database remembers them, so that none is ever given anew. */
export const marks = {
  /** Not told yet. */
  waiting: 0,
  /** A push service has it. */
  sent: 1,
  /** Has had as many alerts as one gets in a day. */
  capped: 2,
  /** Waits until its quiet hours are over. */
  quiet: 3,
  /** Registered no more. */
  gone: 4,
  /** The push service does not take it. */
  refused: 5,
  /** The push service did not answer in all tries. */
  unreachable: 6,
  /** There was nothing more to tell when its turn came. */
  over: 7,
} as const;
export type Mark = (typeof marks)[keyof typeof marks];

/** Its turn is still to come. */
export function isOpen(mark: Mark): boolean {
  return mark === marks.waiting || mark === marks.quiet;
}

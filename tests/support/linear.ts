/** Milliseconds below which there is nothing to compare. */
const AT_ONCE_MS = 5;
const MOST_TRIES = 12;
/** Milliseconds after which no further try is made: what takes so long is slow by itself. */
const ENOUGH_MS = 500;
/** From a quarter of the length to the whole, linear work grows fourfold and quadratic work sixteenfold. */
const MOST_GROWTH = 8;
/** What a busy machine adds by chance. Quadratic work on 100,000 characters takes seconds. */
const SLACK_MS = 20;

/**
 * Does the work take no more than its text's length, on a machine however slow? `make` answers a text of so many characters, made so that a
 * pattern with two ways to match the same characters would try them all.
 */
export function isLinear(work: (text: string) => unknown, make: (length: number) => string, length = 100_000): boolean {
  const whole = quickestMs(work, make(length));
  if (whole < AT_ONCE_MS) return true;
  return whole <= MOST_GROWTH * quickestMs(work, make(length / 4)) + SLACK_MS;
}

/** Of the quickest try: on a busy machine most are slow by no fault of theirs. */
function quickestMs(work: (text: string) => unknown, text: string): number {
  const began = processorMs();
  let best = Number.POSITIVE_INFINITY;
  for (let tries = 0; tries < MOST_TRIES && best >= AT_ONCE_MS; tries += 1) {
    const start = processorMs();
    if (start - began > ENOUGH_MS) break;
    work(text);
    best = Math.min(best, processorMs() - start);
  }
  return best;
}

/** What this process has had of the processor: others beside it do not count. */
function processorMs(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
}

/** So many characters of the piece again and again. */
export function repeated(piece: string, length: number): string {
  return piece.repeat(Math.ceil(length / piece.length)).slice(0, length);
}

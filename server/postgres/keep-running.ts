import type { Result } from '../../contract/base/result.ts';

/** Milliseconds between two looks at the process table. */
const LOOK_MS = 1_000;
/** After a start that failed, and twice as long after each further one. */
const AGAIN_MS = 2_000;
const LONGEST_MS = 30_000;
/** Starts in a row that failed for no reason that passes by itself: some four minutes. */
const TRIES = 10;

export interface Watched {
  isRunning(): boolean;
  /** The failure is a sentence for the operator. */
  start(): Promise<Result<unknown, string>>;
  /** A sentence, where what keeps it from running passes by itself. */
  whatPasses(): string | undefined;
  /** What the operator should know: that it has ended, what keeps it away or soon will (each once), that it is back. */
  say(sentence: string): void;
  /** It is not tried any more. */
  onGivenUp(): void;
}

export interface Supervision {
  /** No start is under way any more when this resolves. */
  stop(): Promise<void>;
}

/**
 * Starts a database again that has ended by itself: one that was killed for its memory, or that cannot write its log (a full disk) and
 * gives up for good, and would stay away after there is space again. Recovery takes as long as it takes; a disk may stay full for days.
 */
export function keepRunning({ isRunning, start, whatPasses, say, onGivenUp }: Watched): Supervision {
  let stopped = false;
  let failures = 0;
  /** What was said last, without its figures: they change while it is the same. */
  let told: string | undefined;
  let timer: NodeJS.Timeout;
  let working: Promise<void> = Promise.resolve();

  const tell = (sentence: string) => {
    const kind = sentence.replaceAll(/\d+/g, '');
    if (kind !== told) say(sentence);
    told = kind;
  };
  const startAgain = async () => {
    if (failures === 0) tell('The embedded PostgreSQL has ended: it is started again.');
    const started = await start().catch((error: unknown) => ({ ok: false as const, failure: String(error) }));
    if (started.ok) {
      tell('The embedded PostgreSQL runs again.');
      failures = 0;
      told = undefined;
      return;
    }
    const passing = whatPasses();
    failures += 1;
    tell(passing ?? started.failure);
    if (passing === undefined && failures >= TRIES) {
      stopped = true;
      onGivenUp();
    }
  };
  /** A full disk mostly ends statements first: it is told before it ends the database. */
  const tellWhatComes = () => {
    const passing = whatPasses();
    if (passing !== undefined) tell(passing);
    else told = undefined;
  };
  const look = async () => {
    if (!isRunning()) await startAgain();
    else tellWhatComes();
    lookAgain();
  };
  const lookAgain = () => {
    if (stopped) return;
    const waitMs = failures === 0 ? LOOK_MS : Math.min(LONGEST_MS, AGAIN_MS * 2 ** (failures - 1));
    timer = setTimeout(() => {
      working = look();
    }, waitMs).unref();
  };
  lookAgain();

  return {
    async stop() {
      stopped = true;
      clearTimeout(timer);
      await working;
    },
  };
}

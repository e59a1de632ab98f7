/** Milliseconds that a record is left which could not be read: a release that can may run by then. */
const REST_MS = 3_600_000;

/** What a job leaves out since it cannot read what is kept of it: each is said once, and holds up none of the others. */
export interface Unreadable {
  /** Those that are left for now. */
  ids(): string[];
  /** Undefined, and left from now on: what is kept of this one cannot be read. Whatever else went wrong is thrown. */
  unless<Value>(id: string, run: () => Promise<Value>): Promise<Value | undefined>;
}

/** Where nobody else is held up, as in a test: nothing is left out, and what cannot be read is thrown. */
export const allReadable: Unreadable = { ids: () => [], unless: (_id, run) => run() };

/** `say` hears of each once. */
export function makeUnreadable(say: (error: unknown) => void): Unreadable {
  const until = new Map<string, number>();
  return {
    ids: () => [...until].flatMap(([id, at]) => (at > Date.now() ? [id] : [])),
    async unless(id, run) {
      try {
        return await run();
      } catch (error) {
        if (!isAboutContent(error)) throw error;
        if (!until.has(id)) say(new UnreadableRecord(id, error));
        until.set(id, Date.now() + REST_MS);
        return undefined;
      }
    },
  };
}

class UnreadableRecord extends Error {
  constructor(id: string, cause: unknown) {
    super(`what is kept of ${id} cannot be read`, { cause });
  }
}

/** By what JavaScript throws at what is not as it should be, or PostgreSQL (class 22, data exception). */
function isAboutContent(error: unknown): boolean {
  if (error instanceof SyntaxError || error instanceof TypeError || error instanceof RangeError) return true;
  return error instanceof Error && 'code' in error && String(error.code).startsWith('22');
}

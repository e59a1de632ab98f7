/** What a failed statement means for the caller. */
export type DatabaseTrouble =
  /** Another transaction holds the same rows for too long. */
  | 'locked'
  /** The engine asks to run the transaction again. */
  | 'again'
  /** Not there, shutting down, read-only, out of space: nothing was acknowledged, try later. */
  | 'unavailable'
  /** A bug of ours. */
  | 'bug';

/**
 * SQLSTATE classes that pass by themselves: connection (08), transaction state (25: a replica is read-only),
 * resources such as a full disk (53), operator intervention (57), input/output (58).
 */
const PASSING = /^(08|25|53|57|58)/;

/** Node's own: the server's socket refused, vanished or stayed silent. */
const NETWORK = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'ENOENT',
  'EPIPE',
  'ETIMEDOUT',
  'ENOTFOUND',
  'EAI_AGAIN',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'EACCES',
]);

/** Node's own, of a disk that is full or cannot be written to now. */
const DISK = new Set(['ENOSPC', 'EDQUOT', 'EIO', 'EROFS']);

/** The driver gives these without a code. */
const DRIVER =
  /^(Connection terminated|timeout exceeded when trying to connect|Client has encountered a connection|Query read timeout)/;

export function troubleOf(error: unknown): DatabaseTrouble {
  if (!(error instanceof Error)) return 'bug';
  const code = 'code' in error && typeof error.code === 'string' ? error.code : '';
  if (code === '55P03') return 'locked';
  if (code === '40001' || code === '40P01' || isSecondHand(error)) return 'again';
  if (PASSING.test(code) || NETWORK.has(code) || DISK.has(code) || DRIVER.test(error.message)) return 'unavailable';
  return 'bug';
}

/** Of a statement that PostgreSQL did not like for what was in it: data (22) or a constraint (23). */
const ABOUT_CONTENT = /^2[23]/;
/** A code of PostgreSQL's own. */
const SQLSTATE = /^[0-9A-Z]{5}$/;

/** Would the next statement fail as well, whoever sends it? Not where somebody waits for another, nor by what one item holds. */
export function isServersOwn(error: unknown): boolean {
  const trouble = troubleOf(error);
  if (trouble !== 'bug') return trouble === 'unavailable';
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  return SQLSTATE.test(code) && !ABOUT_CONTENT.test(code);
}

/**
 * What lets nobody be on two disasters, no need be in two hands and no e-mail address have two accounts had the last word: whoever looks
 * again sees the other one.
 */
const lastWords: readonly unknown[] = ['acceptances_one_at_a_time', 'aid_line_in_one_hand', 'accounts_email_key_key'];

function isSecondHand(error: Error): boolean {
  return 'constraint' in error && lastWords.includes(error.constraint);
}

/** Is there a record under this id already? It was made without a receipt, which would else have said so. */
export function isTaken(error: unknown, id: string): boolean {
  if (!(error instanceof Error) || !('code' in error) || error.code !== '23505') return false;
  const { constraint, detail } = error as { constraint?: unknown; detail?: unknown };
  return String(constraint).endsWith('_pkey') && String(detail).includes(`(id)=(${id})`);
}

const TRIES = 4;

/** Runs a transaction again while the engine asks for that (serialization failure, deadlock). */
export async function withRetries<Value>(run: () => Promise<Value>): Promise<Value> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await run();
    } catch (error) {
      if (attempt === TRIES || troubleOf(error) !== 'again') throw error;
    }
  }
}

import { errorNames } from '../../error-names.ts';

/** Had the phone no room for what was to be written? Reading goes on then, and so does taking away. */
export function isNoRoom(error: unknown): boolean {
  return errorNames(error).includes('QuotaExceededError');
}

/** Does `work`, unless the phone has no room for it, which is noted in `learned`. Answers whether it is done. */
export async function whereRoom(learned: { isFull: boolean }, work: () => Promise<unknown>): Promise<boolean> {
  try {
    await work();
    return true;
  } catch (error) {
    if (!isNoRoom(error)) throw error;
    learned.isFull = true;
    return false;
  }
}

import { createHash } from 'node:crypto';

/** True time at the start of each history, epoch milliseconds. */
export const EPOCH_START = Date.UTC(2030, 0, 1);

export function sha256Text(text: string): string {
  return createHash('sha256').update(text).digest('hex');
}

import { timingSafeEqual } from 'node:crypto';
import type { Vault } from '../vault.ts';

/** Characters of base64url: 132 bits, which nobody guesses. */
const CHARACTERS = 22;

/** What a device shows to say that this notice reached it: made anew from the server's key, kept nowhere. */
export function receiptKey(vault: Pick<Vault, 'mark'>, noticeId: string, deviceId: string): string {
  return Buffer.from(vault.mark(`push ${noticeId} ${deviceId}`), 'hex')
    .toString('base64url')
    .slice(0, CHARACTERS);
}

export function isReceiptKey(vault: Pick<Vault, 'mark'>, noticeId: string, deviceId: string, key: string): boolean {
  const right = Buffer.from(receiptKey(vault, noticeId, deviceId));
  const shown = Buffer.from(key);
  return shown.length === right.length && timingSafeEqual(shown, right);
}

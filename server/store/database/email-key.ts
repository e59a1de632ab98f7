import { plainEmail } from '../../../contract/base/plain-email.ts';

/** What makes two e-mail addresses one account's: people's phones write the first letter large. */
export function emailKeyOf(email: string): string {
  return plainEmail(email).normalize('NFC').toLowerCase();
}

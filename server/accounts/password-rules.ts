import { dictionary } from '@zxcvbn-ts/language-common';
import { texts } from '../texts.ts';

/** The 49,000 commonest of leaked passwords (zxcvbn's list), in lower case; no network is asked. */
const common: ReadonlySet<string> = new Set(dictionary['passwords-common']);

/** Names that a guesser tries first here. */
const PRODUCT = ['reliefrelay', 'relief', 'relay'];

/**
 * Why this password may not be set, in words, or undefined. Length is the contract's to check. No rules of "one digit, one
 * sign": NIST SP 800-63B finds that they make passwords worse.
 */
export function passwordWeakness(
  password: string,
  { name, email }: { name: string; email: string },
): string | undefined {
  const plain = plainOf(password);
  if (new Set(password).size < 3 || common.has(password.normalize('NFC').toLowerCase())) return texts.commonPassword;
  const [mailbox = ''] = email.split('@');
  const own = [email, mailbox, name, ...name.split(/\s+/), ...PRODUCT].map(plainOf);
  const bare = plain.replaceAll(/\p{N}/gu, '');
  const isOwn = own.some((word) => word.length >= 3 && (word === plain || word === bare));
  return isOwn ? texts.ownNamePassword : undefined;
}

/** Letters and digits alone, in lower case: dots, spaces and signs between them make nothing harder to guess. */
function plainOf(text: string): string {
  return text
    .normalize('NFC')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{M}\p{N}]/gu, '');
}

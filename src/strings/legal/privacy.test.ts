// @vitest-environment node
import { createHash } from 'node:crypto';
import { expect, it } from 'vitest';
import { consentVersion } from '../accounts/account.ts';
import { cookieTexts } from './cookies.ts';
import { privacyTexts } from './privacy.ts';

const digestOf = (of: unknown) => createHash('sha256').update(JSON.stringify(of)).digest('hex').slice(0, 16);

/** Who agreed to a version agreed to these words: other words need another version here, and a new digest beside it. */
it('a version of the privacy text is one text', () => {
  expect({ version: consentVersion, digest: digestOf(privacyTexts) }).toEqual({
    version: '2026-11.16',
    digest: 'f186eaa909a8121f',
  });
});

it('says of what the admins’ work brought who sees it and how long it is kept', () => {
  const all = JSON.stringify([privacyTexts, cookieTexts]);
  for (const words of [
    'Whom an alert went to: a year.',
    'Who decided or changed what: two years.',
    'only the last one, rounded to about one kilometre',
    'for as long as it has it in hand',
    'who applied for an account',
    'deleted when they log out',
    'with who changed it, when and why',
  ]) {
    expect(all).toContain(words);
  }
});

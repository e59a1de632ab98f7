import { afterAll, expect, it } from 'vitest';
import { texts as serverTexts } from '../../server/texts.ts';
import { approvalTexts as english } from '../../src/strings/admin/approvals.ts';
import { decidedAlreadyText } from '../../src/strings/admin/decided-already.ts';
import { approvalTexts as spanish } from '../../src/strings/es/admin/approvals.ts';
import { speak } from '../../src/strings/language.ts';
import { adoptTexts } from '../../src/strings/texts.ts';

const kept = { ...english };
const AT = '2026-11-22T02:30:00.000Z';

afterAll(() => {
  speak('en');
  adoptTexts({ approvalTexts: kept });
});

it('says in English what the server says, and in another language who was first', () => {
  const sentence = serverTexts.decidedAlready('approved', 'Meera Rao', AT);
  expect(decidedAlreadyText(sentence)).toBe(sentence);
  speak('es');
  adoptTexts({ approvalTexts: spanish });
  expect(decidedAlreadyText(sentence)).toMatch(/Meera Rao.*22 nov 2026\.$/);
  expect(decidedAlreadyText(sentence)).not.toContain('this account');
  expect(decidedAlreadyText(serverTexts.decidedAlready('refused', undefined, AT))).not.toContain('Somebody');
});

it('leaves what it does not know to the sentences that are known', () => {
  speak('es');
  expect(decidedAlreadyText('The moon is in the wrong place.')).toContain('The moon is in the wrong place.');
});

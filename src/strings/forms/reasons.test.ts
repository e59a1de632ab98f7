import { expect, it } from 'vitest';
import { errorKinds, isParkingKind } from '../../../contract/errors.ts';
import { reasonSentence, reasonTexts } from './reasons.ts';

it('gives the server’s own sentence for a final refusal and ours for a wait', () => {
  expect(reasonSentence({ code: 'invalid', message: 'The description is too long.' })).toBe(
    'The description is too long.',
  );
  expect(reasonSentence({ code: 'server-trouble', message: 'ECONNREFUSED 10.0.0.3' })).toBe(
    reasonTexts['server-trouble'],
  );
});

it('treats exactly the contract’s parking kinds, and a plain host’s refusal, as final', () => {
  const isFinal = (code: keyof typeof reasonTexts) => reasonSentence({ code, message: 'x' }) === 'x';
  const codes = Object.keys(reasonTexts) as (keyof typeof reasonTexts)[];
  const parking = errorKinds.filter((kind) => isParkingKind(kind));
  expect(new Set(codes.filter(isFinal))).toEqual(new Set([...parking, 'refused']));
});

it('says of a host of section 7, which has accounts, what the app does not send there', () => {
  const sentence = reasonSentence({ code: 'no-accounts' });
  expect(sentence).toBe(
    'To this server the app sends reports and aid requests only, nothing that belongs to an account.',
  );
});

import type { GenericSchema } from 'valibot';
import { safeParse } from 'valibot';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aidBodySchema } from '../../contract/entities/aid-request.ts';
import { emailSchema, nameSchema, newPasswordSchema, roleSchema } from '../../contract/entities/account.ts';
import { reportBodySchema } from '../../contract/entities/report.ts';
import { issueFields } from '../../contract/base/issues.ts';
import { messages } from '../../contract/messages.ts';
import { limits } from '../../contract/limits.ts';
import { texts } from '../../server/texts.ts';
import { contractProblems as arabic } from '../../src/strings/ar/forms/contract-problems.ts';
import { failureText } from '../../src/strings/accounts/call-failures.ts';
import { contractProblems } from '../../src/strings/forms/contract-problems.ts';
import { inOwnWords, serverWords } from '../../src/strings/forms/known-sentences.ts';
import { speak } from '../../src/strings/language.ts';
import { serverProblemText } from '../../src/strings/forms/problems.ts';
import { reasonSentence, reasonTexts } from '../../src/strings/forms/reasons.ts';
import { adoptTexts } from '../../src/strings/texts.ts';

const LONG = 'x'.repeat(100_000);

const wrong: readonly (readonly [schema: GenericSchema, value: unknown])[] = [
  [reportBodySchema, { disasterType: 'x', severity: 'x', location: { lati: 'x', long: 900 }, address: '', name: 7 }],
  [reportBodySchema, { address: LONG, description: '\ud800', name: LONG, contactNumber: LONG, peopleAffected: -1 }],
  [reportBodySchema, { peopleAffected: 1e12, assistanceRequired: LONG }],
  [reportBodySchema, { peopleAffected: 1.5 }],
  [aidBodySchema, { requirements: [], deadline: 'x', location: LONG, status: 'x' }],
  [aidBodySchema, { requirements: 'x', deadline: '2026-02-30' }],
  [aidBodySchema, { requirements: Array.from({ length: 500 }, () => ({ type: '', quantity: LONG, urgent: 'x' })) }],
  [emailSchema, 'x'],
  [newPasswordSchema, 'x'],
  [nameSchema, LONG],
  [roleSchema, 'x'],
];

/** What the server says to people by its own table, not by the contract's. */
const said: readonly string[] = [
  texts.invalid,
  texts.keyReuse,
  texts.gone,
  texts.itemTooLarge,
  texts.tooLarge(1_000_000),
  texts.forbidden,
  texts.ownerMismatch,
  texts.signIn,
  texts.notFound,
  texts.busy,
  texts.emailTaken,
  texts.registeredOrMailed,
  texts.wrongSetupCode,
  texts.setupCodeUsed,
  texts.commonPassword,
  texts.ownNamePassword,
  texts.wrongPassword,
  texts.passwordChangedMeanwhile,
  texts.noSuchSession,
  texts.badResetLink,
  texts.lastAdmin,
  texts.hasSecondStep,
  texts.noSecondStep,
  texts.wrongCode,
  texts.noSuchAccount,
  texts.noSuchReport,
  texts.notAboutYourself,
  texts.decidedAlready('pending'),
  texts.mailFailed,
  messages.aidFailed,
  messages.aidFallback,
  'required',
  'not valid',
  'unknown field',
];

/** The library's own words, and those for members that no form has; the server says "not valid" instead. */
const unsaid = /^Invalid |^a new (request|requirement) is /;

describe('in English', () => {
  it('everything is said as it comes', () => {
    for (const sentence of [...said, 'something new']) expect(inOwnWords(sentence)).toBe(sentence);
    expect(failureText({ kind: 'conflict', message: 'Somebody was first.' })).toBe('Somebody was first.');
    expect(serverProblemText('at least 10 characters')).toBe('At least 10 characters.');
  });
});

describe('in another language', () => {
  beforeAll(() => {
    speak('ar');
    adoptTexts({ contractProblems: arabic });
  });
  afterAll(() => {
    adoptTexts({ contractProblems });
    speak('en');
  });

  it('there are words for every problem that a form can have', () => {
    const problems = wrong.flatMap(([schema, value]) => {
      const { issues } = safeParse(schema, value);
      return Object.values(issueFields(issues ?? [])).filter((problem) => !unsaid.test(problem));
    });
    expect(new Set(problems).size).toBeGreaterThan(15);
    expect(problems.filter((problem) => inOwnWords(problem) === undefined)).toEqual([]);
  });

  it.each(said)('there are words for "%s"', (sentence) => {
    expect(inOwnWords(sentence)).toBeDefined();
  });

  it('a number of the sentence is one of the answer', () => {
    expect(inOwnWords(`at most ${limits.nameCharacters} characters`)).not.toContain('#');
  });

  it('what nobody knows comes after words of our own, isolated', () => {
    const unknown = 'The moon is in the wrong place.';
    expect(inOwnWords(unknown)).toBeUndefined();
    expect(inOwnWords('toString')).toBeUndefined();
    expect(serverWords(unknown, 'لا')).toBe(`لا \u2068${unknown}\u2069`);
    expect(failureText({ kind: 'conflict', message: unknown })).toBe(`${reasonTexts.refused} \u2068${unknown}\u2069`);
    expect(reasonSentence({ code: 'gone', message: unknown })).toBe(`${reasonTexts.gone} \u2068${unknown}\u2069`);
    expect(serverProblemText('off the map')).toContain('\u2068Off the map.\u2069');
  });
});

import { expect, it } from 'vitest';
import { askedFailureText, lostAnswerText } from './asked-failures.ts';

const PERHAPS = 'It may have been done all the same.';

it.each(['unreachable', 'timed-out'] as const)('says what may have happened where no answer came: %s', (kind) => {
  expect(lostAnswerText({ kind }, PERHAPS)).toBe(`${askedFailureText({ kind })} ${PERHAPS}`);
  expect(lostAnswerText({ kind }, '')).toBe(askedFailureText({ kind }));
});

it.each(['sign-in', 'forbidden', 'busy', 'internal', 'slow-down'] as const)('leaves an answer as it is: %s', (kind) => {
  expect(lostAnswerText({ kind }, PERHAPS)).toBe(askedFailureText({ kind }));
});

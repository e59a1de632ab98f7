import { expect, it } from 'vitest';
import { aidFailureText } from './aid-failure.ts';

it.each([
  [{ code: 'invalid', message: 'Deadline is over', status: 422 } as const, 'Deadline is over'],
  [{ code: 'too-large', status: 413 } as const, 'HTTP error! status: 413'],
  [{ code: 'invalid', status: 200 } as const, 'Failed to create aid request'],
  [{ code: 'invalid' } as const, 'Failed to submit request. Please check all required fields and try again.'],
  [undefined, 'Failed to submit request. Please check all required fields and try again.'],
])('says %j in the words of section 8', (reason, text) => {
  expect(aidFailureText(reason)).toBe(text);
});

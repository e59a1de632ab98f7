import { expect, it } from 'vitest';
import { whyNotDone } from './release-failure.ts';

it('says that it was not done, or where no answer came that it may have been', () => {
  expect(whyNotDone({ kind: 'forbidden' })).toBe('It was not done. Your account is not allowed to do this.');
  expect(whyNotDone({ kind: 'unreachable' })).toBe(
    'There is no connection to the server. This may have gone through: load the photos again to see.',
  );
  expect(whyNotDone({ kind: 'conflict' })).toBe('This photo can’t be shown to everybody.');
});

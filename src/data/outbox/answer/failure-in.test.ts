import { expect, it } from 'vitest';
import { failureIn } from './failure-in.ts';

it('keeps what exactly went wrong as the server named it, and nothing where it named nothing', () => {
  expect(failureIn({ code: 'not-an-ngo', params: {} })).toEqual({ failure: { code: 'not-an-ngo', params: {} } });
  expect(failureIn({ kind: 'forbidden' })).toEqual({});
  expect(failureIn({ code: 7, params: {} })).toEqual({});
});

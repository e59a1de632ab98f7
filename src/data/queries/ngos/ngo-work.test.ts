import { expect, it } from 'vitest';
import { rejectedAfter } from './ngo-work.ts';

it('lays what this phone put aside, took back or took on since over what the server knows', () => {
  const acts = [
    { about: 'b', what: 'actOnAid.reject' },
    { about: 'a', what: 'actOnAid.reconsider' },
    { about: 'c', what: 'actOnAid.take' },
    { about: 'd', what: 'actOnAid.reject' },
    { about: 'd', what: 'actOnAid.reconsider' },
    { about: 'e', what: 'actOnAid.need' },
  ];
  expect([...rejectedAfter(['a', 'c', 'e'], acts)]).toEqual(['e', 'b']);
});

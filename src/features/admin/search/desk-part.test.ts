// @vitest-environment happy-dom
import { afterEach, expect, test } from 'vitest';
import { keepPart, readPart } from './desk-part.ts';

afterEach(() => window.history.replaceState(null, '', '/'));

test('an address says which part of the Desk; any other word is the messages', () => {
  expect(readPart('?tab=desk&part=triage')).toBe('triage');
  expect(readPart('?tab=desk&part=constructor')).toBe('messages');
  expect(readPart('')).toBe('messages');
});

test('the part that is opened is kept in the address, beside the tab', () => {
  window.history.replaceState({ kept: true }, '', '/admin-dashboard?tab=desk&part=work');
  keepPart('people');
  expect(window.location.search).toBe('?tab=desk&part=people');
  expect(window.history.state).toEqual({ kept: true });
});

// @vitest-environment happy-dom
import { afterEach, expect, it } from 'vitest';
import { noteAlertRefusal, readAlertMemory } from './alert-memory.ts';
import { alertStep, audienceOf } from './alert-step.ts';

const DAY_MS = 24 * 60 * 60_000;
const NOW = Date.UTC(2026, 5, 1);
const nothing = { refusals: 0, refusedAt: 0 };
const facts = {
  permission: 'ask',
  audience: 'volunteer',
  state: null,
  memory: nothing,
  hasService: true,
  now: NOW,
} as const;
const on = { isOn: true, wishes: {} };
const refused = (refusals: number, daysAgo: number) => ({ memory: { refusals, refusedAt: NOW - daysAgo * DAY_MS } });

afterEach(() => localStorage.clear());

it.each([
  // Who is asked.
  ['ask', {}],
  ['ask', { audience: 'account' }],
  ['ask', { audience: 'reporter' }],
  [undefined, { audience: undefined }],
  [undefined, { hasService: false }],
  // "Not now" holds for thirty days, said twice for ever.
  [undefined, refused(1, 0)],
  [undefined, refused(1, 29)],
  ['ask', refused(1, 30)],
  [undefined, refused(2, 30)],
  [undefined, refused(2, 3650)],
  // By a clock that was put back meanwhile, too.
  [undefined, refused(1, -29)],
  ['ask', refused(1, -30)],
  // What has to be done elsewhere is said to volunteers alone.
  ['blocked', { permission: 'blocked' }],
  [undefined, { permission: 'blocked', audience: 'account' }],
  [undefined, { permission: 'blocked', ...refused(1, 0) }],
  ['install', { permission: 'install' }],
  [undefined, { permission: 'install', audience: 'reporter' }],
  ['never', { permission: 'never' }],
  [undefined, { permission: 'never', audience: 'account' }],
  [undefined, { permission: 'never', ...refused(2, 30) }],
  // After the yes: where.
  ['place', { permission: 'allowed', state: on }],
  [undefined, { permission: 'allowed', state: on, audience: 'account' }],
  [undefined, { permission: 'allowed', state: { ...on, place: { lati: 1, long: 2 } } }],
  [undefined, { permission: 'allowed', state: { ...on, wishes: { place: { lati: 1, long: 2 } } } }],
  [undefined, { permission: 'allowed', state: { ...on, isOn: false } }],
  [undefined, { permission: 'allowed' }],
] as const)('the card says %s to %j', (step, difference) => {
  expect(alertStep({ ...facts, ...difference })).toBe(step);
});

it.each([
  ['volunteer', 'volunteer', false],
  ['account', 'ngo', false],
  ['account', 'admin', true],
  ['reporter', undefined, true],
  [undefined, undefined, false],
] as const)('whom it asks: %s, of role %s, something sent: %s', (audience, role, hasSent) => {
  expect(audienceOf(role, hasSent)).toBe(audience);
});

it('counts the refusals of this phone, whatever else stands under their name', () => {
  expect(readAlertMemory()).toEqual(nothing);
  noteAlertRefusal(5);
  noteAlertRefusal(7);
  expect(readAlertMemory()).toEqual({ refusals: 2, refusedAt: 7 });
  localStorage.setItem('relief-relay-alert-card', '{');
  expect(readAlertMemory()).toEqual(nothing);
});

import { expect, it } from 'vitest';
import type { PushState } from '../../data/queries/alerts.ts';
import { alertStanding } from './alert-standing.ts';

const told = { token: 't', as: '', at: 0 };
const state: PushState = { owner: 'a', isOn: true, begunAt: 0, wishes: {}, follow: [], followed: [], told };
const facts = { permission: 'allowed', state, hasService: true, audience: 'called' } as const;
const { told: _told, ...untold } = state;

it.each([
  ['on', {}],
  ['onAccount', { audience: 'account' }],
  ['onSent', { audience: 'nobody' }],
  ['waits', { state: untold }],
  ['waits', { state: { ...state, trouble: 'waits' } }],
  ['sign-in', { state: { ...state, trouble: 'sign-in' } }],
  ['refused', { state: { ...state, trouble: 'refused' } }],
  ['no-address', { state: { ...untold, trouble: 'no-address' } }],
  ['no-service', { hasService: false }],
  ['off', { state: null }],
  ['off', { state: { ...untold, isOn: false } }],
  ['offWaits', { state: { ...state, isOn: false } }],
  ['ask', { permission: 'ask', state: null }],
  ['ask', { permission: 'ask' }],
  ['blocked', { permission: 'blocked' }],
  ['install', { permission: 'install', hasService: false }],
  ['never', { permission: 'never' }],
] as const)('says %s of %j', (standing, difference) => {
  expect(alertStanding({ ...facts, ...difference })).toBe(standing);
});

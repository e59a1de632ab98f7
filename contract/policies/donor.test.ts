import { expect, it } from 'vitest';
import { roles } from '../enumerations.ts';
import { actions, may, type Action } from './actions.ts';
import { viewerOf } from './viewer.ts';

const names = Object.keys(actions) as Action[];

it('a donor may do what an account may that waits for approval, and sees what it sees', () => {
  const donor = { _id: 'd', role: 'volunteer', status: 'donor' } as const;
  const waiting = { ...donor, status: 'pending' } as const;
  expect(names.filter((action) => may(donor, action))).toEqual(names.filter((action) => may(waiting, action)));
  expect(may(donor, 'donate')).toBe(true);
  expect(viewerOf(donor)).toBe(viewerOf(waiting));
});

it.each(roles)('the status of a donor gives no power of a role, even if it stood beside %s', (role) => {
  const odd = names.filter((action) => may({ _id: 'd', role, status: 'donor' }, action));
  expect(odd).toEqual(names.filter((action) => may({ _id: 'd', role, status: 'pending' }, action)));
});

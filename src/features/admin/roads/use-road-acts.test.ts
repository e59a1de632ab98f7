import { expect, it } from 'vitest';
import type { ShownRoad } from '../../../data/queries/roads/roads-with-pending.ts';
import { undoing } from './use-road-acts.ts';

const road = (state: ShownRoad['state']): ShownRoad => ({
  _id: 'road',
  kind: 'flooded',
  position: { lati: 26, long: 86 },
  state,
  reportedAt: '2026-01-01T00:00:00.000Z',
  expiresAt: '2026-01-03T00:00:00.000Z',
});

it('a decision is taken back to how the road stood before it', () => {
  const back = (state: ShownRoad['state'], act: 'confirm' | 'lift' | 'reopen') => undoing({ road: road(state), act });
  expect([back('reported', 'confirm'), back('reported', 'lift')]).toEqual(['reopen', 'reopen']);
  expect(back('confirmed', 'lift')).toBe('confirm');
  expect([back('lifted', 'confirm'), back('expired', 'confirm')]).toEqual(['lift', 'lift']);
  // It lasts longer, and an undo is no decision of its own.
  expect([back('confirmed', 'confirm'), back('confirmed', 'reopen')]).toEqual([undefined, undefined]);
});

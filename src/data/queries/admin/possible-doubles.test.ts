import { expect, it } from 'vitest';
import { doublesAmong } from './possible-doubles.ts';

const report = (_id: string, lati: number, long: number, more: { type?: string; hour?: string } = {}) => ({
  _id,
  disasterType: (more.type ?? 'flood') as 'flood',
  location: { lati, long },
  reportedAt: `2026-01-05T${more.hour ?? '08'}:00:00.000Z`,
});

it('reports of one type that are near each other and of the same day may be of one event, across the edge of a square too', () => {
  const doubles = doublesAmong([
    report('a', 26.1199, 85.3999),
    // Some 200 m away, in another square.
    report('b', 26.1201, 85.4001),
    report('c', 26.1201, 85.4001, { hour: '20' }),
    report('another type', 26.12, 85.4, { type: 'fire' }),
    report('too far', 26.15, 85.4),
    { ...report('too late', 26.12, 85.4), reportedAt: '2026-01-07T08:00:00.000Z' },
  ]);
  expect([...doubles]).toEqual([
    ['b', 2],
    ['a', 2],
    ['c', 2],
  ]);
});

it('reports without a place are compared with none', () => {
  expect(doublesAmong([report('a', 0, 0), report('b', 0, 0)]).size).toBe(0);
});

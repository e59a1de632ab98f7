import { describe, expect, it } from 'vitest';
import { installStanding } from './install-standing.ts';

const DAY_MS = 24 * 3_600_000;
const now = Date.UTC(2026, 6, 1);
const fresh = { visits: 1, seenAt: now, refusals: 0, refusedAt: 0, isDone: false };
const none = { sent: 0, unsent: 0 };

function standing(facts: Partial<Parameters<typeof installStanding>[0]>) {
  return installStanding({ way: 'offer', memory: fresh, items: none, now, ...facts });
}

describe('the offer to install', () => {
  it('waits for a good moment', () => {
    expect(standing({})).toBe('nothing');
    expect(standing({ items: { sent: 0, unsent: 1 } })).toBe('card');
    expect(standing({ items: { sent: 1, unsent: 0 } })).toBe('card');
    expect(standing({ memory: { ...fresh, visits: 2 } })).toBe('card');
  });

  it('is none where the app is installed or cannot be', () => {
    expect(standing({ way: undefined, memory: { ...fresh, visits: 9 } })).toBe('nothing');
  });

  it('rests for thirty days after a refusal, whatever the clock did', () => {
    const refused = (refusedAt: number) => standing({ memory: { ...fresh, visits: 5, refusals: 1, refusedAt } });
    expect(refused(now)).toBe('link');
    expect(refused(now - 29 * DAY_MS)).toBe('link');
    expect(refused(now - 31 * DAY_MS)).toBe('card');
    expect(refused(now + DAY_MS)).toBe('link');
  });

  it('is not made again after two refusals, or once the steps were followed', () => {
    const memory = { ...fresh, visits: 5 };
    expect(standing({ memory: { ...memory, refusals: 2, refusedAt: now - 900 * DAY_MS } })).toBe('link');
    expect(standing({ memory: { ...memory, isDone: true } })).toBe('link');
  });

  it('is not made while something waits that the installed app would not have', () => {
    expect(standing({ way: 'share-menu', items: { sent: 3, unsent: 1 } })).toBe('link');
    expect(standing({ way: 'share-menu', items: { sent: 3, unsent: 0 } })).toBe('card');
    expect(standing({ way: 'menu', items: { sent: 0, unsent: 1 } })).toBe('card');
  });
});

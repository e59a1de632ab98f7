import { describe, expect, it } from 'vitest';
import { isoTime } from '../base/clock.ts';
import { aidLife, isToBeAsked, reportLife, unconfirmedSince, type RecordLife } from './record-age.ts';

const HOUR = 3_600_000;
const start = Date.UTC(2026, 10, 26, 8);
const at = (hours: number) => start + hours * HOUR;
const other: RecordLife = { isOpen: true, isUrgent: false, knownAt: start };
const urgent: RecordLife = { ...other, isUrgent: true };

describe('the age of a record', () => {
  it('counts as old after two days, an urgent one after one', () => {
    expect(unconfirmedSince(other, at(48) - 1)).toBeUndefined();
    expect(unconfirmedSince(other, at(48))).toBe(start);
    expect(unconfirmedSince(urgent, at(24) - 1)).toBeUndefined();
    expect(unconfirmedSince(urgent, at(24))).toBe(start);
  });

  it('is nothing to ask about once it is over, and where nobody knows when it came', () => {
    expect(unconfirmedSince({ ...other, isOpen: false }, at(500))).toBeUndefined();
    expect(unconfirmedSince({ ...other, knownAt: Number.NaN }, at(500))).toBeUndefined();
    expect(isToBeAsked({ ...other, isOpen: false }, at(500), at(499))).toBe(false);
  });

  it('is asked once at each of three ages, and never a fourth time by itself', () => {
    const asked = [];
    let life = other;
    for (let hour = 0; hour < 1000; hour++) {
      if (!isToBeAsked(life, at(hour))) continue;
      asked.push(hour);
      life = { ...life, askedAt: at(hour) };
    }
    expect(asked).toEqual([48, 96, 192]);
  });

  it('is asked again before somebody drives, but not twice in half a day', () => {
    const asked = { ...other, askedAt: at(48) };
    expect(isToBeAsked(asked, at(59), at(58))).toBe(false);
    expect(isToBeAsked(asked, at(60), at(58))).toBe(true);
    expect(isToBeAsked(asked, at(60), at(47))).toBe(false);
    expect(isToBeAsked(other, at(20), at(19))).toBe(false);
  });

  it('begins anew with an answer', () => {
    const answered = { ...other, askedAt: at(48), knownAt: at(49) };
    expect(unconfirmedSince(answered, at(96))).toBeUndefined();
    expect(isToBeAsked(answered, at(96))).toBe(false);
    expect(isToBeAsked(answered, at(97))).toBe(true);
  });
});

describe('what it is reckoned by', () => {
  const report = { displayStatus: 'active', severity: 'moderate', reportedAt: isoTime(start) } as const;

  it('takes a report that waits or is active, and that its sender does not call over', () => {
    expect(reportLife(report)).toEqual({ isOpen: true, isUrgent: false, knownAt: start });
    expect(reportLife({ ...report, displayStatus: 'pending' }).isOpen).toBe(true);
    expect(reportLife({ ...report, displayStatus: 'resolved' }).isOpen).toBe(false);
    expect(reportLife({ ...report, overAt: isoTime(at(1)) }).isOpen).toBe(false);
    expect(reportLife({ ...report, severity: 'critical' }).isUrgent).toBe(true);
    expect(reportLife({ ...report, confirmedAt: isoTime(at(3)), askedAt: isoTime(at(2)) })).toMatchObject({
      knownAt: at(3),
      askedAt: at(2),
    });
  });

  it('takes an aid request with a requirement that is open', () => {
    const need = { type: 'water', urgent: true, status: 'pending' } as const;
    const aid = { status: 'active', requirements: [need], createdAt: isoTime(start) } as const;
    const life = (more: object) => aidLife({ ...aid, ...more });
    expect(life({})).toEqual({ isOpen: true, isUrgent: true, knownAt: start });
    expect(life({ requirements: [{ ...need, status: 'fulfilled' }] }).isUrgent).toBe(false);
    expect(life({ status: 'withdrawn' }).isOpen).toBe(false);
  });
});

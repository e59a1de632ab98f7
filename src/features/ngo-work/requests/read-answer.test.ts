import { describe, expect, it } from 'vitest';
import { readAnswer } from './read-answer.ts';

const read = (typed: Readonly<Record<string, string>>) => readAnswer((name) => typed[name] ?? '');

describe('how many people an NGO sends', () => {
  it('is read in the digits of any script; a day and time is the phone’s own', () => {
    expect(read({ people: ' 12 ' })).toEqual({ ok: true, value: { people: 12 } });
    expect(read({ people: '١٢', note: ' ', arrivesAt: '2027-01-15T18:30' })).toEqual({
      ok: true,
      value: { people: 12, arrivesAt: new Date(2027, 0, 15, 18, 30).toISOString() },
    });
    // Where a browser has no picker it is typed with a gap.
    expect(read({ people: '1', arrivesAt: '2027-01-15 18:30', note: 'A boat' })).toMatchObject({
      value: { arrivesAt: new Date(2027, 0, 15, 18, 30).toISOString(), note: 'A boat' },
    });
  });

  it.each([
    [{ people: '' }, { people: true }],
    [{ people: '0' }, { people: true }],
    [{ people: 'five' }, { people: true }],
    [{ people: '2.5' }, { people: true }],
    [{ people: '1000000' }, { people: true }],
    [{ people: '2', arrivesAt: 'tomorrow' }, { arrivesAt: true }],
    [
      { people: '-1', arrivesAt: '2027-13-45T99:99' },
      { people: true, arrivesAt: true },
    ],
  ])('%j is not', (typed, failure) => {
    expect(read(typed)).toEqual({ ok: false, failure });
  });
});

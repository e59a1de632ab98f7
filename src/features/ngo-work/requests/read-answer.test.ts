import { describe, expect, it } from 'vitest';
import { readAnswer } from './read-answer.ts';

const read = (typed: Readonly<Record<string, string>>, most = 100_000) => readAnswer((name) => typed[name] ?? '', most);

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

  it('is refused where there is no room for so many', () => {
    expect(read({ people: '99' }, 13)).toEqual({ ok: false, failure: { people: 'too-many' } });
    expect(read({ people: '13' }, 13)).toMatchObject({ ok: true });
  });

  it.each([
    [{ people: '' }, { people: 'missing' }],
    [{ people: '0' }, { people: 'missing' }],
    [{ people: 'five' }, { people: 'missing' }],
    [{ people: '2.5' }, { people: 'missing' }],
    [{ people: '1000000' }, { people: 'missing' }],
    [{ people: '2', arrivesAt: 'tomorrow' }, { arrivesAt: true }],
    [
      { people: '-1', arrivesAt: '2027-13-45T99:99' },
      { people: 'missing', arrivesAt: true },
    ],
  ])('%j is not', (typed, failure) => {
    expect(read(typed)).toEqual({ ok: false, failure });
  });
});

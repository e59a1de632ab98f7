import { beforeAll, expect, test } from 'vitest';
import { languageCodes } from '../../contract/enumerations.ts';
import { allTotals, type Totals } from './totals.ts';

/** Of all questions: what the answers reach today. None of these may get worse. */
const reached = { first: 371, withinThree: 395, wrongButSure: 2 };

let totals: Awaited<ReturnType<typeof allTotals>>;

beforeAll(async () => {
  totals = await allTotals();
  const line = (name: string, { asked, first, withinThree, wrongButSure, sure }: Totals) =>
    `${name}: asked ${asked}, right first ${first}, within three ${withinThree}, wrong but sure ${wrongButSure}, sure ${sure}`;
  process.stdout.write(`${[...languageCodes, 'all' as const].map((name) => line(name, totals[name])).join('\n')}\n`);
});

test('a hundred questions in each language are asked', () => {
  expect(languageCodes.map((code) => totals[code].asked)).toEqual([100, 100, 100, 100]);
});

test('the right section of the guide comes first', () => {
  expect(totals.all.first).toBeGreaterThanOrEqual(reached.first);
});

test('the right section of the guide is one of the first three', () => {
  expect(totals.all.withinThree).toBeGreaterThanOrEqual(reached.withinThree);
});

test('hardly a wrong section is stated as certain', () => {
  expect(totals.all.wrongButSure).toBeLessThanOrEqual(reached.wrongButSure);
});

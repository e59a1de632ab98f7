import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { contractHistory } from '../../contract/contract-history.ts';
import { contractNumber } from '../../contract/contract-number.ts';
import { calls } from '../../contract/calls/table.ts';
import { shrunk, shrunkSchema } from './only-grows.ts';
import { readRecorded, recordedNumbers, recordedText } from './recorded.ts';
import { presentContract } from './record.ts';
import { hashOf, wireSchemas, type Schema } from './wire-schemas.ts';

const now = wireSchemas();

describe('the number of the contract', () => {
  it('goes up with every change of a wire schema', () => {
    const last = contractHistory.at(-1);
    expect(
      { number: last?.number, hash: last?.hash },
      `A schema of the wire has changed. Phones and servers of two ages will meet, so:
  1. raise contractNumber in contract/contract-number.ts, if this change has no number of its own yet;
  2. npm run record-contract
  3. add a row to contract/contract-history.ts: the number, the hash that step 2 printed, and what changed, in a sentence.
Two branches that took the same number: whoever comes second takes the next one, and deletes what was recorded under the other.`,
    ).toEqual({ number: contractNumber, hash: hashOf(now) });
  });

  it('has a history without gaps, each state recorded as it was', () => {
    expect(contractHistory.map(({ number }) => number)).toEqual(contractHistory.map((_, index) => index + 1));
    expect(recordedNumbers().toSorted((a, b) => a - b)).toEqual(contractHistory.map(({ number }) => number));
    for (const { number, hash, changes } of contractHistory) {
      expect(hashOf(readRecorded(number).schemas), `recorded/${number}.json`).toBe(hash);
      expect(changes.length).toBeGreaterThan(0);
    }
    const { number, text } = presentContract();
    expect(recordedText(readRecorded(number))).toBe(text);
  });
});

describe.each(contractHistory)('contract $number', ({ number }) => {
  const { schemas, bodies } = readRecorded(number);

  it('only grew since', () => expect(shrunk(schemas, now)).toEqual([]));

  it('has bodies that are valid for ever', () => {
    const byName = new Map(calls.map((call) => [call.name, call]));
    const queued = calls.filter((call) => call.queued).map(({ name }) => name);
    if (number === contractNumber) expect(Object.keys(bodies)).toEqual(expect.arrayContaining(queued));
    for (const [name, list] of Object.entries(bodies)) {
      const schema = byName.get(name)?.body;
      for (const body of list) {
        expect(schema && v.safeParse(schema, body).success, `${name} takes ${JSON.stringify(body)}`).toBe(true);
      }
    }
  });
});

describe('what shrinks is found', () => {
  const report = now.calls['reportDisaster']?.body as Schema & {
    properties: { [name: string]: Schema };
    required: string[];
  };
  const act = now.calls['actOnReport']?.body as Schema & { oneOf: Schema[] };
  const without = (name: string) => {
    const { [name]: _, ...properties } = report.properties;
    return { ...report, properties };
  };
  const withMember = (name: string, member: Schema) => ({
    ...report,
    properties: { ...report.properties, [name]: member },
  });

  it.each<[string, Schema, Schema, 'asked' | 'answered', boolean]>([
    ['nothing changed', report, report, 'asked', true],
    ['a new optional member', report, withMember('waterLevel', { type: 'number' }), 'asked', true],
    [
      'a value more',
      report,
      withMember('severity', { type: 'string', enum: ['mild', 'moderate', 'severe', 'critical', 'x'] }),
      'asked',
      true,
    ],
    ['a longer text', report, withMember('name', { type: 'string', maxLength: 900 }), 'asked', true],
    ['a form more', act, { ...act, oneOf: [...act.oneOf, report] }, 'asked', true],
    ['a member gone', report, without('peopleAffected'), 'asked', false],
    ['a member needed that was not', report, { ...report, required: [...report.required, 'location'] }, 'asked', false],
    ['a value gone', report, withMember('severity', { type: 'string', enum: ['mild'] }), 'asked', false],
    ['a shorter text', report, withMember('name', { type: 'string', maxLength: 9 }), 'asked', false],
    ['another type', report, withMember('name', { type: 'number' }), 'asked', false],
    ['a form gone', act, { ...act, oneOf: act.oneOf.slice(1) }, 'asked', false],
    ['an answer’s member that may be missing', report, { ...report, required: [] }, 'answered', false],
    ['an answer’s member gone', report, without('name'), 'answered', false],
    ['a value more in an answer', report, withMember('severity', { type: 'string', enum: ['x'] }), 'answered', true],
  ])('%s', (_what, before, after, way, isFine) => {
    expect(shrunkSchema(before, after, way, 'it').length === 0).toBe(isFine);
  });

  it('also of calls', () => {
    const { reportDisaster: _, ...fewer } = now.calls;
    expect(shrunk(now, { ...now, calls: fewer })).toEqual(['reportDisaster: the call is gone']);
    expect(shrunk({ ...now, calls: fewer }, now)).toEqual([]);
    const renamed = { ...now, headers: { ...(now.headers as object), deviceKey: 'x-other' } };
    expect(shrunk(now, renamed)).toEqual(['a header has another name']);
  });
});

import { is, safeParse } from 'valibot';
import { describe, expect, it } from 'vitest';
import { limits } from '../limits.ts';
import { aidBodySchema } from './aid-request.ts';
import { reportBodySchema } from './report.ts';

const report = {
  disasterType: 'flood',
  severity: 'moderate',
  location: { lati: 1, long: 2 },
  address: 'a',
  description: 'd',
  name: 'n',
  contactNumber: '1',
};
const aid = {
  name: 'n',
  contactNumber: '1',
  disasterType: 'anything',
  location: 'here',
  requirements: [{ type: 'Food', quantity: '1' }],
  deadline: '2026-11-21',
  description: 'd',
};
const superseded = '3b1f8c52-7d7e-4c1a-9a51-0f2f6c1f0a11';
const without = (body: object, name: string) =>
  Object.fromEntries(Object.entries(body).filter(([key]) => key !== name));

describe('a report', () => {
  it('takes section 7’s fields, with or without a position', () => {
    expect(is(reportBodySchema, report)).toBe(true);
    expect(is(reportBodySchema, without(report, 'location'))).toBe(true);
  });
  it.each(['disasterType', 'severity', 'address', 'description', 'name', 'contactNumber'])('needs %s', (name) => {
    expect(is(reportBodySchema, without(report, name))).toBe(false);
  });
  it.each([
    { status: 'approved' },
    { _id: 'x' },
    { disasterType: 'Flood' },
    { severity: 'bad' },
    { peopleAffected: 1.5 },
    { peopleAffected: -1 },
    { peopleAffected: '3' },
    { photosToFollow: limits.photos + 1 },
    { claimSecretHash: 'x' },
    { createdAt: 'now' },
    { supersedes: 'x' },
    { supersedes: null },
    { supersedes: superseded.toUpperCase() },
  ])('refuses %j', (change) => {
    expect(is(reportBodySchema, { ...report, ...change })).toBe(false);
  });
});

describe('an aid request', () => {
  it('takes section 7’s fields; a quantity is text or a number that keeps its digits', () => {
    for (const quantity of ['1', '40 litres', 3, 2.5]) {
      expect(
        is(aidBodySchema, { ...aid, requirements: [{ type: 'Food', quantity, urgent: true, status: 'pending' }] }),
      ).toBe(true);
    }
  });
  it('takes a need for rescue or medicine without a quantity, and no other', () => {
    const takes = (type: string) => is(aidBodySchema, { ...aid, requirements: [{ type }] });
    expect(['Medicine', 'First aid', 'Rescue boat', 'Evacuation', ' medicine'].filter((type) => !takes(type))).toEqual(
      [],
    );
    expect(['Food', 'Shelter', 'insulin'].filter(takes)).toEqual([]);
  });
  it.each(['name', 'contactNumber', 'disasterType', 'location', 'requirements', 'deadline', 'description'])(
    'needs %s',
    (name) => {
      expect(is(aidBodySchema, without(aid, name))).toBe(false);
    },
  );
  it.each([
    { requirements: [] },
    { requirements: Array.from({ length: limits.requirements + 1 }, () => ({ type: 'Food', quantity: '1' })) },
    { requirements: [{ type: '', quantity: '1' }] },
    { requirements: [{ type: 'Food', quantity: 2 ** 53 }] },
    { requirements: [{ type: 'Food', quantity: '1', status: 'fulfilled' }] },
    { requirements: [{ type: 'Food', quantity: '1', urgent: 'true' }] },
    { status: 'fulfilled' },
    { owner: 'me' },
    { supersedes: 'x' },
  ])('refuses %j', (change) => {
    expect(safeParse(aidBodySchema, { ...aid, ...change }).success).toBe(false);
  });
});

it.each([
  ['report', reportBodySchema, report],
  ['aid request', aidBodySchema, aid],
])('a corrected %s names the item that it replaces', (_name, schema, body) => {
  expect(is(schema, { ...body, supersedes: superseded })).toBe(true);
});

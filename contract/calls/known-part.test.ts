import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { requestAid } from './aid.ts';
import { actOnReport } from './acts.ts';
import { reportDisaster } from './reports.ts';
import { aid, report } from '../../tests/support/server/bodies.ts';
import { knownPart } from '../base/known-part.ts';

describe('what an older side reads of a newer body', () => {
  it('is all of it, where it knows all of it', () => {
    expect(knownPart(reportDisaster.body, report)).toEqual(report);
  });

  it('leaves out members that it does not know, at every depth, and changes nothing of what it was given', () => {
    const newer = { ...report, waterLevel: 3, tags: ['a'], location: { ...report.location, accuracy: 5 } };
    const text = JSON.stringify(newer);
    expect(knownPart(reportDisaster.body, newer)).toEqual(report);
    expect(JSON.stringify(newer)).toBe(text);
    const needs = aid.requirements.map((need) => ({ ...need, unit: 'kg', brand: 'any' }));
    expect(knownPart(requestAid.body, { ...aid, requirements: needs, pets: 2 })).toEqual(aid);
  });

  it('reads a value of an enumeration that it does not know as other', () => {
    const newer = { ...report, disasterType: 'tsunami', severity: 'catastrophic' };
    expect(knownPart(reportDisaster.body, newer)).toEqual({ ...report, disasterType: 'other', severity: 'other' });
  });

  it.each([
    ['a required member is missing', { ...report, name: undefined, extra: 1 }],
    ['a text is too long', { ...report, name: 'x'.repeat(1000), extra: 1 }],
    ['a place is none', { ...report, location: { lati: 500, long: 1 }, severity: 'catastrophic' }],
    ['an enumeration is no text', { ...report, severity: 5 }],
    ['it is no object', 'text'],
    ['it is a list', []],
  ])('is nothing where %s: that is wrong by any contract', (_what, body) => {
    expect(knownPart(reportDisaster.body, JSON.parse(JSON.stringify(body)))).toBeUndefined();
  });

  it('is something also of an act of a kind that it does not know', () => {
    const act = { act: 'split', reportId: '7f0c2c1e-9a0b-4c7d-8e2f-000000000001', into: 'x' };
    expect(v.is(actOnReport.body, act)).toBe(false);
    expect(knownPart(actOnReport.body, act)).toBeDefined();
  });

  it('does not go on for ever', () => {
    const many = Object.fromEntries(Array.from({ length: 250 }, (_, index) => [`new${index}`, index]));
    expect(knownPart(reportDisaster.body, { ...report, ...many })).toBeUndefined();
  });
});

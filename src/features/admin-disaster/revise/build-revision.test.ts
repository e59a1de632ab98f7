import { expect, it } from 'vitest';
import type { ReportView } from '../../../../contract/entities/report.ts';
import { buildRevision, factsAsTexts } from './build-revision.ts';

const report: ReportView = {
  _id: '0f6d1c1e-0000-4000-8000-000000000001',
  disasterType: 'flood',
  severity: 'severe',
  status: 'pending',
  displayStatus: 'pending',
  reportedAt: '2026-01-02T03:04:05.000Z',
  address: 'Ward 7',
  description: 'Water up to the roof.',
  location: { lati: 26.1, long: 85.4 },
  peopleAffected: 40,
};
const before = factsAsTexts(report);

it('says nothing of what stayed as it was', () => {
  expect(buildRevision(before, before)).toEqual({ facts: {}, problems: {} });
  expect(buildRevision(before, { ...before, address: ' Ward 7 ' })).toEqual({ facts: {}, problems: {} });
});

it('names only what differs, and takes away what was emptied', () => {
  const now = { ...before, severity: 'critical', position: '', peopleAffected: '१२०', description: 'Roofs are gone.' };
  expect(buildRevision(before, now)).toEqual({
    facts: { severity: 'critical', location: null, peopleAffected: 120, description: 'Roofs are gone.' },
    problems: {},
  });
  expect(buildRevision(before, { ...before, position: '-1.5, 170', assistanceRequired: 'Boats' }).facts).toEqual({
    location: { lati: -1.5, long: 170 },
    assistanceRequired: 'Boats',
  });
});

it('puts each problem to its field', () => {
  const now = { ...before, address: ' ', position: 'the school', peopleAffected: 'many' };
  expect(Object.keys(buildRevision(before, now).problems).toSorted()).toEqual([
    'address',
    'peopleAffected',
    'position',
  ]);
});

it('never makes 0, 0 a place', () => {
  expect(factsAsTexts({ ...report, location: { lati: 0, long: 0 } })['position']).toBe('');
  expect(buildRevision(before, { ...before, position: '0, 0' }).problems).toHaveProperty('position');
});

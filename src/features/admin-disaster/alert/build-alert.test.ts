import { actLimits } from '../../../../contract/act-limits.ts';
import { expect, it } from 'vitest';
import type { ReportView } from '../../../../contract/entities/report.ts';
import { firstSteps } from '../../../strings/admin/admin-alert.ts';
import { buildAlert, suggestedAlert } from './build-alert.ts';

const report: ReportView = {
  _id: '0f6d1c1e-0000-4000-8000-000000000001',
  disasterType: 'flood',
  severity: 'severe',
  status: 'pending',
  displayStatus: 'pending',
  reportedAt: '2026-01-02T03:04:05.000Z',
  address: 'Ward 7,\nbehind the school',
  peopleAffected: 3000,
};

it('suggests by severity and people affected, and what it suggests can be sent', () => {
  expect(buildAlert(suggestedAlert(report))).toEqual({
    alert: {
      title: 'Flood: Severe',
      body: `Ward 7, behind the school. ${firstSteps.flood}`,
      radiusKm: 50,
      volunteersWanted: 60,
    },
    problems: {},
  });
});

it('says what was reported after where it is and what to do first, and the like of a kind that it does not know', () => {
  const description = 'Water stands to the roofs.\n\nTwo families are on the school. Call 0177 4521.';
  expect(
    suggestedAlert({ ...report, address: 'Ward 7.', disasterType: 'sinkhole' as 'other', description })['body'],
  ).toMatch(
    new RegExp(`^Ward 7\\. ${firstSteps.other} Reported: “Water stands to the roofs\\. Two families are on the school`),
  );
});

it('says that the place is not known, where it is not', () => {
  expect(suggestedAlert({ ...report, address: ' ', disasterType: 'fire' })['body']).toBe(
    `The place is not known yet. ${firstSteps.fire}`,
  );
});

it('suggests no number or address of a person that was written beside the place', () => {
  const written = 'Ward 7, call +91 98765 43210 or asha@example.org';
  const { body } = suggestedAlert({ ...report, address: written, description: written });
  expect(body).toContain('Ward 7');
  expect(body).not.toMatch(/98765|43210|asha|@/);
});

it('can send what it suggests of the longest report', () => {
  for (const written of ['x y '.repeat(300), '🏚️'.repeat(900)]) {
    const longest = suggestedAlert({ ...report, address: written, description: written });
    expect(buildAlert(longest).problems).toEqual({});
    expect(longest['body']?.isWellFormed()).toBe(true);
  }
});

it('keeps the number that was set before', () => {
  expect(suggestedAlert({ ...report, volunteersWanted: 7 })['volunteersWanted']).toBe('7');
});

it('needs words and a radius, and takes no number for none', () => {
  const { alert, problems } = buildAlert({ title: ' ', body: 'x'.repeat(600), radiusKm: '0', volunteersWanted: '' });
  expect(Object.keys(problems).toSorted()).toEqual(['body', 'radiusKm', 'title']);
  expect(alert.volunteersWanted).toBeNull();
});

it('counts characters as the contract does: an emoji is one', () => {
  const titled = (count: number) => ({ ...suggestedAlert(report), title: '😀'.repeat(count) });
  expect(buildAlert(titled(actLimits.alertTitleCharacters)).problems).toEqual({});
  expect(Object.keys(buildAlert(titled(actLimits.alertTitleCharacters + 1)).problems)).toEqual(['title']);
});

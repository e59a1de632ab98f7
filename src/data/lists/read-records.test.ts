import { afterEach, describe, expect, it, vi } from 'vitest';
import { listNames } from '../../../contract/calls/changes-address.ts';
import { fc } from '../../../tests/support/property.ts';
import { readRecords } from './read-records.ts';

afterEach(() => vi.restoreAllMocks());

describe('records of a host that may say them otherwise', () => {
  it('a report: its place as numbers, its display status from the status where the host knows none', () => {
    const known = { _id: '1', disasterType: 'flood', reportedAt: '2026-01-01T00:00:00Z', severity: 'severe' };
    const read = readRecords('reports', [
      { ...known, status: 'approved', location: { lati: '12.5', long: 77 } },
      { ...known, status: 'rejected', resolvedAt: '2026-01-02T00:00:00Z' },
      { ...known, status: 'rejected' },
      { ...known, status: 'odd', displayStatus: 'active' },
    ]);
    expect(read.map((report) => ('displayStatus' in report ? report.displayStatus : ''))).toEqual([
      'active',
      'resolved',
      'dismissed',
      'active',
    ]);
    expect(read[0]).toMatchObject({ location: { lati: 12.5, long: 77 }, severity: 'severe' });
  });

  it('a report with the picture that an admin has released of it', () => {
    const known = { _id: '1', disasterType: 'flood', status: 'approved', image: '/api/images/1' };
    expect(readRecords('reports', [known, { ...known, image: 5 }])).toMatchObject([{ image: '/api/images/1' }, {}]);
    expect(
      readRecords('reports', [
        { ...known, mergedIds: ['2', 3] },
        { ...known, mergedIds: 'x' },
      ]),
    ).toMatchObject([{ mergedIds: ['2'] }, {}]);
  });

  it.each([{}, { lati: '', long: '' }, { lati: 'x', long: 1 }, { long: 5 }, null, 'here', { lati: null, long: null }])(
    'a place that is none (%j) is left out, and never 0, 0',
    (location) => {
      const [report] = readRecords('reports', [{ _id: '1', disasterType: 'flood', status: 'approved', location }]);
      expect(report).not.toHaveProperty('location');
    },
  );

  it.each([
    [
      { name: 'Saharsa', region: 'Bihar', country: 'IN', km: 3, more: 1 },
      { name: 'Saharsa', region: 'Bihar', country: 'IN', km: 3 },
    ],
    [
      { name: 'Singapore', region: 5, km: 0 },
      { name: 'Singapore', country: '', km: 0 },
    ],
    [{ name: ' ', country: 'IN', km: 3 }, undefined],
    [{ name: 'Saharsa', country: 'IN', km: '3' }, undefined],
    [{ name: 'Saharsa', country: 'IN', km: -1 }, undefined],
    ['Saharsa', undefined],
  ])('the town that it is near (%j), where it can be shown', (near, read) => {
    const [report] = readRecords('reports', [{ _id: '1', disasterType: 'flood', status: 'approved', near }]);
    expect(report && 'near' in report ? report.near : undefined).toEqual(read);
  });

  it('an aid request: needs as texts, a number as its digits', () => {
    const [request] = readRecords('aid', [
      { _id: '1', requirements: [{ type: 'Food', quantity: 3, urgent: 'yes' }, 'x', null], deadline: 5 },
    ]);
    expect(request).toMatchObject({
      status: 'active',
      requirements: [{ type: 'Food', quantity: '3', urgent: false, status: 'pending' }],
    });
  });

  it('what admins added: campaign, revisions, takings, and how much has come', () => {
    const [report] = readRecords('reports', [
      {
        _id: '1',
        disasterType: 'flood',
        status: 'approved',
        revision: 2,
        campaignRevision: 1,
        alertedAt: '2026-01-01T00:00:00Z',
        campaign: { target: 500, needs: [{ type: 'Food', quantity: 3 }, null], text: 'Help' },
      },
    ]);
    expect(report).toMatchObject({
      revision: 2,
      campaignRevision: 1,
      alertedAt: '2026-01-01T00:00:00Z',
      campaign: { target: 500, needs: [{ type: 'Food', quantity: '3' }], text: 'Help' },
    });
    const [aid] = readRecords('aid', [
      {
        _id: '1',
        requirements: [{ type: 'Food', status: 'partially-fulfilled', delivered: 'half' }],
        takings: [{ _id: 't', lines: [0, 'x'], since: 's', ngo: { _id: 'n', name: 'Helpers' } }, 'odd'],
      },
    ]);
    expect(aid).toMatchObject({
      requirements: [{ status: 'partially-fulfilled', delivered: 'half' }],
      takings: [{ _id: 't', lines: [0], since: 's', ngo: { _id: 'n', name: 'Helpers' } }],
    });
  });

  it('an aid request that stands for others: whose each need is, and whom to call', () => {
    const household = '0198a000-0000-4000-8000-00000000000f';
    const requirements = [{ type: 'Insulin', urgent: true, status: 'fulfilled', household, left: true }];
    const households = [{ _id: household, name: 'Farida', contactNumber: '98100 12345' }];
    const read = readRecords('aid', [{ _id: '1', requirements, households }]);
    expect(read).toMatchObject([{ requirements, households }]);
  });

  it('an NGO has its service area only where all of that can be read', () => {
    const areaOf = (area: unknown) => readRecords('ngos', [{ _id: '1', organizationName: 'Kosi', area }])[0];
    expect(areaOf({ lati: '26.12', long: 86.6, radiusKm: 50 })).toMatchObject({
      area: { lati: 26.12, long: 86.6, radiusKm: 50 },
    });
    for (const area of [
      null,
      'Bihar',
      { lati: 26.12, long: 86.6 },
      { radiusKm: 50 },
      { lati: '', long: 1, radiusKm: 5 },
    ]) {
      expect(areaOf(area)).not.toHaveProperty('area');
    }
  });

  it('an NGO without a name is none, and is logged as section 8 says', () => {
    const warned = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    const read = readRecords('ngos', [{ _id: '1' }, { _id: '2', organizationName: 'Ärzte', focusAreas: ['a', 1] }]);
    expect(read).toEqual([
      { _id: '2', organizationName: 'Ärzte', sortName: 'ärzte', focusAreas: ['a'], status: 'approved', createdAt: '' },
    ]);
    expect(warned).toHaveBeenCalledExactlyOnceWith('Invalid NGO data');
  });

  it('nothing that a host may send breaks it, and what comes out a screen can show', () => {
    vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    const anyRecord = fc.dictionary(
      fc.constantFrom('_id', 'organizationName', 'disasterType', 'status', 'location', 'focusAreas', 'requirements'),
      fc.anything(),
    );
    fc.assert(
      fc.property(fc.constantFrom(...listNames), fc.array(fc.oneof(anyRecord, fc.anything())), (name, records) => {
        for (const record of readRecords(name, records)) {
          expect(typeof record._id).toBe('string');
          for (const [member, value] of Object.entries(record)) {
            const isList = member === 'requirements' || member === 'focusAreas';
            const isPlace = member === 'location' || member === 'position';
            expect([member, isList || isPlace || ['string', 'number'].includes(typeof value)]).toEqual([member, true]);
          }
        }
      }),
    );
  });
});

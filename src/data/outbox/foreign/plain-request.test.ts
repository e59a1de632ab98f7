// @vitest-environment node
import { expect, it } from 'vitest';
import { canonicalJson } from '../../../../contract/base/canonical-json.ts';
import type { OutboxItem } from '../item.ts';
import { plainRequest } from './plain-request.ts';

const ours = {
  claimSecretHash: 'a'.repeat(64),
  createdAt: '2030-01-01T00:00:00.000Z',
  photosToFollow: 0,
  supersedes: '0d4f9b52-95f1-4c9c-8a53-6d7c5f1b2a10',
};
const report = {
  disasterType: 'flood',
  location: { lati: 25.598741, long: -0.1 },
  address: 'Ward 7 — कोसी',
  description: 'Roof 🌊\n"six"',
  severity: 'severe',
  name: 'Ānandī',
  contactNumber: '+91 98765 43210',
};
const aid = {
  name: 'Āzād',
  contactNumber: '0177',
  disasterType: 'flood',
  location: 'School',
  requirements: [
    { type: 'Water', quantity: '200 l', urgent: true, status: 'pending' },
    { type: 'Food', quantity: 40, urgent: false, status: 'pending' },
  ],
  deadline: '2027-01-15T18:30:00.000Z',
  description: 'Forty people.',
  status: 'active',
};

it('makes of a report exactly section 7’s call, in its order', () => {
  const own = {
    peopleAffected: 40,
    assistanceRequired: 'boats',
    locationAccuracy: 9000,
    severityChosen: true,
    placeChosen: false,
  };
  const body = canonicalJson({ ...report, ...ours, ...own });
  expect(plainRequest({ call: 'reportDisaster', body })).toEqual({
    method: 'POST',
    path: '/api/report/',
    body: JSON.stringify(report),
  });
});

it('makes of an aid request exactly section 7’s call, each need included', () => {
  const requirements = aid.requirements.map((one) => ({ ...one, later: 1 }));
  const body = canonicalJson({ ...aid, ...ours, locationAccuracy: 12, requirements });
  expect(plainRequest({ call: 'requestAid', body })).toEqual({
    method: 'POST',
    path: '/api/aid/create',
    body: JSON.stringify(aid),
  });
});

it('puts the position of an aid request into the one text that section 7 has for its place', () => {
  const position = { lati: 25.61, long: '85.140' };
  const body = canonicalJson({ ...aid, position });
  expect(JSON.parse(plainRequest({ call: 'requestAid', body })?.body ?? '{}')).toEqual({
    ...aid,
    location: `${aid.location} (25.61, 85.14)`,
  });
});

it('sends a position as numbers, and none where none is known', () => {
  const of = (location: object | undefined) =>
    JSON.parse(
      plainRequest({ call: 'reportDisaster', body: JSON.stringify({ ...report, location }) })?.body ?? '{}',
    ) as object;
  expect(of({ lati: '25.5', long: ' 1e1 ', accuracy: 5 })).toMatchObject({ location: { lati: 25.5, long: 10 } });
  expect(of(undefined)).not.toHaveProperty('location');
});

it('leaves alone what it cannot read', () => {
  expect(plainRequest({ call: 'reportDisaster', body: '{"address":' })).toBeUndefined();
  expect(plainRequest({ call: 'toString' as OutboxItem['call'], body: '{}' })).toBeUndefined();
});

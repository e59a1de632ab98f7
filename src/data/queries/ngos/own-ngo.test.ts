import { expect, it } from 'vitest';
import type { NgoView } from '../../../../contract/entities/ngo.ts';
import type { OutboxItem } from '../../outbox/item.ts';
import { toldWithPending } from './own-ngo.ts';

const ngo: NgoView = {
  _id: '11111111-1111-4111-8111-111111111111',
  organizationName: 'Kosi Flood Relief',
  registrationNumber: 'BR/1',
  contactNumber: '112',
  focusAreas: ['Food Aid'],
  type: 'Food Aid',
  email: 'kosi@example.org',
  status: 'approved',
  createdAt: '2026-03-04T10:00:00.000Z',
};

const change = (members: object, more: Partial<OutboxItem> = {}) =>
  ({
    call: 'saveNgoProfile',
    state: 'queued',
    body: JSON.stringify({ userId: ngo._id, changedAt: '2026-07-30T08:00:00.000Z', ...members }),
    ...more,
  }) as OutboxItem;

it('lays what this phone has changed over what the server knows, the later change last', () => {
  const told = toldWithPending(ngo, [
    change({ contact: '113', city: 'Patna' }, { state: 'sent' }),
    change({ city: 'Gaya', focusAreas: ['Shelter', 'Boats'] }, { state: 'needs-you' }),
    change({ city: 'Ara' }, { state: 'replaced' }),
    change({ city: 'Agdz' }, { call: 'saveVolunteerProfile' }),
    change({}, { body: 'spoilt' }),
  ]);
  expect(told).toMatchObject({
    organizationName: 'Kosi Flood Relief',
    registrationNumber: 'BR/1',
    contact: '113',
    city: 'Gaya',
    focusAreas: ['Shelter', 'Boats'],
  });
  for (const member of ['userId', 'changedAt', 'email', 'type', 'status', 'contactNumber']) {
    expect(told).not.toHaveProperty(member);
  }
});

it('of a phone that has no copy yet shows its own changes alone', () => {
  expect(toldWithPending(undefined, [])).toEqual({});
  expect(toldWithPending(undefined, [change({ city: 'Patna' })])).toEqual({ city: 'Patna' });
});

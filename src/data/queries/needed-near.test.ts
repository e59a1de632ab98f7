// @vitest-environment node
import { beforeEach, expect, it } from 'vitest';
import { mainDb } from '../db.ts';
import type { AidRow } from '../lists/rows.ts';
import { neededNear } from './needed-near.ts';

const HERE = { disasterType: 'flood', location: { lati: 26.12, long: 85.39 } } as const;

function need(type: string, urgent = false, status: AidRow['requirements'][number]['status'] = 'pending') {
  return { type, urgent, status };
}

async function ask(_id: string, requirements: AidRow['requirements'], more: Partial<AidRow> = {}): Promise<void> {
  const base = { _id, disasterType: 'flood', status: 'active', deadline: '', createdAt: '', round: 0 } as const;
  await mainDb.aid.put({ ...base, position: { lati: 26.2, long: 85.4 }, requirements, ...more });
}

beforeEach(async () => {
  await Promise.all([mainDb.aid.clear(), mainDb.lists.clear()]);
  await mainDb.lists.put({ name: 'aid', account: '', round: 0, isComplete: true });
});

it('sums by kind what is open nearby for the same kind of disaster, the most urgent first', async () => {
  await ask('a', [need('Food'), need('Drinking water', true), need('Drinking water')]);
  await ask('b', [need('drinking water'), need('A note about a person')], { disasterType: 'Flood' });
  await ask('c', [need('Food'), need('Shelter', true, 'fulfilled')]);
  expect(await neededNear(HERE)).toEqual({
    requests: 3,
    kinds: [
      { kind: 'Drinking water', requests: 2, urgent: 1 },
      { kind: 'Food', requests: 2, urgent: 0 },
      { kind: 'other', requests: 1, urgent: 0 },
    ],
  });
});

it.each<[string, Partial<AidRow>]>([
  ['far away', { position: { lati: 26.4, long: 85.39 } }],
  ['nowhere', { position: { lati: 0, long: 0 } }],
  ['for another kind of disaster', { disasterType: 'fire' }],
  ['fulfilled', { status: 'fulfilled' }],
  ['withdrawn', { status: 'withdrawn' }],
])('leaves out what is %s', async (_, more) => {
  await ask('a', [need('Food')], more);
  expect(await neededNear(HERE)).toEqual({ requests: 0, kinds: [] });
});

it('cannot tell without a place, nor without a copy of the requests that is this person’s', async () => {
  await ask('a', [need('Food')]);
  expect(await neededNear({ disasterType: 'flood', location: { lati: 0, long: 0 } })).toBeNull();
  await mainDb.lists.put({ name: 'aid', account: 'an-admin', round: 0, isComplete: true });
  expect(await neededNear(HERE)).toBeNull();
});

// @vitest-environment node
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { countRowsRead } from '../../../../tests/support/rows-read.ts';
import { mainDb } from '../../db.ts';
import { readRecords } from '../../lists/read-records.ts';
import type { AidRow } from '../../lists/rows.ts';
import { MOST_REQUESTS } from '../../../../contract/policies/needs-around.ts';
import { neededNear } from './needed-near.ts';

const HERE = { disasterType: 'flood', location: { lati: 26.12, long: 85.39 } } as const;

function need(type: string, urgent = false, status: AidRow['requirements'][number]['status'] = 'pending') {
  return { type, urgent, status };
}

type Asked = [_id: string, requirements: AidRow['requirements'], more?: Partial<AidRow> | undefined];

async function ask(...[_id, requirements, more = {}]: Asked): Promise<void> {
  await askAll([[_id, requirements, more]]);
}

/** As they come from a server. */
async function askAll(all: readonly Asked[]): Promise<void> {
  const base = { disasterType: 'flood', status: 'active', deadline: '', createdAt: '' } as const;
  const records = all.map(([_id, requirements, more]) => ({
    ...base,
    _id,
    position: { lati: 26.2, long: 85.4 },
    requirements,
    ...more,
  }));
  await mainDb.aid.bulkPut(readRecords('aid', records).map((row) => ({ ...row, round: 0 }) as AidRow));
}

afterEach(() => {
  vi.restoreAllMocks();
});

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
    hasMore: false,
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
  expect(await neededNear(HERE)).toEqual({ requests: 0, kinds: [], hasMore: false });
});

it('cannot tell without a place, nor without a copy of the requests that is this person’s', async () => {
  await ask('a', [need('Food')]);
  expect(await neededNear({ disasterType: 'flood', location: { lati: 0, long: 0 } })).toBeNull();
  await mainDb.lists.put({ name: 'aid', account: 'an-admin', round: 0, isComplete: true });
  expect(await neededNear(HERE)).toBeNull();
});

it('reads what is open near it for its kind, however much else the phone keeps, and no more than it counts', async () => {
  const others: Partial<AidRow>[] = [
    { position: { lati: 28, long: 85.4 } },
    { position: { lati: 26.2, long: 88 } },
    { disasterType: 'fire' },
    { status: 'fulfilled' },
    { status: 'expired' },
  ];
  await askAll(Array.from({ length: 3_000 }, (_, at) => [`other-${at}`, [need('Food')], others[at % others.length]]));
  await askAll([1, 2, 3].map((at) => [`near-${at}`, [need('Food')]]));
  const read = countRowsRead();
  expect(await neededNear(HERE)).toMatchObject({ requests: 3, hasMore: false });
  expect(read.count).toBe(3);
  await askAll(Array.from({ length: MOST_REQUESTS }, (_, at) => [`more-${at}`, [need('Food')]]));
  read.count = 0;
  expect(await neededNear(HERE)).toMatchObject({ requests: MOST_REQUESTS, hasMore: true });
  expect(read.count).toBe(MOST_REQUESTS + 1);
});

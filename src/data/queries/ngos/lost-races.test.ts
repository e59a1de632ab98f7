import { beforeEach, expect, it } from 'vitest';
import { mainDb, outboxDb } from '../../db.ts';
import type { AidRow } from '../../lists/rows.ts';
import type { OutboxItem } from '../../outbox/item.ts';
import { OUTCOMES_KEY } from '../../own-settings.ts';
import { storePerson } from '../../person-store.ts';
import { putAwayConflict } from '../admin/own-acts.ts';
import { lostRaces } from './lost-races.ts';

const KOSI = 'kosi';
const aid: AidRow = {
  _id: 'taken',
  disasterType: 'flood',
  requirements: [{ type: 'Food', urgent: true, status: 'fulfilled' }],
  deadline: '2026-01-20T08:00:00.000Z',
  status: 'fulfilled',
  createdAt: '2026-01-09T00:00:00.000Z',
  round: 1,
};

function sent(id: string, call: OutboxItem['call']): OutboxItem {
  const base = { v: 1, owner: KOSI, digest: '', bytes: 1, attempts: 0, nextAt: 0, rank: 0, createdAt: 1 } as const;
  return { ...base, id, call, body: '{}', state: 'sent' };
}

beforeEach(async () => {
  storePerson({ id: KOSI, name: 'Kosi', email: '', role: 'ngo' }, 't');
  await Promise.all([...outboxDb.tables, ...mainDb.tables].map((table) => table.clear()));
  await outboxDb.meta.put({ key: 'session', value: { accountId: KOSI, token: 't', state: 'active' } });
  await mainDb.lists.put({ name: 'aid', account: KOSI, round: 1, isComplete: true, asOf: 1 });
  await mainDb.aid.put(aid);
  await outboxDb.items.bulkPut([sent('a', 'actOnAid'), sent('b', 'answerDisaster'), sent('c', 'packDelivery')]);
  const outcomes = [
    { _id: 'a', what: 'actOnAid.take', about: 'taken', result: 'conflict' },
    { _id: 'b', what: 'answerDisaster.send', about: 'gone', result: 'conflict' },
    { _id: 'c', what: 'packDelivery', about: 'c', result: 'conflict' },
  ];
  await mainDb.settings.put({ key: OUTCOMES_KEY, value: { owner: KOSI, asOf: 2, outcomes } });
});

it('tells of what left its list, and of what this phone has no more, until it is put away; deliveries tell of theirs', async () => {
  expect((await lostRaces()).map((race) => [race.outcome._id, race.aid?._id])).toEqual([
    ['a', 'taken'],
    ['b', undefined],
  ]);
  await putAwayConflict('a');
  expect((await lostRaces()).map(({ outcome }) => outcome._id)).toEqual(['b']);
});

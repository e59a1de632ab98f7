import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { PledgeView } from '../../../../contract/entities/pledge.ts';
import { limits } from '../../../../contract/limits.ts';
import { mainDb, outboxDb } from '../../db.ts';
import type { AidRow, ReportRow } from '../../lists/rows.ts';
import type { OutboxItem } from '../../outbox/item.ts';
import { NGO_WORK_KEY, OUTCOMES_KEY } from '../../own-settings.ts';
import { storePerson } from '../../person-store.ts';
import { ngoRequests, type WantedNgoRequests } from './ngo-requests.ts';

const KOSI = 'kosi';
const NOW = Date.parse('2026-01-10T00:00:00.000Z');
const SINCE = new Date(NOW - 600_000).toISOString();
const SUPAUL = { lati: 26.12, long: 86.6 };
const DELHI = { lati: 28.61, long: 77.2 };

function disaster(_id: string, more: Partial<ReportRow> = {}): ReportRow {
  return {
    _id,
    disasterType: 'flood',
    status: 'approved',
    displayStatus: 'active',
    reportedAt: SINCE,
    activeSince: SINCE,
    severity: 'severe',
    location: SUPAUL,
    volunteersWanted: 10,
    volunteersAccepted: 4,
    round: 1,
    ...more,
  };
}

const aid: AidRow = {
  _id: 'aid',
  disasterType: 'flood',
  requirements: [{ type: 'Food', urgent: true, status: 'pending' }],
  deadline: '2026-01-20T08:00:00.000Z',
  status: 'active',
  createdAt: SINCE,
  position: SUPAUL,
  round: 1,
};

function act(id: string, body: object): OutboxItem {
  const base = { v: 1, owner: KOSI, digest: '', bytes: 1, attempts: 0, nextAt: 0, rank: 0, createdAt: NOW } as const;
  return { ...base, id, call: 'answerDisaster', body: JSON.stringify(body), state: 'queued' };
}

const pledge = (disasterId: string, more: Partial<PledgeView> = {}): PledgeView => ({
  _id: `pledge-${disasterId}`,
  disasterId,
  people: 3,
  state: 'active',
  since: SINCE,
  ...more,
});
const work = (pledges: PledgeView[], rejectedDisasters: string[] = []) =>
  mainDb.settings.put({
    key: NGO_WORK_KEY,
    value: { owner: KOSI, asOf: NOW - 1000, work: { rejected: [], done: [], pledges, rejectedDisasters } },
  });

const wanted: WantedNgoRequests = {
  focusAreas: ['Food Aid'],
  area: { ...SUPAUL, radiusKm: 50 },
  isWide: false,
  limit: 20,
  now: NOW,
};
const rows = async (more: Partial<WantedNgoRequests> = {}) =>
  (await ngoRequests({ ...wanted, ...more })).rows.map(({ _id, standing }) => `${_id} ${standing}`);

beforeEach(async () => {
  vi.spyOn(Date, 'now').mockReturnValue(NOW);
  storePerson({ id: KOSI, name: 'Kosi', email: '', role: 'ngo' }, 't');
  await Promise.all([...outboxDb.tables, ...mainDb.tables].map((table) => table.clear()));
  await outboxDb.meta.put({ key: 'session', value: { accountId: KOSI, token: 't', state: 'active' } });
  for (const name of ['aid', 'reports'] as const) {
    await mainDb.lists.put({ name, account: KOSI, round: 1, isComplete: true, asOf: NOW });
  }
  await mainDb.reports.bulkPut([
    disaster('near'),
    disaster('critical', { severity: 'critical' }),
    disaster('full', { volunteersAccepted: 10 }),
    disaster('unasked', { volunteersWanted: undefined }),
    disaster('far', { location: DELHI }),
    disaster('over', { displayStatus: 'resolved', status: 'rejected' }),
  ]);
  await mainDb.aid.put(aid);
});

afterEach(() => vi.restoreAllMocks());

it('disasters that lack volunteers stand among requests for aid, the most urgent first; a category by itself, and what is far on demand', async () => {
  expect(await rows()).toEqual(['critical open', 'near open', 'aid open']);
  expect(await rows({ category: 'volunteer' })).toEqual(['critical open', 'near open']);
  expect(await rows({ category: 'resource' })).toEqual(['aid open']);
  expect(await rows({ category: 'volunteer', isWide: true })).toContain('far open');
  expect(await rows({ category: 'volunteer', text: 'near' })).toEqual([]);
  expect((await ngoRequests({ ...wanted, limit: 1 })).hasMore).toBe(true);
});

it('what nobody takes is offered further away as time goes by, and says how far outside the area it is', async () => {
  const later = NOW + 3 * limits.offerWiderMinutes * 60_000;
  await mainDb.reports.put(disaster('beyond', { location: { lati: 27.9, long: 86.6 } }));
  expect(await rows({ category: 'volunteer' })).not.toContain('beyond open');
  expect(await rows({ category: 'volunteer', now: later })).toContain('beyond open');
  await mainDb.aid.put({ ...aid, _id: 'aid-beyond', position: { lati: 27.9, long: 86.6 } });
  const kmOf = async (more: Partial<WantedNgoRequests>) =>
    Object.fromEntries((await ngoRequests({ ...wanted, ...more })).rows.map(({ _id, beyondKm }) => [_id, beyondKm]));
  const km = expect.closeTo(148, 0) as number;
  expect(await kmOf({ now: later })).toMatchObject({ near: undefined, aid: undefined, beyond: km, 'aid-beyond': km });
  // Who asks for what is further away is not told that nobody has taken it.
  expect(await kmOf({ isWide: true })).toMatchObject({ beyond: undefined, 'aid-beyond': undefined });
});

it('an older server’s word on the NGO’s work has no people and nothing put aside: both are as this phone knows them', async () => {
  const older = { owner: KOSI, asOf: NOW - 1000, work: { rejected: ['aid'], done: [] } };
  await mainDb.settings.put({ key: NGO_WORK_KEY, value: older });
  await outboxDb.items.put(act('send', { act: 'send', disasterId: 'near', people: 2 }));
  expect(await rows()).toEqual(['critical open', 'near accepted', 'aid rejected']);
});

it('an answer of this phone stands until the server has said otherwise, and a conflict is none', async () => {
  await work([]);
  await outboxDb.items.bulkPut([
    act('send', { act: 'send', disasterId: 'near', people: 2, note: 'A boat' }),
    act('aside', { act: 'reject', disasterId: 'critical' }),
  ]);
  expect(await rows({ category: 'volunteer' })).toEqual(['near accepted', 'critical rejected']);
  const { rows: accepted, counts } = await ngoRequests({ ...wanted, standing: 'accepted' });
  expect(accepted).toMatchObject([{ _id: 'near', own: { _id: 'send', people: 2, isPending: true } }]);
  expect(counts).toEqual({ open: 1, accepted: 1, rejected: 1 });
  const outcome = {
    _id: 'send',
    about: 'near',
    what: 'answerDisaster.send',
    actedAt: '',
    result: 'conflict',
    stands: 'full',
  };
  await mainDb.settings.put({ key: OUTCOMES_KEY, value: { owner: KOSI, asOf: NOW, outcomes: [outcome] } });
  expect(await rows({ standing: 'open', category: 'volunteer' })).toEqual(['near open']);
});

it('once its people are expected the NGO sees where it is to the metre; taken back it is open again', async () => {
  const place = { ...disaster('near'), address: 'Ward 7', location: { lati: 26.1234, long: 86.605 } };
  const { round: _, ...seen } = place;
  await work([pledge('near', { disaster: seen })], ['critical']);
  const { rows: found } = await ngoRequests({ ...wanted, category: 'volunteer' });
  expect(found).toMatchObject([
    { _id: 'near', standing: 'accepted', address: 'Ward 7', own: { people: 3 }, volunteersAccepted: 4 },
    { _id: 'critical', standing: 'rejected' },
  ]);
  await outboxDb.items.put(
    act('back', { act: 'withdraw', disasterId: 'near', pledgeId: 'pledge-near', reason: 'No fuel' }),
  );
  expect(await rows({ category: 'volunteer' })).toEqual(['near open', 'critical rejected']);
});

it('of a disaster that others were merged into the pledges to those are its own', async () => {
  await work([pledge('part')]);
  await mainDb.reports.put(disaster('near', { mergedIds: ['part'] }));
  expect(await rows({ category: 'volunteer', standing: 'accepted' })).toEqual(['near accepted']);
  await outboxDb.items.put(act('back', { act: 'withdraw', disasterId: 'near', pledgeId: 'pledge-part', reason: 'x' }));
  expect(await rows({ category: 'volunteer', standing: 'accepted' })).toEqual([]);
});

it('what comes close stands in where nothing of any standing fits the words, of both categories', async () => {
  await mainDb.reports.put(disaster('sonpur', { address: 'Sonpur' }));
  await mainDb.aid.put({ ...aid, location: 'Sonpur ghat' });
  const found = async (more: Partial<WantedNgoRequests>) => {
    const { rows: some, isNear, counts } = await ngoRequests({ ...wanted, ...more });
    return [some.map(({ _id }) => _id).toSorted(), isNear, counts.open];
  };
  expect(await found({ text: 'sonpur' })).toEqual([['aid', 'sonpur'], false, 2]);
  expect(await found({ text: 'sompur' })).toEqual([['aid', 'sonpur'], true, 2]);
  expect(await found({ text: 'sompur', category: 'resource' })).toEqual([['aid'], true, 1]);
  expect(await found({ text: 'sonpur', standing: 'rejected' })).toEqual([[], false, 2]);
  expect(await found({ text: 'sompur rice' })).toEqual([[], false, 0]);
});

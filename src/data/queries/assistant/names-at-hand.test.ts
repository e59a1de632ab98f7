// @vitest-environment happy-dom
import { beforeEach, expect, it } from 'vitest';
import { referenceOf } from '../../../../contract/reference.ts';
import { mainDb, outboxDb } from '../../db.ts';
import { CONTACTS_KEY } from '../../own-settings.ts';
import { storePerson } from '../../person-store.ts';
import { namesAtHand } from './names-at-hand.ts';

const [DEVI, OM, HOPE] = ['1', '2', '3'].map((digit) => `${digit.repeat(8)}-7d0c-4b61-8d2a-5b0a3f6f0001`) as [
  string,
  string,
  string,
];
const nothing = { ids: [], lookedFor: '' };

beforeEach(async () => {
  localStorage.clear();
  await Promise.all([...outboxDb.tables, ...mainDb.tables].map((table) => table.clear()));
});

async function keepLists(account = 'ravi') {
  storePerson({ id: 'ravi', name: 'Ravi', email: '', role: 'admin' }, 't');
  await outboxDb.meta.put({ key: 'session', value: { accountId: 'ravi', token: 't', state: 'active' } });
  for (const name of ['aid', 'reports'] as const) {
    await mainDb.lists.put({ name, account, round: 1, isComplete: true, asOf: 1 });
  }
  await mainDb.aid.bulkPut([
    { _id: DEVI, name: 'आशा देवी' },
    { _id: HOPE, name: 'Hope' },
  ] as never[]);
  await mainDb.reports.bulkPut([{ _id: OM, name: 'Om Prakash' }, { _id: 'without-a-name' }] as never[]);
}

it('are none on a phone that nobody has written on', async () => {
  expect(await namesAtHand('Asha Kumar', nothing)).toEqual([]);
});

it('are those of half-filled forms and of what was sent from this phone, but not of another person’s', async () => {
  await outboxDb.drafts.put({ id: 'd', form: 'report', values: { name: 'Meera' }, updatedAt: 1 });
  const item = {
    v: 1,
    owner: 'anonymous',
    call: 'reportDisaster',
    state: 'sent',
    createdAt: 1,
    nextAt: 0,
    attempts: 0,
  };
  const body = (name: unknown) => JSON.stringify({ name });
  await outboxDb.items.bulkPut([
    { ...item, id: 'a', body: body('Sunita') },
    { ...item, id: 'b', body: body(7) },
    { ...item, id: 'c', body: '{"name":' },
    { ...item, id: 'd', body: body('Somebody Else'), writtenBy: 'another' },
  ] as never[]);
  expect(await namesAtHand('x', nothing)).toEqual(['Meera', 'Sunita']);
});

it('are the person’s own, and of those whom the server named at disasters to them alone', async () => {
  storePerson({ id: 'ravi', name: 'Ravi', email: '', role: 'volunteer' }, 't');
  await mainDb.settings.put({ key: CONTACTS_KEY, value: { owner: 'ravi', contacts: { d: { name: 'Lata', at: 1 } } } });
  expect(await namesAtHand('x', nothing)).toEqual(['Lata', 'Ravi']);
  await mainDb.settings.put({ key: CONTACTS_KEY, value: { owner: 'other', contacts: { d: { name: 'Lata', at: 1 } } } });
  expect(await namesAtHand('x', nothing)).toEqual(['Ravi']);
});

it.each([
  ['whose record the conversation showed', 'x', { ids: [HOPE], lookedFor: '' }, ['Hope']],
  ['that the list was searched for', 'x', { ids: [], lookedFor: 'prak' }, ['Om Prakash']],
  ['that the list was searched for with a slip', 'x', { ids: [], lookedFor: 'pralash' }, ['Om Prakash']],
  ['whose record was searched for by its reference', 'x', { ids: [], lookedFor: referenceOf(HOPE) }, ['Hope']],
  ['whose reference was said', `what of ${referenceOf(HOPE).toLowerCase()}?`, nothing, ['Hope']],
  ['whose whole name was said', 'Is OM  PRAKASH safe?', nothing, ['Om Prakash']],
  ['whose whole name was said in Hindi', 'आशा देवी को बुखार है', nothing, ['आशा देवी']],
  ['not of which a part alone was said', 'I hope that Om is safe', nothing, []],
])('are those of records %s', async (_which, said, atHand, names) => {
  await keepLists();
  expect(await namesAtHand(said, atHand)).toEqual([...names, 'Ravi']);
});

it('are not read out of lists that another account left', async () => {
  await keepLists('another');
  expect(await namesAtHand('Om Prakash', { ids: [DEVI, OM, HOPE], lookedFor: '' })).toEqual(['Ravi']);
});

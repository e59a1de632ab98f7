import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { outboxDb } from '../../db.ts';
import { storePerson } from '../../person-store.ts';
import { acceptSignIn, signOut } from '../accounts/session.ts';
import { acceptDisaster, takeStep } from './volunteer.ts';

const ASHA = '11111111-1111-4111-8111-111111111111';
const DISASTER = '22222222-2222-4222-8222-222222222222';
const WORK = '33333333-3333-4333-8333-333333333333';

beforeEach(async () => {
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('no network')));
  await Promise.all(outboxDb.tables.map((table) => table.clear()));
  await acceptSignIn({
    data: { token: 't', user: { _id: ASHA, name: 'Asha', role: 'volunteer' }, session: { id: 's' } },
  });
});
afterEach(async () => {
  await Promise.all(outboxDb.tables.map((table) => table.clear()));
  await signOut();
  vi.unstubAllGlobals();
});

const bodies = async () =>
  (await outboxDb.items.toArray()).map(({ body }) => JSON.parse(body) as Record<string, string>);

it('asks for a place once, however often it is pressed', async () => {
  const [first, second] = [await acceptDisaster(DISASTER), await acceptDisaster(DISASTER)];
  expect(first.ok && second.ok && first.value.id === second.value.id).toBe(true);
  expect(await bodies()).toMatchObject([{ id: ASHA, disasterId: DISASTER }]);
});

it('asks anew where the server did not take the first request', async () => {
  const first = await acceptDisaster(DISASTER);
  if (!first.ok) throw new Error('not saved');
  await outboxDb.items.update(first.value.id, { state: 'needs-you', reason: { code: 'forbidden' } });
  const second = await acceptDisaster(DISASTER);
  expect(second.ok && second.value.id !== first.value.id).toBe(true);
});

it('saves each step at once, under the person who takes it', async () => {
  await takeStep(WORK, 'on-the-way');
  await takeStep(WORK, 'arrived');
  const items = await outboxDb.items.toArray();
  expect(items.map(({ owner, call }) => [owner, call])).toEqual([
    [ASHA, 'takeStep'],
    [ASHA, 'takeStep'],
  ]);
  expect((await bodies()).map(({ step }) => step).toSorted()).toEqual(['arrived', 'on-the-way']);
});

it('asks for a place only behind the steps that are still to be sent: who left the other one is free by then', async () => {
  const left = await takeStep(WORK, 'withdraw', 'The road is gone');
  if (!left.ok) throw new Error('not saved');
  const asked = await acceptDisaster(DISASTER);
  expect(asked.ok && asked.value.after).toEqual([left.value.id]);
});

it('withdraws only with a reason', async () => {
  expect(await takeStep(WORK, 'withdraw', '  ')).toMatchObject({ ok: false, failure: { kind: 'invalid' } });
  expect(await takeStep(WORK, 'withdraw', 'The road is gone')).toMatchObject({ ok: true });
});

it('saves nothing under a name that the screen does not show', async () => {
  storePerson({ id: 'another', name: 'Omar', email: '', role: 'volunteer' });
  expect(await acceptDisaster(DISASTER)).toEqual({ ok: false, failure: { kind: 'signed-out' } });
  expect(await outboxDb.items.count()).toBe(0);
});

import { createHash, randomUUID } from 'node:crypto';
import * as v from 'valibot';
import { beforeAll, describe, expect, it } from 'vitest';
import { exportAccount } from '../../contract/calls/account.ts';
import { listAwaitedDeliveries, listDeliveries } from '../../contract/calls/deliveries.ts';
import type { DeliveryView } from '../../contract/entities/delivery.ts';
import { actOf, actOnAid, aidAs } from '../../tests/support/server/aid.ts';
import { aid } from '../../tests/support/server/bodies.ts';
import { onEmbeddedPostgres } from '../../tests/support/server/each-postgres.ts';
import { post } from '../../tests/support/server/http.ts';
import { makeApproved, makePeople, type TestPeople, type TestPerson } from '../../tests/support/server/people.ts';
import { eraseRecords } from '../store/transfer/erase.ts';
import { inTransaction } from '../store/database/server-state.ts';

const secret = 'the secret of one phone';
const requirements = ['Blankets', 'Food', 'insulin for Asha'].map((type, line) => ({
  type,
  quantity: `${line + 1} boxes`,
  urgent: false,
  status: 'pending',
}));

onEmbeddedPostgres('deliveries', (app) => {
  let people: TestPeople;
  let otherNgo: TestPerson;
  beforeAll(async () => {
    people = await makePeople(app());
    otherNgo = await makeApproved(app(), 'ngo');
  });

  const send = async (who: TestPerson, path: string, body: object, key: string = randomUUID()) => {
    const answer = await who.ask('POST', path, body, { 'idempotency-key': key });
    const act = actOf(answer);
    return { id: key, status: answer.status, result: act?.result ?? answer.json['kind'], stands: act?.stands, answer };
  };
  const act = (who: TestPerson, body: object) => send(who, '/api/deliveries/act', body);

  async function makeTaken(who = people.ngo) {
    const aidId = randomUUID();
    const claimSecretHash = createHash('sha256').update(secret).digest('hex');
    await post(`${app().url}/api/aid/create`, { ...aid, requirements, claimSecretHash }, aidId);
    const takingId = randomUUID();
    await actOnAid(who, { act: 'take', aidId }, takingId);
    return { aidId, takingId };
  }
  type Taken = Awaited<ReturnType<typeof makeTaken>>;

  const pack = (taken: Taken, lines = [0, 1], who = people.ngo, more = {}) =>
    send(who, '/api/deliveries/pack', {
      ...taken,
      lines: lines.map((line) => ({ line, items: `parcel ${line}` })),
      priority: 'High',
      expectedDay: '2027-01-10',
      carrier: 'Lorry of Ravi',
      ...more,
    });
  const awaited = async (aidId: string, claimSecret = secret) => {
    const { status, json } = await post(`${app().url}/api/deliveries/awaited`, {
      records: [{ _id: aidId, claimSecret }],
    });
    expect(status).toBe(200);
    expect(v.is(listAwaitedDeliveries.answers[200], json)).toBe(true);
    return json['data'] as DeliveryView[];
  };
  const codeOf = async (aidId: string) => (await awaited(aidId))[0]?.code ?? '';
  const seenBy = async (who: TestPerson | undefined, aidId: string) => {
    const path = `/api/deliveries?aidId=${aidId}`;
    const json = who
      ? (await who.ask('GET', path)).json
      : ((await (await fetch(`${app().url}${path}`)).json()) as Record<string, unknown>);
    expect(v.is(listDeliveries.answers[200], json)).toBe(true);
    return json['data'] as DeliveryView[];
  };
  const needsOf = async (aidId: string) => {
    const { status, requirements: needs } = await aidAs(people.admin, aidId);
    return [status, ...needs.map((need) => need.status)];
  };
  const inHand = async (aidId: string) => (await aidAs(people.admin, aidId)).takings?.map(({ lines }) => lines);

  describe('packing', () => {
    it('makes a delivery of what the NGO has in hand, each need in one at a time', async () => {
      const taken = await makeTaken();
      const packed = await pack(taken);
      expect([packed.status, packed.result]).toEqual([201, 'done']);
      expect(await seenBy(people.ngo, taken.aidId)).toMatchObject([
        {
          _id: packed.id,
          ...taken,
          status: 'pending',
          priority: 'High',
          expectedDelivery: '2027-01-10',
          carrier: 'Lorry of Ravi',
          contact: { name: aid.name, phone: aid.contactNumber },
          items: [
            { line: 0, type: 'Blankets', quantity: '1 boxes', items: 'parcel 0', state: 'under-way' },
            { line: 1, type: 'Food', state: 'under-way' },
          ],
        },
      ]);
      expect((await pack(taken, [1, 2])).result).toBe('conflict');
      expect((await pack(taken, [2])).result).toBe('done');
    });

    it('refuses what is not theirs, not there, or not in hand any more', async () => {
      const taken = await makeTaken();
      expect((await pack(taken, [0], otherNgo)).status).toBe(403);
      expect((await pack(taken, [0], people.admin)).status).toBe(403);
      expect((await pack(taken, [0], people.pendingNgo)).status).toBe(403);
      expect((await pack(taken, [9])).status).toBe(422);
      expect((await pack({ ...taken, takingId: randomUUID() })).status).toBe(404);
      expect((await pack({ ...taken, aidId: randomUUID() })).status).toBe(404);
      await actOnAid(people.ngo, { act: 'hand-back', ...taken, lines: [0], reason: 'No fuel' });
      expect(await pack(taken)).toMatchObject({ status: 201, result: 'conflict' });
    });
  });

  describe('handing over', () => {
    it('with the receiver’s code: delivered and confirmed, and the needs are fulfilled', async () => {
      const taken = await makeTaken();
      const { id: deliveryId } = await pack(taken);
      const code = await codeOf(taken.aidId);
      expect(code).toMatch(/^[0-9A-HJKMNP-TV-Z]{6}$/);
      expect((await act(people.ngo, { act: 'depart', deliveryId })).result).toBe('done');
      expect((await act(people.ngo, { act: 'depart', deliveryId })).result).toBe('same');
      const typed = ` ${code.slice(0, 3).toLowerCase()}-${code.slice(3)}`;
      expect((await act(people.ngo, { act: 'deliver', deliveryId, code: typed })).result).toBe('done');
      expect(await needsOf(taken.aidId)).toEqual(['active', 'fulfilled', 'fulfilled', 'pending']);
      expect(await inHand(taken.aidId)).toEqual([[2]]);
      const [kept] = await seenBy(people.admin, taken.aidId);
      expect(kept).toMatchObject({ status: 'delivered', confirmed: true, departedAt: expect.any(String) as string });
      expect(await awaited(taken.aidId)).toEqual([]);
      const { id: last } = await pack(taken, [2]);
      await act(people.ngo, { act: 'deliver', deliveryId: last });
      expect(await needsOf(taken.aidId)).toEqual(['fulfilled', 'fulfilled', 'fulfilled', 'fulfilled']);
      expect(await inHand(taken.aidId)).toEqual([]);
    });

    it('with a wrong code or none: delivered all the same, not confirmed, with the note why', async () => {
      for (const said of [{ code: 'WRONG1' }, { note: 'Their phone is flat.' }]) {
        const taken = await makeTaken();
        const { id: deliveryId } = await pack(taken);
        expect((await act(people.ngo, { act: 'deliver', deliveryId, ...said })).result).toBe('done');
        const { code: _, ...shown } = said as { code?: string };
        expect(await seenBy(people.admin, taken.aidId)).toMatchObject([
          { status: 'delivered', confirmed: false, ...shown },
        ]);
        expect(await needsOf(taken.aidId)).toEqual(['active', 'fulfilled', 'fulfilled', 'pending']);
      }
    });

    it('a code that comes later confirms it; after five wrong ones none does', async () => {
      const taken = await makeTaken();
      const { id: deliveryId } = await pack(taken);
      const code = await codeOf(taken.aidId);
      await act(people.ngo, { act: 'deliver', deliveryId, code: 'WRONG1' });
      expect(await act(people.ngo, { act: 'deliver', deliveryId, code: 'WRONG2' })).toMatchObject({
        result: 'conflict',
        stands: 'delivered',
      });
      expect((await act(people.ngo, { act: 'deliver', deliveryId })).result).toBe('same');
      expect((await act(people.ngo, { act: 'deliver', deliveryId, code })).result).toBe('done');
      expect(await seenBy(people.admin, taken.aidId)).toMatchObject([{ confirmed: true }]);
      expect((await act(people.ngo, { act: 'deliver', deliveryId, code })).result).toBe('same');

      const { id: second } = await pack(taken, [2]);
      const right = await codeOf(taken.aidId);
      for (let tries = 0; tries < 5; tries += 1)
        await act(people.ngo, { act: 'deliver', deliveryId: second, code: 'WRONG0' });
      expect((await act(people.ngo, { act: 'deliver', deliveryId: second, code: right })).result).toBe('conflict');
      expect((await seenBy(people.admin, taken.aidId)).find(({ _id }) => _id === second)?.confirmed).toBe(false);
    });

    it('of a part: the need stays in hand with the words, and can go with another delivery', async () => {
      const taken = await makeTaken();
      const { id: deliveryId } = await pack(taken);
      const part = [{ line: 1, delivered: 'half a sack' }];
      expect((await act(people.ngo, { act: 'deliver', deliveryId, part })).result).toBe('done');
      expect(await needsOf(taken.aidId)).toEqual(['active', 'fulfilled', 'partially-fulfilled', 'pending']);
      expect((await aidAs(people.admin, taken.aidId)).requirements[1]).toMatchObject({ delivered: 'half a sack' });
      expect(await inHand(taken.aidId)).toEqual([[1, 2]]);
      expect((await seenBy(people.ngo, taken.aidId))[0]?.items).toMatchObject([
        { state: 'delivered' },
        { state: 'part', delivered: 'half a sack' },
      ]);
      const again = await pack(taken, [1]);
      await act(people.ngo, { act: 'deliver', deliveryId: again.id });
      expect(await needsOf(taken.aidId)).toEqual(['active', 'fulfilled', 'fulfilled', 'pending']);
      expect((await act(people.ngo, { act: 'deliver', deliveryId: randomUUID() })).status).toBe(404);
    });

    it('names a part of no need of the request; another NGO is refused, an admin too', async () => {
      const taken = await makeTaken();
      const { id: deliveryId } = await pack(taken);
      const strange = { act: 'deliver', deliveryId, part: [{ line: 7, delivered: 'one' }] };
      expect((await act(people.ngo, strange)).status).toBe(422);
      expect((await act(otherNgo, { act: 'depart', deliveryId })).status).toBe(403);
      expect((await act(people.admin, { act: 'cancel', deliveryId, reason: 'No' })).status).toBe(403);
    });
  });

  describe('not handed over', () => {
    const statusOf = async (aidId: string) => {
      const [{ status, why, reason } = {} as DeliveryView] = await seenBy(people.admin, aidId);
      return { status, ...(why === undefined ? {} : { why }), ...(reason === undefined ? {} : { reason }) };
    };

    it('canceled by its NGO with a reason: the needs stay in its hand', async () => {
      const taken = await makeTaken();
      const { id: deliveryId } = await pack(taken);
      const cancel = { act: 'cancel', deliveryId, reason: 'The bridge is gone.' };
      expect((await act(people.ngo, cancel)).result).toBe('done');
      expect((await act(people.ngo, cancel)).result).toBe('same');
      expect(await statusOf(taken.aidId)).toEqual({ status: 'canceled', why: 'ngo', reason: cancel.reason });
      expect(await act(people.ngo, { act: 'deliver', deliveryId })).toMatchObject({
        result: 'conflict',
        stands: 'canceled',
      });
      expect((await act(people.ngo, { act: 'depart', deliveryId })).result).toBe('conflict');
      expect(await inHand(taken.aidId)).toEqual([[0, 1, 2]]);
      expect((await pack(taken)).result).toBe('done');
    });

    it('by a handing back: what is given back leaves it, and the last need cancels it', async () => {
      const taken = await makeTaken();
      await pack(taken);
      const back = { act: 'hand-back', ...taken, reason: 'No driver' };
      await actOnAid(people.ngo, { ...back, lines: [0] });
      expect(await statusOf(taken.aidId)).toEqual({ status: 'pending' });
      expect((await seenBy(people.ngo, taken.aidId))[0]?.items.map(({ state }) => state)).toEqual([
        'dropped',
        'under-way',
      ]);
      await actOnAid(people.admin, back);
      expect(await statusOf(taken.aidId)).toEqual({ status: 'canceled', why: 'handed-back', reason: 'No driver' });
    });

    it('by a need that is met otherwise, by the end of the request, and with the NGO’s role', async () => {
      const [met, closed] = [await makeTaken(), await makeTaken()];
      await pack(met, [0]);
      await pack(closed, [0]);
      const seen = { act: 'need', line: 0, seen: 'pending', status: 'fulfilled', aidId: met.aidId };
      await actOnAid(people.admin, seen);
      expect(await statusOf(met.aidId)).toEqual({ status: 'canceled', why: 'fulfilled' });
      await actOnAid(people.admin, {
        act: 'close',
        aidId: closed.aidId,
        seen: 'active',
        to: 'expired',
        reason: 'Gone',
      });
      expect(await statusOf(closed.aidId)).toEqual({ status: 'canceled', why: 'closed' });
      const leaving = await makeApproved(app(), 'ngo');
      const theirs = await makeTaken(leaving);
      await pack(theirs, [0], leaving);
      const refusal = { decision: 'refuse', from: 'approved', reason: 'not registered' };
      await people.admin.ask('POST', `/api/approvals/${leaving.id}`, refusal);
      expect(await statusOf(theirs.aidId)).toEqual({ status: 'canceled', why: 'role' });
    });

    it('goes with the request that is erased, and with its NGO’s account', async () => {
      const leaving = await makeApproved(app(), 'ngo');
      const [erased, theirs] = [await makeTaken(), await makeTaken(leaving)];
      await pack(erased);
      await pack(theirs, [0], leaving);
      await inTransaction(app().pool, (client) => eraseRecords(client, [erased.aidId]));
      await leaving.ask('DELETE', '/api/account', { password: leaving.password });
      for (const { aidId } of [erased, theirs]) {
        expect(await app().query('SELECT 1 FROM deliveries WHERE aid_id = $1', [aidId])).toEqual([]);
        expect(await app().query('SELECT 1 FROM delivery_lines WHERE aid_id = $1', [aidId])).toEqual([]);
      }
    });
  });

  describe('who sees what', () => {
    it('the public is told neither who asked nor where exactly nor in whose words', async () => {
      const taken = await makeTaken();
      await pack(taken, [0, 2]);
      for (const who of [undefined, people.volunteer]) {
        const [shown] = await seenBy(who, taken.aidId);
        expect(shown).toMatchObject({ status: 'pending', assignedNGO: { name: people.ngo.name } });
        expect(shown?.items).toEqual([
          { line: 0, type: 'Blankets', quantity: '1 boxes', state: 'under-way' },
          { line: 2, type: 'other', quantity: '3 boxes', state: 'under-way' },
        ]);
        for (const hidden of ['aidId', 'requester', 'contact', 'location', 'carrier', 'code']) {
          expect(shown).not.toHaveProperty(hidden);
        }
      }
      expect(await seenBy(otherNgo, taken.aidId)).toEqual([]);
    });

    it('the code is for who shows the secret of the request; how to reach them for its NGO while it is under way', async () => {
      const taken = await makeTaken();
      const { id: deliveryId } = await pack(taken);
      expect(await awaited(taken.aidId, 'another secret')).toEqual([]);
      const [own] = await awaited(taken.aidId);
      expect(own).toMatchObject({ _id: deliveryId, aidId: taken.aidId, carrier: 'Lorry of Ravi' });
      app().log.length = 0;
      for (const who of [people.ngo, people.admin]) {
        const [shown] = await seenBy(who, taken.aidId);
        expect(shown?.contact?.phone).toBe(aid.contactNumber);
        expect(JSON.stringify(shown)).not.toContain(own?.code ?? 'none');
      }
      expect(app().log.filter(({ event }) => event === 'personal-data-seen')).toMatchObject([
        { account: people.ngo.id, about: 'deliveries', records: 1 },
        { account: people.admin.id, about: 'deliveries', records: 1 },
      ]);
      await act(people.ngo, { act: 'deliver', deliveryId });
      expect((await seenBy(people.ngo, taken.aidId))[0]).not.toHaveProperty('contact');
    });

    it('is listed a page at a time, newest first, each NGO its own', async () => {
      const ngo = await makeApproved(app(), 'ngo');
      const taken = await makeTaken(ngo);
      for (const line of [0, 1, 2]) await pack(taken, [line], ngo);
      const { json } = await ngo.ask('GET', '/api/deliveries');
      expect((json['data'] as DeliveryView[]).map(({ items }) => items[0]?.line)).toEqual([2, 1, 0]);
      const cursor = Buffer.from(JSON.stringify([Date.now() + 1000, randomUUID()])).toString('base64url');
      const page = await ngo.ask('GET', `/api/deliveries?cursor=${cursor}`);
      expect(page.json['data']).toHaveLength(3);
      expect((await ngo.ask('GET', '/api/deliveries?cursor=nonsense')).status).toBe(422);
    });

    it('S50 an NGO’s own copy has them', async () => {
      const ngo = await makeApproved(app(), 'ngo');
      await pack(await makeTaken(ngo), [0], ngo);
      const { json } = await ngo.ask('GET', '/api/account/export');
      expect(v.safeParse(exportAccount.answers[200], json).success).toBe(true);
      expect(json['data']).toMatchObject({ deliveries: [{ status: 'pending' }] });
    });
  });
});

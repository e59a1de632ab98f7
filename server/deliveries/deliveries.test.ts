import { createHash, randomUUID } from 'node:crypto';
import * as v from 'valibot';
import { beforeAll, describe, expect, it, onTestFinished, vi } from 'vitest';
import { exportAccount } from '../../contract/calls/account.ts';
import { listAwaitedDeliveries, listDeliveries } from '../../contract/calls/deliveries.ts';
import type { DeliveryView } from '../../contract/entities/delivery.ts';
import type { TrackView } from '../../contract/entities/track.ts';
import { actOf, actOnAid, aidAs } from '../../tests/support/server/aid.ts';
import { aid } from '../../tests/support/server/bodies.ts';
import { onEmbeddedPostgres } from '../../tests/support/server/each-postgres.ts';
import { post } from '../../tests/support/server/http.ts';
import { makeApproved, makePeople, type TestPeople, type TestPerson } from '../../tests/support/server/people.ts';
import { eraseRecords } from '../store/transfer/erase.ts';
import { inTransaction } from '../store/database/server-state.ts';
import { makeUnreadable } from '../unreadable.ts';
import { settleUnanswered } from './settle-unanswered.ts';

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

  describe('the receiver’s word', () => {
    const say = (aidId: string, deliveryId: string, lines: object[], claimSecret = secret) =>
      post(
        `${app().url}/api/track/act`,
        { act: 'received', recordId: aidId, claimSecret, deliveryId, lines },
        randomUUID(),
      );
    async function handedOver(lines = [0, 1], more = {}) {
      const taken = await makeTaken();
      const { id: deliveryId } = await pack(taken, lines);
      await act(people.ngo, { act: 'deliver', deliveryId, note: 'No phone', ...more });
      return { ...taken, deliveryId };
    }

    it('all came: it is confirmed, and the needs are fulfilled', async () => {
      const { aidId, deliveryId } = await handedOver([0, 1, 2]);
      const all = [0, 1, 2].map((line) => ({ line, came: 'all' }));
      expect((await say(aidId, deliveryId, all, 'another secret')).status).toBe(403);
      expect((await say(aidId, deliveryId, all)).status).toBe(201);
      expect(await needsOf(aidId)).toEqual(['fulfilled', 'fulfilled', 'fulfilled', 'fulfilled']);
      expect(await seenBy(undefined, aidId)).toMatchObject([{ confirmed: true, settledBy: 'receiver' }]);
      expect(await awaited(aidId)).toEqual([]);
      // What was said first counts.
      await say(aidId, deliveryId, [{ line: 0, came: 'nothing' }]);
      expect(await needsOf(aidId)).toEqual(['fulfilled', 'fulfilled', 'fulfilled', 'fulfilled']);
    });

    it('nothing, a part, all: each need stands by what came of it, and what did not is open to everybody', async () => {
      const taken = await handedOver([0, 1, 2]);
      const { aidId, deliveryId } = taken;
      const lines = [
        { line: 0, came: 'nothing' },
        { line: 1, came: 'part', delivered: '2 kg' },
        { line: 2, came: 'all' },
      ];
      await say(aidId, deliveryId, lines);
      expect(await needsOf(aidId)).toEqual(['active', 'pending', 'partially-fulfilled', 'fulfilled']);
      expect(await inHand(aidId)).toEqual([[1]]);
      expect((await seenBy(undefined, aidId))[0]?.items).toMatchObject([
        { line: 0, state: 'missing' },
        { line: 1, state: 'part', delivered: '2 kg' },
        { line: 2, state: 'delivered' },
      ]);
      expect((await actOnAid(otherNgo, { act: 'take', aidId, lines: [0] })).status).toBe(201);
    });

    it('nothing at all: it is not confirmed, whatever code is found later', async () => {
      const { aidId, deliveryId } = await handedOver();
      const code = await codeOf(aidId);
      await say(
        aidId,
        deliveryId,
        [0, 1].map((line) => ({ line, came: 'nothing' })),
      );
      expect(await seenBy(undefined, aidId)).toMatchObject([{ confirmed: false, settledBy: 'receiver' }]);
      expect((await act(people.ngo, { act: 'deliver', deliveryId, code })).result).toBe('conflict');
      expect(await needsOf(aidId)).toEqual(['active', 'pending', 'pending', 'pending']);
    });

    it('none within 72 hours: it counts as received, and says so; a phone that had no network is heard later', async () => {
      const { aidId, deliveryId } = await handedOver([0, 1], { part: [{ line: 1, delivered: '1 kg' }] });
      const hours = (count: number) => Date.now() + count * 3_600_000;
      await settleUnanswered(app().pool, hours(71), () => false);
      expect(await needsOf(aidId)).toEqual(['active', 'pending', 'partially-fulfilled', 'pending']);
      await Promise.all([1, 2].map(() => settleUnanswered(app().pool, hours(73), () => false)));
      expect(await needsOf(aidId)).toEqual(['active', 'fulfilled', 'partially-fulfilled', 'pending']);
      expect(await seenBy(undefined, aidId)).toMatchObject([{ confirmed: false, settledBy: 'time' }]);
      await say(aidId, deliveryId, [{ line: 0, came: 'nothing' }]);
      expect(await needsOf(aidId)).toEqual(['active', 'pending', 'partially-fulfilled', 'pending']);
    });

    it('that cannot be read holds up none of the others, and is said once', async () => {
      const [broken, whole] = [await handedOver(), await handedOver()];
      await app().query(`UPDATE aid_requests SET requirements = 'null' WHERE id = $1`, [broken.aidId]);
      onTestFinished(async () => void (await app().query('DELETE FROM aid_requests WHERE id = $1', [broken.aidId])));
      const say = vi.fn();
      const unreadable = makeUnreadable(say);
      const later = Date.now() + 73 * 3_600_000;
      await settleUnanswered(app().pool, later, () => false, unreadable);
      await settleUnanswered(app().pool, later, () => false, unreadable);
      const settled = await app().query<{ id: string; by: string | null }>(
        'SELECT id, settled_by AS by FROM deliveries WHERE id = ANY ($1)',
        [[broken.deliveryId, whole.deliveryId]],
      );
      expect(new Map(settled.map(({ id, by }) => [id, by]))).toEqual(
        new Map([
          [broken.deliveryId, null],
          [whole.deliveryId, 'time'],
        ]),
      );
      expect(say).toHaveBeenCalledTimes(1);
    });

    it('is about needs that were in it, once it was handed over', async () => {
      const taken = await makeTaken();
      const { id: deliveryId } = await pack(taken);
      const said = await say(taken.aidId, deliveryId, [{ line: 0, came: 'all' }]);
      expect(said.json['data']).toMatchObject({ act: { result: 'same' } });
      await act(people.ngo, { act: 'deliver', deliveryId, note: 'x' });
      expect((await say(taken.aidId, deliveryId, [{ line: 2, came: 'all' }])).status).toBe(422);
      expect((await say(taken.aidId, randomUUID(), [{ line: 0, came: 'all' }])).status).toBe(404);
      const other = await makeTaken();
      expect((await say(other.aidId, deliveryId, [{ line: 0, came: 'all' }])).status).toBe(403);
    });
  });

  describe('times', () => {
    it('are those of the field where they can be right, for everybody', async () => {
      const taken = await makeTaken();
      const at = (minutes: number) => new Date(Date.now() - minutes * 60_000).toISOString();
      const [packedAt, departedAt, endedAt] = [at(180), at(120), at(60)];
      const { id: deliveryId } = await pack(taken, [0], people.ngo, { actedAt: packedAt });
      await act(people.ngo, { act: 'depart', deliveryId, actedAt: departedAt });
      await act(people.ngo, { act: 'deliver', deliveryId, note: 'No phone', actedAt: endedAt });
      expect(await seenBy(undefined, taken.aidId)).toMatchObject([{ departedAt, endedAt }]);
      const { json } = await post(`${app().url}/api/track/own`, {
        records: [{ _id: taken.aidId, claimSecret: secret }],
      });
      const [view] = json['data'] as TrackView[];
      expect(view?.reached.find(({ stage }) => stage === 'delivered')?.at).toBe(endedAt);

      const wrong = await pack(taken, [1], people.ngo, { actedAt: at(10) });
      await act(people.ngo, { act: 'deliver', deliveryId: wrong.id, note: 'No phone', actedAt: at(20) });
      const [second] = await seenBy(undefined, taken.aidId);
      expect(Date.now() - Date.parse(second?.endedAt ?? '')).toBeLessThan(60_000);
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
      await act(people.ngo, { act: 'deliver', deliveryId: last, code: await codeOf(taken.aidId) });
      expect(await needsOf(taken.aidId)).toEqual(['fulfilled', 'fulfilled', 'fulfilled', 'fulfilled']);
      expect(await inHand(taken.aidId)).toEqual([]);
    });

    it('with a wrong code or none: delivered, not confirmed, with the note why; the needs wait for the receiver’s word', async () => {
      for (const said of [{ code: 'WRONG1' }, { note: 'Their phone is flat.' }]) {
        const taken = await makeTaken();
        const { id: deliveryId } = await pack(taken);
        expect((await act(people.ngo, { act: 'deliver', deliveryId, ...said })).result).toBe('done');
        const { code: _, ...shown } = said as { code?: string };
        expect(await seenBy(people.admin, taken.aidId)).toMatchObject([
          { status: 'delivered', confirmed: false, ...shown },
        ]);
        expect(await needsOf(taken.aidId)).toEqual(['active', 'pending', 'pending', 'pending']);
        expect(await inHand(taken.aidId)).toEqual([[0, 1, 2]]);
        expect((await aidAs(people.admin, taken.aidId)).requirements.map(({ awaitsAnswer }) => awaitsAnswer)).toEqual([
          true,
          true,
          undefined,
        ]);
        expect(await awaited(taken.aidId)).toMatchObject([{ _id: deliveryId, status: 'delivered', confirmed: false }]);
        // Nothing else becomes of it until then.
        expect(await pack(taken, [0])).toMatchObject({ result: 'conflict', stands: 'delivered' });
        const back = await actOnAid(people.ngo, { act: 'hand-back', ...taken, lines: [1], reason: 'It is there' });
        expect(actOf(back)?.result).toBe('conflict');
      }
    });

    it('a code that comes later confirms it; after five different wrong ones none does, until an admin gives a new one', async () => {
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
      expect(await needsOf(taken.aidId)).toEqual(['active', 'fulfilled', 'fulfilled', 'pending']);
      expect(await awaited(taken.aidId)).toEqual([]);

      const { id: second } = await pack(taken, [2]);
      const right = await codeOf(taken.aidId);
      const secondAs = async (who: TestPerson) => (await seenBy(who, taken.aidId)).find(({ _id }) => _id === second);
      for (const typed of ['WRONG0', 'WR0NG-0', 'wrong0', 'WRONG1', 'WRONG2', 'WRONG3'])
        await act(people.ngo, { act: 'deliver', deliveryId: second, code: typed });
      expect(await secondAs(people.ngo)).toMatchObject({ confirmed: false, triesLeft: 1 });
      await act(people.ngo, { act: 'deliver', deliveryId: second, code: 'WRONG4' });
      const tooMany = await act(people.ngo, { act: 'deliver', deliveryId: second, code: right });
      expect([tooMany.result, tooMany.answer.json['message']]).toEqual(['conflict', expect.stringMatching(/too many/)]);
      expect(await secondAs(people.ngo)).toMatchObject({ confirmed: false, triesLeft: 0 });

      const renew = { act: 'new-code', aidId: taken.aidId, deliveryId: second, reason: 'They read it over a bad line' };
      expect((await actOnAid(people.ngo, renew)).status).toBe(403);
      expect(actOf(await actOnAid(people.admin, renew))?.result).toBe('done');
      const fresh = await codeOf(taken.aidId);
      expect(fresh).not.toBe(right);
      expect((await act(people.ngo, { act: 'deliver', deliveryId: second, code: right })).result).toBe('conflict');
      expect((await act(people.ngo, { act: 'deliver', deliveryId: second, code: fresh })).result).toBe('done');
      expect(await secondAs(people.admin)).toMatchObject({ confirmed: true, settledBy: 'code' });
      const rows = await app().query(`SELECT detail FROM acts WHERE about = $1 AND action = 'aid-delivery-new-code'`, [
        taken.aidId,
      ]);
      expect(rows).toMatchObject([{ detail: { reason: renew.reason } }]);
    });

    it('by whoever asked for it themselves: confirmed by their own account, for everybody to see', async () => {
      const taken = await makeTaken();
      await app().query('UPDATE aid_requests SET owner = $2 WHERE id = $1', [taken.aidId, people.ngo.id]);
      const { id: deliveryId } = await pack(taken);
      await act(people.ngo, { act: 'deliver', deliveryId, code: await codeOf(taken.aidId) });
      expect(await seenBy(undefined, taken.aidId)).toMatchObject([{ confirmed: true, settledBy: 'own-account' }]);
    });

    it('of a part: the need stays in hand with the words, and can go with another delivery', async () => {
      const taken = await makeTaken();
      const { id: deliveryId } = await pack(taken);
      const part = [{ line: 1, delivered: 'half a sack' }];
      const code = await codeOf(taken.aidId);
      expect((await act(people.ngo, { act: 'deliver', deliveryId, code, part })).result).toBe('done');
      expect(await needsOf(taken.aidId)).toEqual(['active', 'fulfilled', 'partially-fulfilled', 'pending']);
      expect((await aidAs(people.admin, taken.aidId)).requirements[1]).toMatchObject({ delivered: 'half a sack' });
      expect(await inHand(taken.aidId)).toEqual([[1, 2]]);
      expect((await seenBy(people.ngo, taken.aidId))[0]?.items).toMatchObject([
        { state: 'delivered' },
        { state: 'part', delivered: 'half a sack' },
      ]);
      const again = await pack(taken, [1]);
      await act(people.ngo, { act: 'deliver', deliveryId: again.id, code: await codeOf(taken.aidId) });
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

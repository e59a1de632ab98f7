import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, it } from 'vitest';
import { actOf, actOnAid, aidAs, makeAid } from '../../tests/support/server/aid.ts';
import { onEmbeddedPostgres } from '../../tests/support/server/each-postgres.ts';
import { makeApproved, makePeople, type TestPeople, type TestPerson } from '../../tests/support/server/people.ts';
import { eraseRecords } from '../store/transfer/erase.ts';
import { inTransaction } from '../store/database/server-state.ts';

onEmbeddedPostgres('acts on aid requests', (app) => {
  let people: TestPeople;
  let otherNgo: TestPerson;
  beforeAll(async () => {
    people = await makePeople(app());
    otherNgo = await makeApproved(app(), 'ngo');
  });

  /** Made as a phone makes it; what became of it. */
  const act = async (who: TestPerson, body: object) => {
    const answer = await actOnAid(who, body);
    return [answer.status, actOf(answer)?.result ?? answer.json['kind']];
  };
  const done = [201, 'done'];
  const take = (who: TestPerson, aidId: string, lines?: number[]) => act(who, { act: 'take', aidId, lines });
  const assign = (aidId: string, ngoId: string, lines?: number[]) =>
    act(people.admin, { act: 'assign', aidId, ngoId, lines });
  const need = (who: TestPerson, aidId: string, line: number, seen: string, status: string, more = {}) =>
    act(who, { act: 'need', aidId, line, seen, status, ...more });
  const linesOf = async (id: string) => (await aidAs(people.admin, id)).takings?.map(({ lines }) => lines);
  const statusesOf = async (id: string) => {
    const { status, requirements } = await aidAs(people.admin, id);
    return [status, ...requirements.map((one) => one.status)];
  };
  const takingOf = async (id: string) => (await aidAs(people.admin, id)).takings?.[0]?._id ?? '';
  const stateOf = async (id: string) =>
    (await app().query<{ state: string }>('SELECT state FROM aid_takings WHERE id = $1', [id]))[0]?.state;
  const auditOf = async (about: string) => {
    const { json } = await people.admin.ask('GET', `/api/audit?about=${about}`);
    return json['data'] as { action: string; detail: object; actor: { _id: string } }[];
  };

  describe('taking', () => {
    it('an NGO takes the whole of it, an admin gives a part', async () => {
      const [whole, part] = [await makeAid(app(), 3), await makeAid(app(), 3)];
      expect(await take(people.ngo, whole)).toEqual(done);
      expect(await assign(part, people.ngo.id, [1])).toEqual(done);
      expect([await linesOf(whole), await linesOf(part)]).toEqual([[[0, 1, 2]], [[1]]]);
      const [taking] = (await aidAs(people.admin, part)).takings ?? [];
      expect(taking?.ngo).toEqual({ _id: people.ngo.id, name: people.ngo.name });
      expect(await auditOf(part)).toMatchObject([
        {
          action: 'aid-assigned',
          actor: { _id: people.admin.id },
          detail: { ngo: people.ngo.id, taking: taking?._id, lines: [1] },
        },
      ]);
    });

    it('the item’s id is the taking’s', async () => {
      const [aidId, key] = [await makeAid(app()), randomUUID()];
      await actOnAid(people.ngo, { act: 'take', aidId }, key);
      expect(await takingOf(aidId)).toBe(key);
    });

    it('what another NGO has is a conflict: nothing is taken; an admin is told who, an NGO only since when', async () => {
      const aidId = await makeAid(app(), 3);
      await take(people.ngo, aidId, [1]);
      const refused = await actOnAid(otherNgo, { act: 'take', aidId, lines: [0, 1] });
      expect(actOf(refused)).toEqual({ result: 'conflict', stands: 'active', at: expect.stringMatching(/^\d{4}-/) });
      expect(refused.text).not.toContain(people.ngo.name);
      const given = await actOnAid(people.admin, { act: 'assign', aidId, ngoId: otherNgo.id, lines: [1, 2] });
      expect(actOf(given)).toMatchObject({ result: 'conflict', by: people.ngo.name });
      expect(given.json['message']).toContain(people.ngo.name);
      expect(await linesOf(aidId)).toEqual([[1]]);
    });

    it('what one admin gave is a conflict for another, who is told that admin’s name and who has it', async () => {
      const [aidId, other] = [await makeAid(app(), 2), await makeApproved(app(), 'admin')];
      await actOnAid(people.admin, { act: 'assign', aidId, ngoId: people.ngo.id, lines: [0] });
      const late = await actOnAid(other, { act: 'assign', aidId, ngoId: otherNgo.id, lines: [0] });
      expect(actOf(late)).toMatchObject({ result: 'conflict', by: people.admin.name });
      expect(late.json['message']).toMatch(`${people.admin.name} gave this to an organization`);
      const refused = await actOnAid(otherNgo, { act: 'take', aidId, lines: [0] });
      expect(actOf(refused)).toMatchObject({ result: 'conflict' });
      for (const name of [people.admin.name, people.ngo.name]) expect(refused.text).not.toContain(name);
    });

    it('without lines: all that is left; with none left a conflict, and what is theirs stays theirs', async () => {
      const aidId = await makeAid(app(), 3);
      await take(people.ngo, aidId, [1]);
      expect(await take(otherNgo, aidId)).toEqual(done);
      expect(await linesOf(aidId)).toEqual([[1], [0, 2]]);
      expect(await take(otherNgo, aidId)).toEqual([201, 'conflict']);
      expect(await take(people.ngo, aidId, [1])).toEqual([201, 'same']);
      const own = await makeAid(app());
      await take(people.ngo, own);
      expect(await take(people.ngo, own)).toEqual([201, 'same']);
    });

    it('gives nothing to who is no NGO with power, or is no more', async () => {
      const aidId = await makeAid(app());
      for (const ngo of [people.pendingNgo.id, people.volunteer.id, people.admin.id, randomUUID()]) {
        expect(await assign(aidId, ngo)).toEqual([201, 'conflict']);
      }
      expect(await linesOf(aidId)).toEqual([]);
    });

    it('names a line that the request does not have', async () => {
      const answer = await actOnAid(people.ngo, { act: 'take', aidId: await makeAid(app()), lines: [0, 2] });
      expect([answer.status, answer.json['fields']]).toEqual([422, { lines: 'a need of this request' }]);
    });
  });

  describe('handing back', () => {
    it('whole or by line, by who has it or an admin; then others can have it', async () => {
      const aidId = await makeAid(app(), 3);
      await take(people.ngo, aidId);
      const takingId = await takingOf(aidId);
      const back = { act: 'hand-back', aidId, takingId, reason: 'Our lorry broke down.' };
      expect(await act(otherNgo, back)).toEqual([403, 'forbidden']);
      expect(await act(people.ngo, { ...back, lines: [1] })).toEqual(done);
      expect(await linesOf(aidId)).toEqual([[0, 2]]);
      expect(await take(otherNgo, aidId, [1])).toEqual(done);
      expect(await act(people.ngo, { ...back, lines: [1] })).toEqual([201, 'same']);
      expect(await act(people.admin, back)).toEqual(done);
      expect([await linesOf(aidId), await stateOf(takingId)]).toEqual([[[1]], 'handed-back']);
      expect(await act(people.ngo, back)).toEqual([201, 'same']);
      expect((await auditOf(aidId))[0]).toMatchObject({
        action: 'aid-handed-back',
        detail: { lines: [0, 2], reason: back.reason },
      });
    });

    it('what is not there may still come; what was fulfilled or ended meanwhile is a conflict', async () => {
      const aidId = await makeAid(app(), 1);
      const back = { act: 'hand-back', aidId, reason: 'No fuel' };
      expect(await act(people.ngo, { ...back, takingId: randomUUID() })).toEqual([404, 'not-found']);
      await take(people.ngo, aidId);
      const takingId = await takingOf(aidId);
      await need(people.admin, aidId, 0, 'pending', 'fulfilled');
      expect(await act(people.ngo, { ...back, takingId })).toEqual([201, 'conflict']);
      expect(await act(people.ngo, { ...back, takingId, lines: [0] })).toEqual([201, 'conflict']);
    });
  });

  describe('how a need stands', () => {
    it('is told by who has it in hand: in part with words, and fulfilled, which ends the taking', async () => {
      const aidId = await makeAid(app(), 2);
      await take(people.ngo, aidId);
      const takingId = await takingOf(aidId);
      const part = { delivered: 'one lorry of three' };
      expect(await need(people.ngo, aidId, 0, 'pending', 'partially-fulfilled', part)).toEqual(done);
      expect((await aidAs(people.admin, aidId)).requirements[0]).toMatchObject(part);
      expect(await need(people.ngo, aidId, 0, 'partially-fulfilled', 'fulfilled')).toEqual(done);
      expect((await aidAs(people.admin, aidId)).requirements[0]).not.toHaveProperty('delivered');
      expect([await linesOf(aidId), await stateOf(takingId)]).toEqual([[[1]], 'active']);
      expect(await need(people.ngo, aidId, 1, 'pending', 'fulfilled')).toEqual(done);
      expect([await statusesOf(aidId), await stateOf(takingId)]).toEqual([
        ['fulfilled', 'fulfilled', 'fulfilled'],
        'done',
      ]);
      expect(JSON.stringify(await auditOf(aidId))).not.toContain(part.delivered);
    });

    it('one that is put back opens the request again, in nobody’s hand', async () => {
      const aidId = await makeAid(app(), 1);
      await take(people.ngo, aidId);
      await need(people.ngo, aidId, 0, 'pending', 'fulfilled');
      expect(await need(people.admin, aidId, 0, 'fulfilled', 'pending')).toEqual(done);
      expect([await statusesOf(aidId), await linesOf(aidId)]).toEqual([['active', 'pending'], []]);
    });

    it('seen otherwise: a conflict that says who and when; told twice: the same', async () => {
      const aidId = await makeAid(app());
      await need(people.admin, aidId, 0, 'pending', 'partially-fulfilled', { delivered: '3' });
      const late = await actOnAid(people.admin, { act: 'need', aidId, line: 0, seen: 'pending', status: 'fulfilled' });
      expect(actOf(late)).toMatchObject({ result: 'conflict', stands: 'partially-fulfilled', by: people.admin.name });
      const again = () => need(people.admin, aidId, 0, 'pending', 'partially-fulfilled', { delivered: '3' });
      expect(await again()).toEqual([201, 'same']);
    });

    it('of what is not in their hands an NGO tells nothing; of what was, it is told how it stands', async () => {
      const aidId = await makeAid(app(), 2);
      expect(await need(people.ngo, aidId, 0, 'pending', 'fulfilled')).toEqual([403, 'forbidden']);
      await take(people.ngo, aidId, [0]);
      expect(await need(otherNgo, aidId, 0, 'pending', 'fulfilled')).toEqual([403, 'forbidden']);
      await act(people.admin, { act: 'hand-back', aidId, takingId: await takingOf(aidId), reason: 'Too slow' });
      expect(await need(people.ngo, aidId, 0, 'pending', 'fulfilled')).toEqual([201, 'conflict']);
      expect(await statusesOf(aidId)).toEqual(['active', 'pending', 'pending']);
    });

    it('an NGO is not told the name of an admin', async () => {
      const aidId = await makeAid(app(), 2);
      await take(people.ngo, aidId);
      await need(people.admin, aidId, 0, 'pending', 'fulfilled');
      const answer = await actOnAid(people.ngo, {
        act: 'need',
        aidId,
        line: 0,
        seen: 'pending',
        status: 'partially-fulfilled',
      });
      expect(actOf(answer)).toMatchObject({ result: 'conflict', stands: 'fulfilled' });
      expect(answer.text).not.toContain(people.admin.name);
      const [kept] = await app().query<object>('SELECT by_account AS by FROM act_outcomes WHERE id = $1', [
        (answer.json['data'] as { _id: string })._id,
      ]);
      expect(kept).toEqual({ by: null });
    });

    it('how it was given stays with what is fulfilled by hand, and is in no log; put back, it is gone', async () => {
      const aidId = await makeAid(app(), 2);
      await take(people.ngo, aidId);
      const given = 'Our boat brought it to Asha Devi.';
      expect(await need(people.ngo, aidId, 0, 'pending', 'fulfilled', { given })).toEqual(done);
      const shown = async () => (await aidAs(people.admin, aidId)).requirements.map((one) => one.given);
      expect(await shown()).toEqual([given, undefined]);
      expect(JSON.stringify(await auditOf(aidId))).not.toContain(given);
      expect(await need(people.ngo, aidId, 1, 'pending', 'partially-fulfilled', { given })).toEqual([422, 'invalid']);
      await need(people.admin, aidId, 0, 'fulfilled', 'pending');
      expect(await shown()).toEqual([undefined, undefined]);
    });

    it('words of what has come belong to a part only; a line that is not there is named', async () => {
      const aidId = await makeAid(app());
      expect(await need(people.admin, aidId, 0, 'pending', 'fulfilled', { delivered: 'all' })).toEqual([
        422,
        'invalid',
      ]);
      expect(await need(people.admin, aidId, 9, 'pending', 'fulfilled')).toEqual([422, 'invalid']);
    });
  });

  describe('closing', () => {
    const close = (aidId: string, seen = 'active', to = 'withdrawn') =>
      act(people.admin, { act: 'close', aidId, seen, to, reason: 'They left for another town.' });
    const reopen = (aidId: string, seen: string) => act(people.admin, { act: 'reopen', aidId, seen });

    it('ends what is in hand, and can be taken back', async () => {
      const aidId = await makeAid(app());
      await take(people.ngo, aidId);
      const takingId = await takingOf(aidId);
      expect(await close(aidId)).toEqual(done);
      expect(await close(aidId)).toEqual([201, 'same']);
      expect([await linesOf(aidId), await stateOf(takingId)]).toEqual([[], 'ended']);
      expect(await take(otherNgo, aidId)).toEqual([201, 'conflict']);
      expect(await need(people.admin, aidId, 0, 'pending', 'fulfilled')).toEqual([201, 'conflict']);
      expect(await reopen(aidId, 'expired')).toEqual([201, 'conflict']);
      expect(await reopen(aidId, 'withdrawn')).toEqual(done);
      expect(await reopen(aidId, 'withdrawn')).toEqual([201, 'same']);
      expect(await take(otherNgo, aidId)).toEqual(done);
      expect((await auditOf(aidId)).map(({ action }) => action)).toEqual([
        'aid-taken',
        'aid-reopened',
        'aid-closed',
        'aid-taken',
      ]);
    });

    it('another admin was first: who and when', async () => {
      const aidId = await makeAid(app());
      await close(aidId);
      const late = await actOnAid(people.admin, {
        act: 'close',
        aidId,
        seen: 'active',
        to: 'expired',
        reason: 'Nobody answers.',
      });
      expect(actOf(late)).toMatchObject({ result: 'conflict', stands: 'withdrawn', by: people.admin.name });
      expect((await aidAs(people.admin, aidId)).status).toBe('withdrawn');
    });

    it('is not for what is fulfilled', async () => {
      const aidId = await makeAid(app(), 1);
      await need(people.admin, aidId, 0, 'pending', 'fulfilled');
      expect(await close(aidId, 'fulfilled')).toEqual([201, 'conflict']);
      expect(await reopen(aidId, 'fulfilled')).toEqual([201, 'conflict']);
    });
  });

  it('the triage lane is the admins’: released by word, or when it is given to somebody', async () => {
    const [one, two] = [await makeAid(app()), await makeAid(app())];
    await app().query(`UPDATE aid_requests SET lane = 'triage' WHERE id = ANY ($1)`, [[one, two]]);
    expect(await take(people.ngo, one)).toEqual([404, 'not-found']);
    const release = { act: 'release', aidId: one };
    expect([await act(people.admin, release), await act(people.admin, release)]).toEqual([done, [201, 'same']]);
    expect(await assign(two, people.ngo.id)).toEqual(done);
    for (const id of [one, two]) expect((await aidAs(people.admin, id)).lane).toBe('main');
  });

  it('what a role may never do is forbidden, whatever the request', async () => {
    const aidId = await makeAid(app());
    for (const body of [
      { act: 'assign', aidId, ngoId: people.ngo.id },
      { act: 'close', aidId, seen: 'active', to: 'expired', reason: 'x' },
      { act: 'reopen', aidId, seen: 'active' },
      { act: 'release', aidId },
    ]) {
      expect([body.act, ...(await act(people.ngo, body))]).toEqual([body.act, 403, 'forbidden']);
    }
    expect(await act(people.admin, { act: 'take', aidId })).toEqual([403, 'forbidden']);
    for (const who of [people.volunteer, people.pendingNgo, people.pendingAdmin])
      expect((await take(who, aidId))[0]).toBe(403);
  });

  it('of a request that was erased there is nothing to do; one that is unknown may still come', async () => {
    const aidId = await makeAid(app());
    expect(await take(people.ngo, randomUUID())).toEqual([404, 'not-found']);
    await inTransaction(app().pool, (client) => eraseRecords(client, [aidId]));
    expect(await take(people.ngo, aidId)).toEqual([410, 'gone']);
  });

  it('a conflict is kept and answered the same; without a key it is a refusal and leaves nothing', async () => {
    const [aidId, key] = [await makeAid(app()), randomUUID()];
    await take(people.ngo, aidId);
    const body = { act: 'take', aidId };
    const first = await actOnAid(otherNgo, body, key);
    await act(people.admin, { act: 'hand-back', aidId, takingId: await takingOf(aidId), reason: 'Free again' });
    const again = await actOnAid(otherNgo, body, key);
    expect([first.status, again.text]).toEqual([201, first.text]);
    expect(again.headers.get('idempotent-replayed')).toBe('true');
    const kept = await app().query('SELECT about, what, result, stands FROM act_outcomes WHERE id = $1', [key]);
    expect(kept).toEqual([{ about: aidId, what: 'actOnAid.take', result: 'conflict', stands: 'active' }]);
    const plain = await otherNgo.ask('POST', '/api/aid/act', body);
    expect([plain.status, plain.json['receipt']]).toEqual([201, undefined]);
    const late = await people.ngo.ask('POST', '/api/aid/act', body);
    expect([late.status, late.json['kind']]).toEqual([409, 'conflict']);
    expect(await linesOf(aidId)).toEqual([[0, 1]]);
  });
});

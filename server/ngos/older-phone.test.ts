import { randomUUID } from 'node:crypto';
import { beforeAll, expect, it } from 'vitest';
import type { Json } from '../../contract/base/canonical-json.ts';
import type { AidView } from '../../contract/entities/aid-request.ts';
import type { ReportView } from '../../contract/entities/report.ts';
import { actOf, aidAs, makeAid } from '../../tests/support/server/aid.ts';
import { onEmbeddedPostgres } from '../../tests/support/server/each-postgres.ts';
import { sendKept } from '../../tests/support/server/kept-item.ts';
import { makePeople, type TestPeople } from '../../tests/support/server/people.ts';
import { answerDisaster, pledgedTo } from '../../tests/support/server/pledges.ts';
import { makeDisaster, makeVolunteers } from '../../tests/support/server/volunteers.ts';
import { misfits } from '../../tests/versions/fits.ts';
import { readRecorded } from '../../tests/versions/recorded.ts';
import { settleUnanswered } from '../deliveries/settle-unanswered.ts';

/** The last contract in which an NGO sends nobody to disasters. */
const OLDER = 11;
const { schemas, bodies } = readRecorded(OLDER);
const numbered = { 'x-contract': String(OLDER) };

/* An NGO's phone that was not updated: it says its number, sends bodies of its contract and reads answers by that contract's schemas. */
onEmbeddedPostgres(`an NGO’s phone of contract ${OLDER}`, (app) => {
  let people: TestPeople;
  beforeAll(async () => {
    people = await makePeople(app());
  });

  /** What the call answered, which must be what that phone can read. */
  async function read<Data>(call: string, path: string): Promise<Data> {
    const { status, json } = await people.ngo.ask('GET', path, undefined, numbered);
    const schema = schemas.calls[call]?.answers[String(status)];
    expect(schema, `${call} answers ${status}`).toBeDefined();
    expect(misfits(schema ?? {}, json as Json, call)).toEqual([]);
    return json['data'] as Data;
  }

  /** From the outbox, as a body of that contract. Answers what became of it. */
  async function send(call: string, body: { [name: string]: Json }, id: string = randomUUID()) {
    expect(misfits(schemas.calls[call]?.body ?? {}, body, call), 'a body of that contract').toEqual([]);
    const answer = await sendKept(people.ngo, { call, body, id, headers: numbered });
    const schema = schemas.calls[call]?.answers[String(answer.status)] ?? schemas.failure;
    expect(misfits(schema, answer.json as Json, call)).toEqual([]);
    return { id, status: answer.status, result: actOf(answer)?.result };
  }

  const aidOf = async (id: string) => (await read<AidView[]>('listAid', '/api/aid/all')).find(({ _id }) => _id === id);
  const lineStates = (view: AidView | undefined) => view?.requirements.map(({ status }) => status);

  it('takes a request in part, hands a part back, packs and delivers, and reads its work', async () => {
    const aidId = await makeAid(app(), 3);
    expect(await aidOf(aidId)).not.toHaveProperty('contactNumber');
    expect((await send('actOnAid', { act: 'reject', aidId })).result).toBe('done');
    expect((await read<{ rejected: string[] }>('getNgoWork', '/api/ngos/work')).rejected).toContain(aidId);
    expect((await send('actOnAid', { act: 'reconsider', aidId })).result).toBe('done');
    const { id: takingId, result } = await send('actOnAid', { act: 'take', aidId, lines: [0, 1] });
    expect(result).toBe('done');
    expect((await aidOf(aidId))?.takings).toMatchObject([{ _id: takingId, lines: [0, 1] }]);
    const handBack = { act: 'hand-back', aidId, takingId, lines: [1], reason: 'No boat' };
    expect((await send('actOnAid', handBack)).result).toBe('done');
    const packing = { aidId, takingId, lines: [{ line: 0 }], priority: 'High', expectedDay: '2027-01-10' };
    const packed = await send('packDelivery', packing);
    expect(packed.result).toBe('done');
    for (const body of [{ act: 'depart' }, { act: 'deliver', note: 'The code was lost' }]) {
      expect((await send('actOnDelivery', { ...body, deliveryId: packed.id })).result).toBe('done');
    }
    const deliveries = await read<{ _id: string; status: string }[]>(
      'listDeliveries',
      `/api/deliveries?aidId=${aidId}`,
    );
    expect(deliveries).toMatchObject([{ _id: packed.id, status: 'delivered' }]);
    // Nobody has said yet that it came: it stays in hand, which that phone knows, until they do or time has.
    expect(lineStates(await aidOf(aidId))).toEqual(['pending', 'pending', 'pending']);
    expect((await aidOf(aidId))?.takings).toMatchObject([{ _id: takingId, lines: [0] }]);
    await settleUnanswered(app().pool, Date.now() + 73 * 3_600_000, () => false);
    expect(lineStates(await aidOf(aidId))).toEqual(['fulfilled', 'pending', 'pending']);
    expect((await read<{ done: object[] }>('getNgoWork', '/api/ngos/work')).done).toMatchObject([{ aidId }]);
  });

  it('reads disasters to which NGOs send people, each list and its work as before, and fills no place by that', async () => {
    const disasterId = await makeDisaster(app(), 5);
    const [volunteer] = await makeVolunteers(app(), 1);
    await volunteer?.accept(disasterId);
    await answerDisaster(people.ngo, { act: 'send', disasterId, people: 2, note: 'Two boats' });
    const rejected = await makeDisaster(app(), 4);
    await answerDisaster(people.ngo, { act: 'reject', disasterId: rejected });
    const seen = await read<ReportView[]>('listReports', '/api/report/getreport');
    expect(seen.map(({ _id }) => _id)).toEqual(expect.arrayContaining([disasterId, rejected]));
    await read('getDisaster', `/api/report/getdisaster/${disasterId}`);
    for (const list of ['reports', 'aid', 'ngos']) await read('listChanges', `/api/changes/${list}`);
    const work = await read<{ rejected: string[]; done: { aidId: string }[] }>('getNgoWork', '/api/ngos/work');
    // A disaster put aside is no aid request put aside, nor is a pledge work done: by those names that phone looks for aid requests.
    expect(work.rejected).not.toContain(rejected);
    expect(work.done.map(({ aidId }) => aidId)).not.toContain(disasterId);
    expect(await pledgedTo(app(), disasterId)).toEqual({ said: 2, pledged: 2, volunteers: 1 });
  });

  it('cannot take a disaster for a request: nothing comes of that, and its own requests go on', async () => {
    const [disasterId, aidId] = [await makeDisaster(app(), 5), await makeAid(app())];
    const wrong = await send('actOnAid', { act: 'take', aidId: disasterId });
    expect([wrong.status, wrong.result]).toEqual([404, undefined]);
    expect((await send('actOnAid', { act: 'take', aidId })).result).toBe('done');
    expect(await pledgedTo(app(), disasterId)).toEqual({ said: 0, pledged: 0, volunteers: 0 });
    expect((await aidAs(people.admin, aidId)).takings).toHaveLength(1);
  });

  it('every form of its acts that was recorded is understood: none is invalid, none waits for an update', async () => {
    const recorded = ['actOnAid', 'packDelivery', 'actOnDelivery', 'saveNgoProfile'].flatMap((call) =>
      (bodies[call] ?? []).map((body) => ({ call, body: body as { [name: string]: Json } })),
    );
    expect(recorded.length).toBeGreaterThan(15);
    for (const { call, body } of recorded) {
      const { status } = await send(call, body);
      // Those records are nowhere, and some acts are an admin's: that is all that may be wrong.
      expect([201, 403, 404], `${call} ${JSON.stringify(body)}`).toContain(status);
    }
  });
});

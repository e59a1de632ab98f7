import { randomUUID } from 'node:crypto';
import { beforeAll, expect, it } from 'vitest';
import type { Json } from '../../contract/base/canonical-json.ts';
import { isOwnedCall, queuedCallNames, type QueuedCallName } from '../../contract/calls/queued.ts';
import { headers } from '../../contract/headers.ts';
import { accessTable } from '../../tests/support/security/access-table.ts';
import { askCall } from '../../tests/support/security/ask-call.ts';
import { ranks } from '../../tests/support/security/ranks.ts';
import type { Scene } from '../../tests/support/security/scene.ts';
import { shots } from '../../tests/support/security/shots.ts';
import { tableHashes } from '../../tests/support/security/table-hashes.ts';
import { makeAid } from '../../tests/support/server/aid.ts';
import { makeDisaster } from '../../tests/support/server/volunteers.ts';
import { batchItem } from '../../tests/support/server/bodies.ts';
import { onEmbeddedPostgres } from '../../tests/support/server/each-postgres.ts';
import { bearer, makeApproved, makePeople, send, type TestPerson } from '../../tests/support/server/people.ts';

/** What it makes is no record of its own: under the id that its answer names there is nothing. */
const WITHOUT_RECORD: ReadonlySet<QueuedCallName> = new Set([
  'updateAccount',
  'saveVolunteerProfile',
  'saveNgoProfile',
  'actOnReport',
  'actOnDelivery',
  'actOnAccount',
  'markMessage',
  'actOnRoadBlock',
  'noteAlert',
  'actOnOwn',
]);
const creatingCalls = queuedCallNames.filter((call) => !WITHOUT_RECORD.has(call));

onEmbeddedPostgres('the id of a record that was made without a key', (app) => {
  let scene: Scene;
  beforeAll(async () => {
    scene = { app: app(), people: await makePeople(app()), victim: await makeApproved(app(), 'volunteer') };
  });

  /** Somebody whose call of this name is kept; nobody where it belongs to no one. */
  async function senderOf(call: QueuedCallName): Promise<TestPerson | undefined> {
    if (!isOwnedCall(call)) return undefined;
    await app().query('DELETE FROM throttles');
    const statuses = accessTable[call]?.own ?? [];
    const rank = (['volunteer', 'ngo', 'admin'] as const).find((each) => statuses[ranks.indexOf(each)] === 201);
    if (rank === undefined) throw new Error(`nobody sends ${call}`);
    return makeApproved(app(), rank);
  }

  async function bodyFor(call: QueuedCallName, me: TestPerson | undefined): Promise<Json> {
    if (call === 'actOnAid') return { act: 'take', aidId: await makeAid(app()) };
    if (call === 'answerDisaster') return { act: 'send', disasterId: await makeDisaster(app(), 5), people: 1 };
    const shot = await shots[call]?.({ scene, rank: me?.role ?? 'anonymous', me, whose: 'own' });
    const body = shot?.body as { name?: string };
    // Sent again word for word it would be the same item.
    return body.name === undefined ? body : { ...body, name: `Person ${randomUUID()}` };
  }

  it.each(creatingCalls)(
    '%s: as a key it is 422 key-reuse, alone and in a batch, and changes nothing',
    async (call) => {
      const [first, second] = [await senderOf(call), await senderOf(call)];
      const made = await askCall(app().url, call, { token: first?.token, body: await bodyFor(call, first) });
      expect([made.status, made.json['receipt']]).toEqual([201, undefined]);
      const { _id: id } = made.json['data'] as { _id: string };
      // Whoever learned the module has it, by whatever id.
      for (const me of call === 'learnModule' ? [second] : [first, second]) {
        const body = await bodyFor(call, me);
        const before = await tableHashes(app().query);
        const key = { [headers.idempotencyKey]: id };
        const alone = await askCall(app().url, call, { token: me?.token, body, headers: key });
        expect([alone.status, alone.json['kind']]).toEqual([422, 'key-reuse']);
        const batch = { items: [batchItem(id, call, body)], ...(me && { owner: me.id }) };
        const { json } = await send(app(), 'POST', '/api/outbox', batch, me ? bearer(me.token) : {});
        expect(json['answers']).toMatchObject([{ id, status: 422, body: { kind: 'key-reuse' } }]);
        expect(await tableHashes(app().query)).toEqual(before);
      }
    },
  );

  it('the neighbours of such an item in a batch are kept', async () => {
    const call = 'sendContactMessage';
    const made = await askCall(app().url, call, { body: await bodyFor(call, undefined) });
    const { _id: taken } = made.json['data'] as { _id: string };
    const ids = [randomUUID(), taken, randomUUID()];
    const body = await bodyFor(call, undefined);
    const { json } = await send(app(), 'POST', '/api/outbox', { items: ids.map((id) => batchItem(id, call, body)) });
    expect((json['answers'] as { status: number }[]).map(({ status }) => status)).toEqual([201, 422, 201]);
  });
});

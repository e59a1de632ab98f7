import { createHash, randomUUID } from 'node:crypto';
import * as v from 'valibot';
import { beforeAll, expect, it } from 'vitest';
import { listRecordMessages, trackOwn } from '../../contract/calls/track.ts';
import type { RecordMessage } from '../../contract/entities/record-message.ts';
import type { TrackView } from '../../contract/entities/track.ts';
import { limits } from '../../contract/limits.ts';
import { referenceOf } from '../../contract/reference.ts';
import { actOnReport } from '../../tests/support/server/acts.ts';
import { actOf, actOnAid, aidAs, makeAid } from '../../tests/support/server/aid.ts';
import { aid, report } from '../../tests/support/server/bodies.ts';
import { askDevice, makeDevice } from '../../tests/support/server/devices.ts';
import { onEmbeddedPostgres } from '../../tests/support/server/each-postgres.ts';
import { ask, post } from '../../tests/support/server/http.ts';
import { makePeople, type TestPeople } from '../../tests/support/server/people.ts';
import { openPushSink } from '../../tests/support/server/push-sink.ts';
import { makeVolunteers, type TestVolunteer } from '../../tests/support/server/volunteers.ts';
import { inTransaction } from '../store/database/server-state.ts';
import { eraseRecords } from '../store/transfer/erase.ts';

const secret = 'the secret of one phone';
const claimSecretHash = createHash('sha256').update(secret).digest('hex');

type Token = { token: string };

onEmbeddedPostgres('messages about a record', (app) => {
  let people: TestPeople;
  let volunteer: TestVolunteer;
  beforeAll(async () => {
    people = await makePeople(app());
    const [made] = await makeVolunteers(app(), 1);
    if (made === undefined) throw new Error('nobody');
    volunteer = made;
  });

  const make = async (path: '/api/report/' | '/api/aid/create', body: object) => {
    const id = randomUUID();
    expect((await post(`${app().url}${path}`, { ...body, claimSecretHash }, id)).status).toBe(201);
    return id;
  };
  const takenRequest = async () => {
    const id = await make('/api/aid/create', aid);
    await actOnAid(people.ngo, { act: 'take', aidId: id });
    return id;
  };
  const write = async (recordId: string, text: string, key: string = randomUUID()) => {
    const body = { act: 'message', recordId, claimSecret: secret, text };
    const answer = await post(`${app().url}/api/track/act`, body, key);
    return { status: answer.status, result: actOf(answer)?.result, fields: answer.json['fields'] };
  };
  const answerAs = ({ token }: Token, recordId: string, text: string, key: string = randomUUID()) =>
    ask(`${app().url}/api/track/answer`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${token}`, 'idempotency-key': key },
      body: JSON.stringify({ recordId, text }),
    });
  const readAs = async ({ token }: Token, recordId: string) => {
    const url = `${app().url}/api/records/${recordId}/messages`;
    const { status, json } = await ask(url, { headers: { authorization: `Bearer ${token}` } });
    if (status !== 200) return status;
    expect(v.is(listRecordMessages.answers[200], json)).toBe(true);
    return (json['data'] as RecordMessage[]).map(({ from, by, mine, text }) => [from, by, mine ?? false, text]);
  };
  const trackedMessages = async (_id: string) => {
    const { json } = await post(`${app().url}/api/track/own`, { records: [{ _id, claimSecret: secret }] });
    expect(v.is(trackOwn.answers[200], json)).toBe(true);
    const [view] = json['data'] as TrackView[];
    return view?.messages?.map(({ from, by, mine, text }) => [from, by, mine ?? false, text]);
  };

  it('go from whoever asked to the organization that has it in hand, and its answer back, each once', async () => {
    const id = await takenRequest();
    const [asked, told] = [randomUUID(), randomUUID()];
    for (let times = 0; times < 2; times += 1) {
      expect(await write(id, 'The road is cut, come by boat.', asked)).toMatchObject({ status: 201, result: 'done' });
      expect((await answerAs(people.ngo, id, 'We come at four.', told)).status).toBe(201);
    }
    expect(await readAs(people.ngo, id)).toEqual([
      ['sender', undefined, false, 'The road is cut, come by boat.'],
      ['taker', people.ngo.name, true, 'We come at four.'],
    ]);
    expect(await trackedMessages(id)).toEqual([
      ['sender', undefined, true, 'The road is cut, come by boat.'],
      ['taker', people.ngo.name, false, 'We come at four.'],
    ]);
    expect((await aidAs(people.ngo, id)).messagedAt).toEqual(expect.any(String));
  });

  it('are read by nobody else; an admin reads them without numbers, which is noted', async () => {
    const id = await takenRequest();
    await write(id, 'Call my brother, 98765 43210.');
    for (const other of [people.volunteer, people.pendingNgo, volunteer]) expect(await readAs(other, id)).toBe(404);
    const shown = JSON.stringify(await readAs(people.admin, id));
    expect(shown).toContain('Call my brother');
    expect(shown).not.toContain('43210');
    const looks = await app().query(
      `SELECT actor, detail ->> 'as' AS "as" FROM acts WHERE about = $1 AND action = 'messages-seen'`,
      [id],
    );
    expect(looks).toEqual([{ actor: people.admin.id, as: 'admin' }]);
    const acts = await app().query<{ detail: unknown }>('SELECT detail FROM acts WHERE about = $1', [id]);
    expect(JSON.stringify(acts)).not.toContain('brother');
    expect((await aidAs(people.volunteer, id)).messagedAt).toBeUndefined();
  });

  it('wait for whoever takes the request, and are not for whoever gave it back', async () => {
    const id = await make('/api/aid/create', aid);
    expect((await write(id, 'Two of us are old.')).result).toBe('done');
    expect(await readAs(people.ngo, id)).toBe(404);
    const taking = randomUUID();
    await actOnAid(people.ngo, { act: 'take', aidId: id }, taking);
    expect(await readAs(people.ngo, id)).toHaveLength(1);
    const back = { act: 'hand-back', aidId: id, takingId: taking, reason: 'No boat' };
    expect(actOf(await actOnAid(people.ngo, back))?.result).toBe('done');
    expect(await readAs(people.ngo, id)).toBe(404);
    const late = await answerAs(people.ngo, id, 'We tried.');
    expect([late.status, late.json['kind']]).toEqual([403, 'forbidden']);
    expect(await trackedMessages(id)).toHaveLength(1);
  });

  it('about a report go to the volunteers who are on it, whose names its reporter does not learn', async () => {
    const id = await make('/api/report/', report);
    await people.admin.ask('PUT', `/api/report/${id}`, { status: 'approved' });
    expect((await answerAs(volunteer, id, 'On my way.')).status).toBe(403);
    expect((await volunteer.accept(id, randomUUID())).status).toBe(201);
    await write(id, 'The gate is locked.');
    expect((await answerAs(volunteer, id, 'On my way.')).status).toBe(201);
    expect(await readAs(volunteer, id)).toEqual([
      ['sender', undefined, false, 'The gate is locked.'],
      ['taker', expect.any(String), true, 'On my way.'],
    ]);
    expect(await trackedMessages(id)).toEqual([
      ['sender', undefined, true, 'The gate is locked.'],
      ['taker', undefined, false, 'On my way.'],
    ]);
  });

  it('of a merged report go to who is on what stands for it; another’s words stay theirs, the answer is for both', async () => {
    const [head, merged] = [await make('/api/report/', report), await make('/api/report/', report)];
    await people.admin.ask('PUT', `/api/report/${head}`, { status: 'approved' });
    const body = { act: 'merge', reportId: merged, into: head };
    const done = await actOnReport(people.admin, body);
    expect(actOf(done)?.result).toBe('done');
    const [other] = await makeVolunteers(app(), 1);
    if (other === undefined) throw new Error('nobody');
    expect((await other.accept(head, randomUUID())).status).toBe(201);
    await write(head, 'From the first.');
    await write(merged, 'From the second.');
    await answerAs(other, head, 'To both.');
    expect(await readAs(other, head)).toHaveLength(3);
    const textsOf = async (id: string) => (await trackedMessages(id))?.map(([, , , text]) => text);
    expect(await textsOf(head)).toEqual(['From the first.', 'To both.']);
    expect(await textsOf(merged)).toEqual(['From the second.', 'To both.']);
  });

  it('are not taken once it is over, nor beyond what a conversation needs', async () => {
    const id = await takenRequest();
    await app().query(
      `INSERT INTO record_messages (id, record_id, text, said_at, received_at)
       SELECT gen_random_uuid(), $1, 'again', now(), now() FROM generate_series(1, $2)`,
      [id, limits.recordMessages],
    );
    expect(await write(id, 'And again')).toMatchObject({ status: 422, fields: { text: expect.any(String) } });
    expect((await answerAs(people.ngo, id, 'Enough.')).status).toBe(201);
    const over = await make('/api/aid/create', aid);
    await post(
      `${app().url}/api/track/act`,
      { act: 'no-longer-needed', recordId: over, claimSecret: secret },
      randomUUID(),
    );
    expect(await write(over, 'Thank you')).toMatchObject({ status: 201, result: 'conflict' });
    expect(await trackedMessages(over)).toBeUndefined();
  });

  it('take no text that is empty, too long, or of a record without its secret', async () => {
    const id = await takenRequest();
    for (const text of ['', '   ', 'x'.repeat(limits.recordMessageCharacters + 1)]) {
      expect((await write(id, text)).status).toBe(422);
      expect((await answerAs(people.ngo, id, text)).status).toBe(422);
    }
    const body = { act: 'message', recordId: id, claimSecret: 'a guess', text: 'Hello' };
    expect((await post(`${app().url}/api/track/act`, body, randomUUID())).status).toBe(403);
    expect((await answerAs(people.ngo, await makeAid(app()), 'Hello')).status).toBe(403);
  });

  it('are told to phones without their words: to who has it in hand, and to who asked', async () => {
    await app().query('DELETE FROM notices');
    const sink = openPushSink(app);
    const id = await takenRequest();
    const desk = await makeDevice(app(), people.ngo);
    const phone = await makeDevice(app(), null);
    const follow = { fcm_token: phone.token, records: [{ _id: id, claimSecret: secret }] };
    expect((await askDevice(app(), 'follow', follow, phone)).status).toBe(200);
    await write(id, 'Water to the knee');
    await answerAs(people.ngo, id, 'A boat comes');
    await sink.run();
    expect(sink.to(desk)).toMatchObject([{ title: 'Somebody you help wrote to you', path: '/ngo-dashboard' }]);
    expect(sink.to(phone)).toMatchObject([{ title: 'An answer to you', path: `/track/${referenceOf(id)}` }]);
    expect(JSON.stringify(sink.pushes)).not.toMatch(/knee|boat comes/);
  });

  it('go with the record, with the account that wrote them, and stand in its export', async () => {
    const [id, kept] = [await takenRequest(), await takenRequest()];
    await write(id, 'One');
    await answerAs(people.ngo, kept, 'Two');
    const mine = await people.ngo.ask('GET', '/api/account/export');
    expect(mine.json['data']).toMatchObject({ messages: expect.arrayContaining([expect.objectContaining({ recordId: kept, text: 'Two' })]) }); // prettier-ignore
    await inTransaction(app().pool, (client) => eraseRecords(client, [id]));
    expect(await app().query('SELECT 1 FROM record_messages WHERE record_id = $1', [id])).toEqual([]);
    expect((await people.ngo.ask('DELETE', '/api/account', { password: people.ngo.password })).status).toBe(200);
    expect(await app().query('SELECT 1 FROM record_messages WHERE record_id = $1', [kept])).toEqual([]);
  });
});

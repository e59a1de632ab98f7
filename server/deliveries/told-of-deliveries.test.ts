import { createHash, randomUUID } from 'node:crypto';
import { beforeAll, beforeEach, expect, it } from 'vitest';
import { actOnAid } from '../../tests/support/server/aid.ts';
import { aid } from '../../tests/support/server/bodies.ts';
import { askDevice, makeDevice, type TestDevice } from '../../tests/support/server/devices.ts';
import { onEmbeddedPostgres } from '../../tests/support/server/each-postgres.ts';
import { post } from '../../tests/support/server/http.ts';
import { makeApproved, makePeople, type TestPeople, type TestPerson } from '../../tests/support/server/people.ts';
import { answerDisaster } from '../../tests/support/server/pledges.ts';
import { openPushSink, type PushSink } from '../../tests/support/server/push-sink.ts';
import { makeDisaster } from '../../tests/support/server/volunteers.ts';

const secret = 'the secret of one phone';
const requirements = [{ type: 'Blankets', quantity: '5', urgent: false, status: 'pending' }];
const LATE = () => new Date(Date.now() - 3_600_000).toISOString();

onEmbeddedPostgres('what is told of deliveries and of people that come', (app) => {
  let people: TestPeople;
  let ngo: TestPerson;
  let sink: PushSink;
  beforeAll(async () => {
    people = await makePeople(app());
    ngo = await makeApproved(app(), 'ngo');
  });
  beforeEach(async () => {
    await app().query('DELETE FROM notices');
    sink = openPushSink(app);
  });
  const titles = async (phone: TestDevice, minutes = 2) => {
    sink.moveOn(minutes);
    await sink.run();
    return sink.to(phone).map(({ title }) => title);
  };

  async function packed() {
    const [aidId, takingId, deliveryId] = [randomUUID(), randomUUID(), randomUUID()];
    const claimSecretHash = createHash('sha256').update(secret).digest('hex');
    await post(`${app().url}/api/aid/create`, { ...aid, requirements, claimSecretHash }, aidId);
    await actOnAid(ngo, { act: 'take', aidId }, takingId);
    const body = { aidId, takingId, lines: [{ line: 0 }], priority: 'High', expectedDay: '2027-01-10' };
    await ngo.ask('POST', '/api/deliveries/pack', body, { 'idempotency-key': deliveryId });
    const phone = await makeDevice(app(), null);
    await askDevice(app(), 'follow', { fcm_token: phone.token, records: [{ _id: aidId, claimSecret: secret }] }, phone);
    await app().query('DELETE FROM notices');
    return { aidId, deliveryId, phone };
  }
  const act = (body: object) => ngo.ask('POST', '/api/deliveries/act', body, { 'idempotency-key': randomUUID() });
  const codeOf = async (aidId: string) => {
    const records = [{ _id: aidId, claimSecret: secret }];
    const { json } = await post(`${app().url}/api/deliveries/awaited`, { records });
    return (json['data'] as { code: string }[])[0]?.code ?? '';
  };

  it('whoever asked is told that it is on its way at once, and nothing of it once it is there', async () => {
    const { deliveryId, phone } = await packed();
    await act({ act: 'depart', deliveryId });
    expect(await titles(phone, 0)).toEqual(['Your delivery is on its way']);
    const other = await packed();
    await act({ act: 'depart', deliveryId: other.deliveryId });
    await act({ act: 'deliver', deliveryId: other.deliveryId, code: await codeOf(other.aidId) });
    expect(await titles(other.phone)).toEqual(['Your request is fulfilled']);
  });

  it('without the code they are told that, and an NGO that had no network what the server said of the code', async () => {
    const device = await makeDevice(app(), ngo);
    const [unconfirmed, confirmed, online] = [await packed(), await packed(), await packed()];
    const code = await codeOf(confirmed.aidId);
    await act({ act: 'deliver', deliveryId: unconfirmed.deliveryId, note: 'They have no phone', actedAt: LATE() });
    await act({ act: 'deliver', deliveryId: confirmed.deliveryId, code, actedAt: LATE() });
    await act({
      act: 'deliver',
      deliveryId: online.deliveryId,
      code: '',
      note: 'No phone',
      actedAt: new Date().toISOString(),
    });
    expect(await titles(unconfirmed.phone)).toEqual(['Marked as handed over']);
    expect(await titles(confirmed.phone)).toEqual(['Your request is fulfilled']);
    const seen = (await titles(device)).filter((title) => title.startsWith('Delivery'));
    expect(seen.toSorted()).toEqual(['Delivery confirmed', 'Delivery not confirmed']);
  });

  it('an NGO is told late whether its people are expected, that an admin took them back, and that it is over', async () => {
    const device = await makeDevice(app(), ngo);
    const send = (disasterId: string, count: number, key: string, actedAt = LATE()) =>
      answerDisaster(ngo, { act: 'send', disasterId, people: count, actedAt }, key);
    const [late, online, full] = [
      await makeDisaster(app(), 5),
      await makeDisaster(app(), 5),
      await makeDisaster(app(), 1),
    ];
    const key = randomUUID();
    await send(late, 5, key);
    await send(online, 2, randomUUID(), new Date().toISOString());
    await send(full, 2, randomUUID());
    expect((await titles(device, 0)).toSorted()).toEqual([
      'Flood: your people are expected',
      'Flood: your people are not expected',
    ]);
    sink.pushes.length = 0;
    const body = { act: 'withdraw', disasterId: late, pledgeId: key, reason: 'The road is gone' };
    await answerDisaster(people.admin, body);
    await people.admin.ask('PUT', `/api/report/${online}`, {
      status: 'rejected',
      resolvedAt: new Date().toISOString(),
    });
    expect((await titles(device, 0)).toSorted()).toEqual([
      'Flood: it is over',
      'Flood: your people are not expected any more',
    ]);
  });
});

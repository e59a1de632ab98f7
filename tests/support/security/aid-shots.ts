import { randomUUID } from 'node:crypto';
import { makeAid } from '../server/aid.ts';
import { makeDisaster } from '../server/volunteers.ts';
import type { Shooter, Shot } from './scene.ts';

/** Requests about aid: with lines in the caller's hand, or in another NGO's. */
export const aidShots: Readonly<Record<string, Shot>> = {
  async actOnAid(shooter) {
    const { aidId } = await makeTaking(shooter);
    const body = { act: 'need', aidId, line: 0, seen: 'pending', status: 'fulfilled' };
    return { body, headers: { 'idempotency-key': randomUUID() } };
  },
  async answerDisaster(shooter) {
    const { disasterId, pledgeId } = await makePledge(shooter);
    const body = { act: 'withdraw', disasterId, pledgeId, reason: 'No fuel' };
    return { body, headers: { 'idempotency-key': randomUUID() } };
  },
  async packDelivery(shooter) {
    const { aidId, takingId } = await makeTaking(shooter);
    return { body: packed(aidId, takingId), headers: { 'idempotency-key': randomUUID() } };
  },
  async actOnDelivery(shooter) {
    const deliveryId = await makeDelivery(shooter);
    return { body: { act: 'depart', deliveryId }, headers: { 'idempotency-key': randomUUID() } };
  },
  async listDeliveries(shooter) {
    await makeDelivery(shooter);
    return {};
  },
  listAwaitedDeliveries: () => ({ body: { records: [{ _id: randomUUID(), claimSecret: 'of another phone' }] } }),
  async answerRequester(shooter) {
    const { aidId: recordId } = await makeTaking(shooter);
    return { body: { recordId, text: 'We come at four.' }, headers: { 'idempotency-key': randomUUID() } };
  },
  async listRecordMessages(shooter) {
    return { id: (await makeTaking(shooter)).aidId };
  },
  findAid: () => ({ query: '?search=ravi&unclaimed=true&urgent=true' }),
  findNgos: () => ({ query: '?search=relief' }),
};

interface Taken {
  aidId: string;
  takingId: string;
  holder: string;
}

const packed = (aidId: string, takingId: string) => ({
  aidId,
  takingId,
  lines: [{ line: 0, items: '2 boxes' }],
  priority: 'High',
  expectedDay: '2027-01-10',
});

/** Straight into the database as well. */
async function makeDelivery(shooter: Shooter): Promise<string> {
  const { aidId, takingId, holder } = await makeTaking(shooter);
  const id = randomUUID();
  const { query } = shooter.scene.app;
  await query(
    `INSERT INTO deliveries (id, aid_id, taking_id, ngo_id, priority, expected_day, packed_at)
     VALUES ($1, $2, $3, $4, 'High', '2027-01-10', now())`,
    [id, aidId, takingId, holder],
  );
  await query('INSERT INTO delivery_lines (delivery_id, aid_id, line) VALUES ($1, $2, 0)', [id, aidId]);
  return id;
}

/** Straight into the database, whoever it is: what a call says to the wrong role is what these shots are about. */
async function makeTaking({ scene, me, whose }: Shooter): Promise<Taken> {
  const [aidId, takingId] = [await makeAid(scene.app), randomUUID()];
  const holder = whose === 'own' ? (me ?? scene.victim) : scene.victim;
  await scene.app.query(
    `INSERT INTO aid_takings (id, aid_id, ngo_id, account_id, taken_at) VALUES ($1, $2, $3, $3, now())`,
    [takingId, aidId, holder.id],
  );
  await scene.app.query('INSERT INTO aid_taken_lines (aid_id, line, taking_id) VALUES ($1, 0, $2)', [aidId, takingId]);
  return { aidId, takingId, holder: holder.id };
}

/** The same, of people that an NGO sends. */
async function makePledge({ scene, me, whose }: Shooter): Promise<{ disasterId: string; pledgeId: string }> {
  const [disasterId, pledgeId] = [await makeDisaster(scene.app, 5), randomUUID()];
  const holder = whose === 'own' ? (me ?? scene.victim) : scene.victim;
  await scene.app.query(
    `INSERT INTO ngo_pledges (id, disaster_id, ngo_id, people, state, pledged_at) VALUES ($1, $2, $3, 2, 'active', now())`,
    [pledgeId, disasterId, holder.id],
  );
  return { disasterId, pledgeId };
}

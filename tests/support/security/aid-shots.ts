import { randomUUID } from 'node:crypto';
import { makeAid } from '../server/aid.ts';
import type { Shooter, Shot } from './scene.ts';

/** Requests about aid: with lines in the caller's hand, or in another NGO's. */
export const aidShots: Readonly<Record<string, Shot>> = {
  async actOnAid(shooter) {
    const { aidId } = await makeTaking(shooter);
    const body = { act: 'need', aidId, line: 0, seen: 'pending', status: 'fulfilled' };
    return { body, headers: { 'idempotency-key': randomUUID() } };
  },
  findAid: () => ({ query: '?search=ravi&unclaimed=true&urgent=true' }),
  findNgos: () => ({ query: '?search=relief' }),
};

/** Straight into the database, whoever it is: what a call says to the wrong role is what these shots are about. */
async function makeTaking({ scene, me, whose }: Shooter): Promise<{ aidId: string }> {
  const [aidId, takingId] = [await makeAid(scene.app), randomUUID()];
  const holder = whose === 'own' ? (me ?? scene.victim) : scene.victim;
  await scene.app.query(
    `INSERT INTO aid_takings (id, aid_id, ngo_id, account_id, taken_at) VALUES ($1, $2, $3, $3, now())`,
    [takingId, aidId, holder.id],
  );
  await scene.app.query('INSERT INTO aid_taken_lines (aid_id, line, taking_id) VALUES ($1, 0, $2)', [aidId, takingId]);
  return { aidId };
}

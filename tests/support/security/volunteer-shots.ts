import { randomUUID } from 'node:crypto';
import { courseModules } from '../../../contract/courses.ts';
import { makeDisaster } from '../server/volunteers.ts';
import type { Shooter, Shot } from './scene.ts';

const keyed = () => ({ headers: { 'idempotency-key': randomUUID() } });
const soon = () => new Date(Date.now() + 3_600_000).toISOString();

/** Requests about what volunteers do: with work of the caller's own, or of somebody else. */
export const volunteerShots: Readonly<Record<string, Shot>> = {
  async checkStatus(shooter) {
    return { body: { id: whoOf(shooter), disasterId: await makeDisaster(shooter.scene.app) } };
  },
  async acceptDisaster(shooter) {
    await free(shooter);
    return { body: { id: whoOf(shooter), disasterId: await makeDisaster(shooter.scene.app) }, ...keyed() };
  },
  async takeStep(shooter) {
    const { workId } = await makeWork(shooter, 'accepted');
    return { body: { workId, step: 'on-the-way', takenAt: new Date().toISOString() }, ...keyed() };
  },
  learnModule: () => ({
    body: { course: 'before-you-go', module: courseModules['before-you-go'][0], learnedAt: new Date().toISOString() },
    ...keyed(),
  }),
  getDesk: () => ({}),
  async getTeam(shooter) {
    // Nobody but a volunteer ever has a place.
    const isOnIt = shooter.whose === 'others' || shooter.rank === 'volunteer';
    return { id: isOnIt ? (await makeWork(shooter, 'accepted')).disasterId : await makeDisaster(shooter.scene.app) };
  },
  async sharePosition(shooter) {
    const { workId } = await makeWork(shooter, 'accepted');
    return { body: { workId, lat: 12.97, lng: 77.59, until: soon() } };
  },
  async stopSharing(shooter) {
    return { id: (await makeWork(shooter, 'accepted')).workId };
  },
  completeDisaster: async ({ scene }) => ({ id: await makeDisaster(scene.app) }),
  listReportedWork: () => ({}),
  async confirmWork(shooter) {
    return { id: (await makeWork({ ...shooter, whose: 'others' }, 'done')).workId, body: { decision: 'confirm' } };
  },
};

function whoOf({ scene, me, whose }: Shooter): string {
  return whose === 'own' ? (me?.id ?? scene.victim.id) : scene.victim.id;
}

/** Straight into the database, whoever it is: what a call says to the wrong role is what these shots are about. */
async function makeWork(shooter: Shooter, state: 'accepted' | 'done'): Promise<{ workId: string; disasterId: string }> {
  const { app } = shooter.scene;
  const disasterId = await makeDisaster(app);
  const workId = randomUUID();
  await free(shooter);
  await app.query(
    `INSERT INTO acceptances (id, account_id, disaster_id, state, decided_at, sign_at, done_at)
     VALUES ($1, $2, $3, $4, now(), now(), now())`,
    [workId, whoOf(shooter), disasterId, state],
  );
  return { workId, disasterId };
}

/** Nobody is on two disasters. */
async function free(shooter: Shooter): Promise<void> {
  await shooter.scene.app.query(
    `UPDATE acceptances SET state = 'completed', ended_at = now()
     WHERE account_id = $1 AND state IN ('accepted', 'on-the-way', 'arrived')`,
    [whoOf(shooter)],
  );
}

import { randomUUID } from 'node:crypto';
import { makeDisaster } from '../server/volunteers.ts';
import { makeWork } from '../server/work.ts';
import type { TestPerson } from '../server/people.ts';
import { askCall } from './ask-call.ts';
import type { Scene, Shooter, Shot } from './scene.ts';

/** Requests about people's profiles and certificates: the caller's own, or somebody else's. */
export const profileShots: Readonly<Record<string, Shot>> = {
  getVolunteer: (shooter) => ({ body: { id: whoOf(shooter).id } }),
  saveVolunteerProfile: (shooter) => ({
    body: { userId: whoOf(shooter).id, city: 'Saharsa' },
    headers: { 'idempotency-key': randomUUID() },
  }),
  getNgo: ({ scene: { people }, me, whose }) => ({
    body: { id: whose === 'others' ? people.pendingNgo.id : me?.role === 'ngo' ? me.id : people.ngo.id },
  }),
  getNgoWork: () => ({}),
  findTowns: () => ({ query: '?search=saharsa' }),
  saveNgoProfile: (shooter) => ({
    body: { userId: whoOf(shooter).id, city: 'Supaul' },
    headers: { 'idempotency-key': randomUUID() },
  }),
  async issueCertificate(shooter) {
    return { body: { workId: await completedBy(shooter.scene, whoOf(shooter)), name: 'Asha' } };
  },
  getCertificate: async ({ scene }) => ({ id: await certificateOf(scene) }),
  getCertificatePdf: async ({ scene }) => ({ id: await certificateOf(scene) }),
};

function whoOf({ scene, me, whose }: Shooter): TestPerson {
  return whose === 'own' ? (me ?? scene.victim) : scene.victim;
}

async function completedBy({ app }: Scene, who: TestPerson): Promise<string> {
  return makeWork(app, who, await makeDisaster(app), 'completed');
}

/** Public, whosever it is. */
async function certificateOf(scene: Scene): Promise<string> {
  const body = { workId: await completedBy(scene, scene.victim), name: 'Asha' };
  const { json } = await askCall(scene.app.url, 'issueCertificate', { token: scene.victim.token, body });
  return (json['data'] as { _id: string })._id;
}

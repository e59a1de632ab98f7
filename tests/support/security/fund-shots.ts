import { randomUUID } from 'node:crypto';
import { report } from '../server/bodies.ts';
import { giveDonation } from '../server/donations.ts';
import { askCall } from './ask-call.ts';
import type { Scene, Shot } from './scene.ts';

/** Requests about money that somebody else gave: only admins do anything with it. */
export const fundShots: Readonly<Record<string, Shot>> = {
  listDonations: async ({ scene }) => {
    await give(scene);
    return {};
  },
  findDonations: () => ({ query: '?search=meera&status=completed&sort=largest' }),
  getDonationEntries: async ({ scene }) => ({ id: await give(scene) }),
  allocateDonation: async ({ scene }) => ({ body: allocation(await give(scene)) }),
  async takeBackAllocation({ scene }) {
    return { body: { _id: randomUUID(), allocation: await allocate(scene), amount: 100, reason: 'closed' } };
  },
  enterFee: async ({ scene }) => ({
    body: { _id: randomUUID(), donation: await give(scene), amount: 100, what: 'fee' },
  }),
  async enterPurchase({ scene }) {
    const body = { _id: randomUUID(), allocation: await allocate(scene), amount: 100 };
    return { body: { ...body, what: 'rope', fromWhom: 'a shop' } };
  },
  getFunds: () => ({}),
  async getCampaignFunds({ scene, whose }) {
    const id = randomUUID();
    await askCall(scene.app.url, 'reportDisaster', { body: report, headers: { 'idempotency-key': id } });
    const status = whose === 'own' ? 'approved' : 'pending';
    await scene.app.query(`UPDATE reports SET status = $2, lane = 'main' WHERE id = $1`, [id, status]);
    return { id };
  },
};

function give({ app, victim }: Scene): Promise<string> {
  return giveDonation(app.pool, { accountId: victim.id, amount: 10_000 });
}

const allocation = (donation: string) => ({ _id: randomUUID(), donation, amount: 1_000, category: 'Shelter' });

async function allocate(scene: Scene): Promise<string> {
  const body = allocation(await give(scene));
  await askCall(scene.app.url, 'allocateDonation', { token: scene.people.admin.token, body });
  return body._id;
}

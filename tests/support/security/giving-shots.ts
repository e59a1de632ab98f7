import { randomUUID } from 'node:crypto';
import type { TestPerson } from '../server/people.ts';
import { askCall } from './ask-call.ts';
import type { Scene, Shooter, Shot } from './scene.ts';

const gift = { amount: 50_000, donorName: 'Asha', email: 'asha@example.org', phone: '9810012345' };

/** Requests about donations: the caller's own, or somebody else's. */
export const givingShots: Readonly<Record<string, Shot>> = {
  async donate({ scene, whose }) {
    const _id = randomUUID();
    if (whose === 'others') await begun(scene, scene.victim, _id);
    return { body: { ...gift, _id } };
  },
  async verifyDonation(shooter) {
    const who = whoOf(shooter);
    const { orderId } = await begun(shooter.scene, who);
    return { body: await paid(shooter.scene, who, orderId) };
  },
  async payTest(shooter) {
    const { orderId } = await begun(shooter.scene, whoOf(shooter));
    return { body: { orderId, outcome: 'paid' } };
  },
  takePaymentEvent: () => ({
    body: { event: 'payment.captured' },
    headers: { 'x-razorpay-signature': '0'.repeat(64) },
  }),
  listOwnDonations: () => ({}),
  async getOwnDonation(shooter) {
    return { id: (await begun(shooter.scene, whoOf(shooter))).id };
  },
  async getReceiptPdf(shooter) {
    return { id: await completed(shooter.scene, whoOf(shooter)) };
  },
  async refundDonation({ scene }) {
    const donation = await completed(scene, scene.victim);
    return { body: { _id: randomUUID(), donation, amount: 100, reason: 'Given twice', code: '000000' } };
  },
};

function whoOf({ scene, me, whose }: Shooter): TestPerson {
  return whose === 'own' ? (me ?? scene.victim) : scene.victim;
}

async function begun({ app }: Scene, { token }: TestPerson, id: string = randomUUID()) {
  const { json } = await askCall(app.url, 'donate', { token, body: { ...gift, _id: id } });
  return { id, orderId: (json['order'] as { id: string }).id };
}

async function paid({ app }: Scene, { token }: TestPerson, orderId: string) {
  return (await askCall(app.url, 'payTest', { token, body: { orderId, outcome: 'paid' } })).json['data'];
}

/** A donation that is paid, by its id. */
async function completed(scene: Scene, who: TestPerson): Promise<string> {
  const { id, orderId } = await begun(scene, who);
  const body = await paid(scene, who, orderId);
  await askCall(scene.app.url, 'verifyDonation', { token: who.token, body });
  return id;
}

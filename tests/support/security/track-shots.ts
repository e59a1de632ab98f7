import { createHash, randomUUID } from 'node:crypto';
import { referenceOf } from '../../../contract/reference.ts';
import { aid, report } from '../server/bodies.ts';
import { askCall } from './ask-call.ts';
import type { Shooter, Shot } from './scene.ts';

const secret = 'a claim secret of one phone';
const claimSecretHash = createHash('sha256').update(secret).digest('hex');

/** Requests about what was sent from a phone: with the secret, or the number, that proves whose it is, and with others. */
export const trackShots: Readonly<Record<string, Shot>> = {
  async trackOwn(shooter) {
    const _id = await makeRecord(shooter, 'reportDisaster', report);
    return { body: { records: [{ _id, claimSecret: secretOf(shooter) }] } };
  },
  async lookUpRecord(shooter) {
    const id = await makeRecord(shooter, 'reportDisaster', report);
    const phone = shooter.whose === 'own' ? report.contactNumber : '+91 98765 43219';
    return { body: { reference: referenceOf(id), phone } };
  },
  async actOnOwn(shooter) {
    const recordId = await makeRecord(shooter, 'requestAid', aid);
    return {
      body: { act: 'no-longer-needed', recordId, claimSecret: secretOf(shooter) },
      headers: { 'idempotency-key': randomUUID() },
    };
  },
};

function secretOf({ whose }: Shooter): string {
  return whose === 'own' ? secret : 'the secret of another phone';
}

async function makeRecord({ scene }: Shooter, call: string, body: object): Promise<string> {
  const id = randomUUID();
  await askCall(scene.app.url, call, { body: { ...body, claimSecretHash }, headers: { 'idempotency-key': id } });
  return id;
}

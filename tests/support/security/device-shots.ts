import { createHash, randomUUID } from 'node:crypto';
import { receiptKey } from '../../../server/notices/receipt-key.ts';
import { makeDevice, newPhoneKey } from '../server/devices.ts';
import { testAccounts } from '../server/test-accounts.ts';
import { report } from '../server/bodies.ts';
import { askCall } from './ask-call.ts';
import type { Shooter, Shot } from './scene.ts';

/** A token of the caller's own phone, or of somebody else's, and the caller's phone. */
async function aimed({ scene, me, whose }: Shooter): Promise<{ fcm_token: string; headers: Record<string, string> }> {
  const phoneKey = newPhoneKey();
  const headers = { 'x-device-key': phoneKey };
  if (whose === 'others') return { fcm_token: (await makeDevice(scene.app, scene.victim)).token, headers };
  return { fcm_token: (await makeDevice(scene.app, me ?? null, { phoneKey })).token, headers };
}

const secret = 'a claim secret of one phone';

export const deviceShots: Readonly<Record<string, Shot>> = {
  async saveDevice(shooter) {
    const { fcm_token, headers } = await aimed(shooter);
    return { body: { fcm_token, language: 'hi', wishes: { on: true, radiusKm: 50 } }, headers };
  },
  async placeDevice(shooter) {
    const { fcm_token, headers } = await aimed(shooter);
    return { body: { fcm_token, longitude: 77.59, lattitude: '12.97' }, headers };
  },
  async forgetDevice(shooter) {
    const { fcm_token, headers } = await aimed(shooter);
    return { body: { fcm_token }, headers };
  },
  async followOwn(shooter) {
    const { fcm_token, headers } = await aimed(shooter);
    const id = randomUUID();
    const claimSecretHash = createHash('sha256').update(secret).digest('hex');
    await askCall(shooter.scene.app.url, 'reportDisaster', {
      body: { ...report, claimSecretHash },
      headers: { 'idempotency-key': id },
    });
    return { body: { fcm_token, records: [{ _id: id, claimSecret: secret }] }, headers };
  },
  noteAlert({ whose }) {
    const [noticeId, deviceId] = [randomUUID(), randomUUID()];
    const device = whose === 'own' ? deviceId : randomUUID();
    const key = receiptKey(testAccounts.vault, noticeId, device);
    return {
      body: { noticeId, deviceId, key, event: 'reached' },
      headers: { 'idempotency-key': randomUUID() },
    };
  },
};

import { randomBytes, randomUUID } from 'node:crypto';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { PushEvent, PushMessage } from '../../contract/entities/push-message.ts';
import { headers } from '../../contract/headers.ts';
import { test as base } from './journey.ts';
import { makeAccount, type Someone } from './people.ts';
import { startPushService, subscribe, type PushService } from './push-service.ts';
import type { Relay } from './relay.ts';

/** Journeys with a server whose pushes go to a push service of this machine. */
export const test = base.extend<{ service: PushService }>({
  service: async ({}, use) => {
    const service = await startPushService();
    await use(service);
    await service.close();
  },
  settings: async ({ service }, use) => {
    const folder = await mkdtemp(join(tmpdir(), 'relay-push-'));
    const certificate = join(folder, 'ca.pem');
    await writeFile(certificate, service.ca);
    await use(() => ({ PUSH_HOSTS: service.host, NODE_EXTRA_CA_CERTS: certificate }));
    await rm(folder, { recursive: true, force: true });
  },
});

/** The phone of a volunteer who is signed in on it and gets alerts. */
export interface AlertedPhone {
  /** Of the push service's address for it. */
  path: string;
  /** What the latest push brought, decrypted. */
  pushed(): string;
  /** As its worker does it with the latest push. */
  say(event: PushEvent): Promise<void>;
  accept(disasterId: string): Promise<void>;
}

export async function makePhone(
  relay: Relay,
  service: PushService,
  person: Someone,
  place: { lati: number; long: number },
): Promise<AlertedPhone> {
  await makeAccount(relay, person);
  const { email, password } = person;
  const { data } = (await post(relay, '/api/users/login', { email, password })) as {
    data: { token: string; user: { _id: string } };
  };
  const own = { authorization: `Bearer ${data.token}`, [headers.deviceKey]: randomBytes(32).toString('base64url') };
  const { token: fcm_token, target, read } = subscribe(service.origin);
  await post(relay, '/api/notification/saveUser', { fcm_token }, own);
  const where = { fcm_token, lattitude: place.lati, longitude: place.long };
  await post(relay, '/api/notification/updateuserlocation', where, own);
  const path = new URL(target.endpoint).pathname;
  const key = () => ({ [headers.idempotencyKey]: randomUUID() });
  const pushed = () => {
    const push = service.received.findLast((one) => one.path === path);
    if (push === undefined) throw new Error('no push came');
    return read(push);
  };
  return {
    path,
    pushed,
    async say(event) {
      const { data: told } = JSON.parse(pushed()) as { data: { relay: string } };
      const { id: noticeId, receipt } = JSON.parse(told.relay) as PushMessage;
      const body = { noticeId, deviceId: receipt?.device, key: receipt?.key, event };
      await post(relay, '/api/notification/receipt', body, key());
    },
    async accept(disasterId) {
      await post(relay, '/api/volunteer/acceptrequest', { id: data.user._id, disasterId }, { ...own, ...key() });
    },
  };
}

async function post(relay: Relay, path: string, body: object, more: Readonly<Record<string, string>> = {}) {
  const answer = await fetch(relay.origin + path, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...more },
    body: JSON.stringify(body),
  });
  if (!answer.ok) throw new Error(`${path} answered ${answer.status}: ${await answer.text()}`);
  return (await answer.json()) as object;
}

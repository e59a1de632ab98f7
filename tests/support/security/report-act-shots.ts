import { randomUUID } from 'node:crypto';
import { report } from '../server/bodies.ts';
import { makeDisaster } from '../server/volunteers.ts';
import { askCall } from './ask-call.ts';
import type { Scene, Shot } from './scene.ts';

const keyed = (id: string = randomUUID()) => ({ headers: { 'idempotency-key': id } });

/** Requests about what admins do to reports. */
export const reportActShots: Readonly<Record<string, Shot>> = {
  async actOnReport({ scene }) {
    const reportId = await pendingReport(scene);
    return { body: { act: 'decide', reportId, to: 'active', seen: 'pending' }, ...keyed() };
  },
  async alertVolunteers({ scene }) {
    const disasterId = await pendingReport(scene);
    return { body: { title: 'Flood', body: 'Come to the school', disasterId }, ...keyed() };
  },
  previewAlert: async ({ scene }) => ({ id: await makeDisaster(scene.app) }),
  getAlertProgress: async ({ scene }) => ({ id: await pendingReport(scene) }),
  listOutcomes: () => ({}),
  getHistory: async ({ scene }) => ({ id: await pendingReport(scene) }),
};

async function pendingReport({ app }: Scene): Promise<string> {
  const id = randomUUID();
  await askCall(app.url, 'reportDisaster', { body: report, ...keyed(id) });
  return id;
}

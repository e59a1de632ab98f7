import { createRxDatabase } from 'rxdb/plugins/core';
import { replicateRxCollection } from 'rxdb/plugins/replication';
import { getRxStorageDexie } from 'rxdb/plugins/storage-dexie';
import { enqueueAll } from './peer-item.js';

const text = { type: 'string' };
const schema = {
  version: 0,
  primaryKey: 'id',
  type: 'object',
  properties: { id: { type: 'string', maxLength: 36 }, digest: text, body: text },
  required: ['id', 'digest', 'body'],
};

const database = await createRxDatabase({ name: 'bench', storage: getRxStorageDexie(), multiInstance: false });
const { reports } = await database.addCollections({ reports: { schema } });

const PATIENCE_MS = 900_000;

/** RxDB's push replication with its own batch size, 100, one push after another; done with the last receipt. */
globalThis.bench = {
  async enqueue(count) {
    const saves = await enqueueAll(count, (item) => reports.insert(item));
    return { saves, unsent: await reports.count().exec() };
  },
  async replay() {
    const start = performance.now();
    const count = await reports.count().exec();
    const confirmed = new Set();
    const replication = replicateRxCollection({
      collection: reports,
      replicationIdentifier: 'bench',
      live: true,
      waitForLeadership: false,
      retryTime: 1000,
      push: {
        async handler(rows) {
          await push(
            rows.map(({ newDocumentState }) => newDocumentState),
            confirmed,
          );
          return [];
        },
      },
    });
    while (confirmed.size < count && performance.now() - start < PATIENCE_MS) {
      await new Promise((resolve) => setTimeout(resolve, 10));
    }
    const ms = performance.now() - start;
    await replication.awaitInSync();
    await replication.cancel();
    return { ms, unsent: count - confirmed.size };
  },
};

async function push(items, confirmed) {
  const parts = items.map(
    ({ id, digest, body }) => `{"id":"${id}","call":"reportDisaster","digest":"${digest}","body":${body}}`,
  );
  const response = await fetch('/api/outbox', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: `{"items":[${parts.join(',')}]}`,
  });
  const { answers } = await response.json();
  if (!response.ok || answers.some(({ status }) => status !== 201)) throw new Error('a push was refused');
  for (const { id } of answers) confirmed.add(id);
}

import type { Page } from 'playwright/test';
import { enqueue } from '../../../src/data/outbox/keep/enqueue.ts';
import { randomId, randomSecret } from '../../../src/data/outbox/adapters/random-values.ts';
import { sha256 } from '../../../src/data/outbox/adapters/sha256.ts';
import type { OutboxItem } from '../../../src/data/outbox/item.ts';
import type { Claim, MirrorCopy, OutboxPorts, OutboxTransaction } from '../../../src/data/outbox/ports.ts';
import { untilOutboxIsThere } from '../../support/device-store.ts';
import { REPORT } from '../../support/forms.ts';
import type { DiskPhone } from './disk-phone.ts';

interface Rows {
  items: OutboxItem[];
  claims: Claim[];
  copies: MirrorCopy[];
}

/**
 * Queues many reports at once: the rows come from the engine's own `enqueue`, and are written with the durability it
 * uses. They count as called saved. Needs a page of the app's origin on which the app has run.
 */
export async function queueMany(phone: DiskPhone, page: Page, count: number): Promise<OutboxItem[]> {
  const rows: Rows = { items: [], claims: [], copies: [] };
  for (let n = 0; n < count; n += 1) {
    const description = `Report ${phone.said.length + 1} of many`;
    await enqueue(portsInto(rows), { id: randomId(), call: 'reportDisaster', content: { ...REPORT, description } });
    phone.said.push(description);
  }
  await putRows(page, { items: rows.items, claims: rows.claims });
  await putCopies(page, rows.copies);
  return rows.items;
}

/** Puts rows into tables of the outbox past all code of the app. */
export async function putRows(page: Page, tables: Readonly<Record<string, readonly object[]>>): Promise<void> {
  await untilOutboxIsThere(page);
  await page.evaluate(
    (tables) =>
      new Promise<void>((resolve, reject) => {
        const opening = indexedDB.open('relief-relay-outbox');
        opening.addEventListener('error', () => reject(opening.error ?? new Error('the outbox did not open')));
        opening.addEventListener('success', () => {
          const database = opening.result;
          const writing = database.transaction(Object.keys(tables), 'readwrite', { durability: 'strict' });
          for (const [name, rows] of Object.entries(tables)) {
            for (const row of rows) writing.objectStore(name).put(row);
          }
          writing.addEventListener('abort', () => reject(writing.error ?? new Error('nothing was written')));
          writing.addEventListener('complete', () => {
            database.close();
            resolve();
          });
        });
      }),
    tables,
  );
}

/** The second copies, as the app keeps them in Cache Storage. */
function putCopies(page: Page, copies: readonly MirrorCopy[]): Promise<void> {
  return page.evaluate(
    async (copies) => {
      const cache = await caches.open('relief-relay-outbox-mirror');
      const put = ({ id, text }: { id: string; text: string }) => cache.put(`/outbox-mirror/${id}`, new Response(text));
      await Promise.all(copies.map(put));
    },
    copies.map((copy) => ({ id: copy.item.id, text: JSON.stringify(copy) })),
  );
}

/** The engine's ports as far as `enqueue` uses them, with a store that only takes down what is written. */
function portsInto(rows: Rows): OutboxPorts {
  const transaction: Partial<OutboxTransaction> = {
    items: async (ids) => ids.map(() => undefined),
    // Nobody is logged in there.
    meta: async () => undefined,
    putItems: async (items) => void rows.items.push(...items),
    putClaim: async (claim) => void rows.claims.push(claim),
    deleteDraft: async () => undefined,
  };
  const none = () => Promise.reject(new Error('not part of a save'));
  const ports: Partial<OutboxPorts> = {
    clock: { now: () => Date.now() },
    sha256,
    newId: randomId,
    newSecret: randomSecret,
    mirror: { ids: none, get: none, put: async (copies) => void rows.copies.push(...copies), remove: none },
    store: {
      write: (work) => work(transaction as OutboxTransaction),
      read: none,
    },
  };
  return ports as OutboxPorts;
}

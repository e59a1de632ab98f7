import { canonicalJson } from '../../../contract/base/canonical-json.ts';
import { sha256 } from '../../../src/data/outbox/adapters/sha256.ts';
import { reportForm } from '../report-form.ts';

/** The very report that our own queue holds under this number, with the same parts that a device adds. */
export async function peerItem(index) {
  const body = canonicalJson({
    ...reportForm(index),
    claimSecretHash: await sha256(crypto.randomUUID()),
    createdAt: new Date().toISOString(),
    photosToFollow: 0,
  });
  return { id: crypto.randomUUID(), digest: await sha256(body), body };
}

/** Saves `count` items one after another, each awaited. */
export async function enqueueAll(count, save) {
  const saves = [];
  for (let index = 0; index < count; index += 1) {
    const start = performance.now();
    await save(await peerItem(index));
    saves.push(performance.now() - start);
  }
  return saves;
}

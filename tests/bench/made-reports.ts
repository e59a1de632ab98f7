import { createHash, randomUUID } from 'node:crypto';
import { gzipSync } from 'node:zlib';
import { canonicalJson, type Json } from '../../contract/base/canonical-json.ts';

/** A report as a device holds it: canonical JSON under its own id. */
export interface MadeReport {
  id: string;
  body: string;
}

/** Reports of 1 kB that differ. */
export function reportsOf(count: number): MadeReport[] {
  return Array.from({ length: count }, () => {
    const body: Json = {
      disasterType: 'flood',
      severity: 'severe',
      location: { lati: Math.random() * 180 - 90, long: Math.random() * 360 - 180 },
      address: `Ward ${Math.random()}`,
      description: Array.from({ length: 40 }, () => Math.random().toString(36).slice(2))
        .join(' ')
        .padEnd(700, '.')
        .slice(0, 700),
      name: 'Meera',
      contactNumber: '98765 43210',
      claimSecretHash: sha256(String(Math.random())),
      photosToFollow: 0,
      createdAt: new Date().toISOString(),
    };
    return { id: randomUUID(), body: canonicalJson(body) };
  });
}

/** A batch of them, as a device sends it. */
export function packed(reports: readonly MadeReport[]): Buffer {
  const items = reports.map(({ id, body }) => {
    const digest = sha256(body);
    return `{"id":"${id}","call":"reportDisaster","digest":"${digest}","body":${body}}`;
  });
  return gzipSync(`{"items":[${items.join(',')}]}`);
}

function sha256(text: string): string {
  return createHash('sha256').update(text).digest('hex');
}

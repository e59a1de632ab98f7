import { gunzipSync } from 'node:zlib';
import type { Seen } from '../../support/chaos-proxy-exchange.ts';

type Sent = Pick<Seen, 'headers' | 'body'>;

/** Ids of the items that a request to the outbox carried. */
export function idsIn(seen: Sent): string[] {
  if (seen.body.length === 0) return [];
  const batch = JSON.parse(textOf(seen)) as { items: { id: string }[] };
  return batch.items.map(({ id }) => id);
}

/** What a request carried, unpacked. */
export function textOf({ headers, body }: Sent): string {
  return headers.get('content-encoding') === 'gzip' ? gunzipSync(body).toString() : body.toString();
}

/** The most requests that carried one item at the same time. */
export function mostAtOnce(requests: readonly Seen[]): number {
  const sent = requests.map((seen) => ({ ...seen, ids: new Set(idsIn(seen)) }));
  const together = sent.map((one) => {
    const others = sent.filter(
      ({ startedAt, endedAt = Infinity }) => startedAt <= one.startedAt && endedAt > one.startedAt,
    );
    return Math.max(...[...one.ids].map((id) => others.filter(({ ids }) => ids.has(id)).length));
  });
  return Math.max(0, ...together);
}

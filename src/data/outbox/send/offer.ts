import { outboxLimits } from '../../../../contract/outbox-limits.ts';
import { batchText } from './batch-text.ts';
import type { OutboxItem } from '../item.ts';
import { judge } from '../answer/judge.ts';
import type { OutboxPorts, OutboxStore, Sender } from '../ports.ts';
import type { Verdict } from '../answer/verdict.ts';

/** What was offered to the host, which may be fewer items than were due, and what it made of it. */
export interface Offer {
  /** Empty where nobody knows yet what kind of host it is: then nothing was sent. */
  batch: readonly OutboxItem[];
  verdict: Verdict;
  epoch: string | undefined;
  /** The number of the contract that our server named. */
  contract?: number | undefined;
  /** Our server's own time, epoch milliseconds, where it said it. */
  serverNow?: number | undefined;
}

/** Our own server gets all items in one batch, a foreign host a few calls by its own letter. `store` remembers what the host is. */
export async function offer(
  { net, clock, sha256 }: Pick<OutboxPorts, 'net' | 'clock' | 'sha256'>,
  due: readonly OutboxItem[],
  sender: Sender,
  store?: OutboxStore,
): Promise<Offer> {
  const host = await net.elsewhere?.kind(store);
  if (host?.kind === 'host-failed') return { batch: [], verdict: host, epoch: undefined };
  if (net.elsewhere && host?.kind === 'foreign') {
    return { ...(await net.elsewhere.deliver(due)), epoch: undefined };
  }
  const answer = await net.deliver(await batchText({ sha256 }, due), outboxLimits.textRequestMs, sender);
  const verdict = judge(due, answer, clock.now());
  // A proxy's answer says nothing of our server.
  const ours = answer.kind === 'answered' && verdict.kind === 'answered' ? answer : undefined;
  const serverNow = Date.parse(ours?.date ?? '');
  return {
    batch: due,
    verdict,
    epoch: ours?.epoch,
    contract: ours?.contract,
    serverNow: Number.isNaN(serverNow) ? undefined : serverNow,
  };
}

import { hasCome, isJumped } from './back-off.ts';
import { dueTime, isNewTo, readGate } from './gate.ts';
import type { OutboxPorts, OutboxReader } from './ports.ts';
import { isOurs } from './take-batch.ts';

/** What a drain leaves behind. */
export interface DrainSummary {
  /** Items delivered by this drain. */
  sent: number;
  /** Items still on their way, those that wait for another account or a later version included. */
  waiting: number;
  needsYou: number;
  /** Device time, epoch milliseconds, at which the next try is due; `undefined` where nothing waits for time. */
  nextAt: number | undefined;
}

const PAGE = 200;

export function summarise(ports: OutboxPorts): Promise<Omit<DrainSummary, 'sent'>> {
  return ports.store.read(async (reader) => {
    const now = ports.clock.now();
    const waiting = (await reader.count('queued')) + (await reader.count('sending'));
    const needsYou = await reader.count('needs-you');
    return { waiting, needsYou, nextAt: waiting === 0 ? undefined : await nextTryAt(reader, now) };
  });
}

async function nextTryAt(reader: OutboxReader, now: number): Promise<number | undefined> {
  const gate = await readGate(reader);
  const opensAt = hasCome(gate.until, now) ? now : gate.until;
  let next: number | undefined;
  for (let offset = 0; ; offset += PAGE) {
    const page = await reader.page('queued', offset, PAGE);
    for (const item of page) {
      if (!isOurs(item)) continue;
      const due = dueTime(item);
      const isOwnWait = isNewTo(gate, item, Math.max(due, now)) && !isJumped(due, now);
      const at = isOwnWait ? Math.max(due, now) : hasCome(due, opensAt) ? opensAt : due;
      if (at <= now) return now;
      next = Math.min(next ?? at, at);
    }
    if (page.length < PAGE) return next;
  }
}

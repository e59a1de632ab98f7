import type { OutboxLocks, OutboxStore } from '../ports.ts';
import { isNoRoom } from '../keep/room.ts';
import { pageBefore, pageHolder } from './page-holder.ts';
import { randomId } from './random-values.ts';

interface Lease {
  holder: string;
  until: number;
}

const LEASE_MS = 15_000;
const RENEW_MS = 5_000;
const LOOK_AGAIN_MS = 300;

/** For browsers and pages without Web Locks (plain http): a row in the outbox database that its holder keeps renewing. */
export function leaseLocks(store: OutboxStore, clock: { now(): number }): OutboxLocks {
  async function tryHold(name: string, isStealing = false): Promise<(() => void) | undefined> {
    const holder = `${pageHolder}:${randomId()}`;
    const key = `lease:${name}`;
    const take = (isStolen: boolean) =>
      store.write(async (transaction) => {
        const lease = (await transaction.meta(key)) as Lease | undefined;
        const isFree = isStolen || !lease || lease.holder === holder || isLeft(lease) || isOver(lease, clock.now());
        if (isFree) await transaction.putMeta(key, { holder, until: clock.now() + LEASE_MS });
        return isFree;
      });
    const giveBack = () =>
      store.write(async (transaction) => {
        const lease = (await transaction.meta(key)) as Lease | undefined;
        if (lease?.holder === holder) await transaction.putMeta(key, { holder, until: 0 });
      });
    // A full phone has no room for a lease either: it goes on without, since correctness rests on none.
    const taken = take(isStealing).catch((error: unknown) => {
      if (isNoRoom(error)) return true;
      throw error;
    });
    if (!(await taken)) return undefined;
    // A lease that cannot be renewed or given back simply runs out.
    const renewal = setInterval(() => void take(false).catch(() => undefined), RENEW_MS);
    return () => {
      clearInterval(renewal);
      void giveBack().catch(() => undefined);
    };
  }

  return {
    isHeldByPages: false,
    // Who said goodbye gives nothing back any more: its lease is no longer worth waiting for.
    tryHold: (name, isLeft) => tryHold(name, isLeft),
    async exclusive(name, stealAfterMs, work) {
      let release = await tryHold(name);
      for (let waitedMs = 0; !release; waitedMs += LOOK_AGAIN_MS) {
        await new Promise((resume) => setTimeout(resume, LOOK_AGAIN_MS));
        release = await tryHold(name, waitedMs >= stealAfterMs);
      }
      try {
        return await work();
      } finally {
        release();
      }
    },
  };
}

/** A lease that ends later than any lease could was written by a clock that jumped. */
function isOver(lease: Lease, now: number): boolean {
  return lease.until <= now || lease.until - now > LEASE_MS;
}

function isLeft({ holder }: Lease): boolean {
  return pageBefore !== undefined && holder.startsWith(`${pageBefore}:`);
}

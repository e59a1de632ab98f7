import type { OutboxLocks } from '../../src/data/outbox/ports.ts';
import type { Actor } from './actor.ts';
import type { World } from './world.ts';

interface Claimant {
  actor: Actor;
  start(): void;
}

/** As `web-locks.ts`: how long who says goodbye may take to be gone. */
const LEAVING_MS = 3_000;

/** One phone's Web Locks: first come first served, freed when their holder dies. */
export class LockManager {
  /** How long a browser takes to see that a holder is dead. */
  lingersMs: () => number = () => 0;
  readonly #world: World;
  readonly #holders = new Map<string, Claimant>();
  readonly #queues = new Map<string, Claimant[]>();

  constructor(world: World) {
    this.#world = world;
  }

  locksFor(actor: Actor): OutboxLocks {
    actor.onDeath(() => {
      const lingersMs = this.lingersMs();
      if (lingersMs > 0) this.#world.after(lingersMs, () => this.#forget(actor));
      else this.#forget(actor);
    });
    return {
      isHeldByPages: true,
      exclusive: (name, stealAfterMs, work) =>
        new Promise((resolve, reject) => {
          const claimant: Claimant = {
            actor,
            start: () => {
              const release = () => this.#release(name, claimant);
              work().then(resolve, reject).finally(release);
            },
          };
          this.#queue(name).push(claimant);
          actor.after(stealAfterMs, () => this.#steal(name, claimant));
          this.#grant(name);
        }),
      tryHold: async (name, isLeft = false) => {
        if (isLeft) await this.#untilFree(actor, name);
        if (this.#holders.has(name)) return undefined;
        const claimant: Claimant = { actor, start: () => undefined };
        this.#holders.set(name, claimant);
        return () => this.#release(name, claimant);
      },
    };
  }

  #untilFree(actor: Actor, name: string): Promise<void> {
    const until = this.#world.now + LEAVING_MS;
    return new Promise((resolve) => {
      const look = () => {
        if (this.#holders.has(name) && this.#world.now < until) actor.after(10, look);
        else resolve();
      };
      look();
    });
  }

  #queue(name: string): Claimant[] {
    const queue = this.#queues.get(name) ?? [];
    this.#queues.set(name, queue);
    return queue;
  }

  #grant(name: string): void {
    if (this.#holders.has(name)) return;
    const next = this.#queue(name).shift();
    if (!next) return;
    this.#holders.set(name, next);
    next.actor.after(0, () => next.start());
  }

  #steal(name: string, claimant: Claimant): void {
    const queue = this.#queue(name);
    const index = queue.indexOf(claimant);
    if (index < 0) return;
    this.#world.note(`${claimant.actor.name} steals the lock`);
    queue.splice(index, 1);
    this.#holders.set(name, claimant);
    claimant.start();
  }

  #release(name: string, claimant: Claimant): void {
    if (this.#holders.get(name) !== claimant) return;
    this.#holders.delete(name);
    this.#grant(name);
  }

  #forget(actor: Actor): void {
    for (const [name, queue] of this.#queues) {
      this.#queues.set(
        name,
        queue.filter((claimant) => claimant.actor !== actor),
      );
    }
    for (const [name, holder] of this.#holders) if (holder.actor === actor) this.#release(name, holder);
  }
}

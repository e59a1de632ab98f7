import type { MirrorCopy, OutboxMirror } from '../../src/data/outbox/ports.ts';
import type { Actor } from './actor.ts';
import type { World } from './world.ts';

/** One phone's Cache Storage: second copies as text, each call a few milliseconds, each alone. */
export class Mirror {
  readonly copies = new Map<string, string>();
  /** Chance that a call is refused. */
  refuses = 0;
  /** Takes away, and takes nothing more. */
  isFull = false;
  /** World time of the last refusal. */
  refusedAt = Number.NEGATIVE_INFINITY;
  readonly #world: World;

  constructor(world: World) {
    this.#world = world;
  }

  mirrorFor(actor: Actor): OutboxMirror {
    return {
      ids: () => this.#call(actor, () => [...this.copies.keys()]),
      get: (ids) => this.#call(actor, () => ids.map((id) => this.#parsed(id))),
      put: (copies) =>
        this.#call(actor, () => {
          if (this.isFull) throw new DOMException('no room', 'QuotaExceededError');
          for (const copy of copies) this.copies.set(copy.item.id, JSON.stringify(copy));
        }),
      remove: (ids) =>
        this.#call(actor, () => {
          for (const id of ids) this.copies.delete(id);
        }),
    };
  }

  #parsed(id: string): MirrorCopy | undefined {
    const text = this.copies.get(id);
    return text === undefined ? undefined : (JSON.parse(text) as MirrorCopy);
  }

  /** A page that dies meanwhile may or may not have done it. */
  #call<Value>(actor: Actor, work: () => Value): Promise<Value> {
    const { prng } = this.#world;
    const done = new Promise<Value>((resolve, reject) => {
      this.#world.after(prng.between(1, 5), () => {
        if (prng.chance(this.refuses)) {
          this.refusedAt = this.#world.now;
          return reject(new Error('Cache Storage refused'));
        }
        if (!actor.isAlive && !prng.chance(0.5)) return;
        try {
          resolve(work());
        } catch (error) {
          this.refusedAt = this.#world.now;
          reject(error);
        }
      });
    });
    return actor.guard(done);
  }
}

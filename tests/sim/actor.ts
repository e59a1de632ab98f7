import type { World } from './world.ts';

/**
 * A page or a worker: something that can be killed or frozen at any moment. Its code awaits only promises that went
 * through `guard`, so a dead one never goes on and a frozen one goes on when it thaws.
 */
export class Actor {
  isAlive = true;
  readonly name: string;
  readonly #world: World;
  #frozenUntil = 0;
  readonly #onDeath: (() => void)[] = [];

  constructor(world: World, name: string) {
    this.#world = world;
    this.name = name;
  }

  kill(): void {
    if (!this.isAlive) return;
    this.isAlive = false;
    for (const run of this.#onDeath) run();
  }

  onDeath(run: () => void): void {
    this.#onDeath.push(run);
  }

  freeze(ms: number): void {
    this.#frozenUntil = Math.max(this.#frozenUntil, this.#world.now + ms);
  }

  isFrozen(): boolean {
    return this.#frozenUntil > this.#world.now;
  }

  guard<Value>(promise: Promise<Value>): Promise<Value> {
    return new Promise((resolve, reject) => {
      promise.then(
        (value) => this.#goOn(() => resolve(value)),
        (error: unknown) => this.#goOn(() => reject(error)),
      );
    });
  }

  /** Runs `run` now, after the thaw, or never. */
  #goOn(run: () => void): void {
    if (!this.isAlive) return;
    if (this.isFrozen()) this.#world.after(this.#frozenUntil - this.#world.now, () => this.#goOn(run));
    else run();
  }

  /** A timer of this actor: dies with it, fires late when it is frozen. */
  after(ms: number, run: () => void): void {
    this.#world.after(ms, () => this.#goOn(run));
  }
}

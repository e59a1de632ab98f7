import type { OutboxPorts } from '../../src/data/outbox/ports.ts';
import { enqueue } from '../../src/data/outbox/keep/enqueue.ts';
import { keepDraft } from '../../src/data/outbox/keep/keep-draft.ts';
import { removeItem, sendAgain } from '../../src/data/outbox/accounts/change-items.ts';
import { SEALED } from '../../src/data/outbox/item.ts';
import type { DrainSummary } from '../../src/data/outbox/keep/summary.ts';
import type { Trigger } from '../../src/data/outbox/wake/wake.ts';
import { createWaker } from '../../src/data/outbox/wake/waker.ts';
import type { QueuedCallName } from '../../contract/calls/queued.ts';
import { releaseNewer } from '../../src/data/outbox/answer/newer.ts';
import { Actor } from './actor.ts';
import { EPOCH_START, sha256Text } from './facts.ts';
import { LockManager } from './lock-manager.ts';
import { Mirror } from './memory-mirror.ts';
import { Disk } from './memory-store.ts';
import type { Link } from './network.ts';
import { modelSealer } from './sealing.ts';
import type { Stage } from './stage.ts';
import type { World } from './world.ts';

/** One thing a person did: filled a form and sent it. Its text is in the body, so that it is found again anywhere. */
export interface Act {
  token: string;
  device: Device;
  /** The account that it belongs to, or `anonymous`. */
  owner: string;
  /** `newer`: only a server of these phones' contract, or a later one, knows all of it; `stuck`: the server has a bug with it until the faults stop; `spoilt`: fails each request it is in, for ever. */
  kind: 'healthy' | 'newer' | 'stuck' | 'spoilt' | 'refused';
  isDraftStored: boolean;
  isSubmitted: boolean;
  /** The screen said: saved on this phone. */
  isSaved: boolean;
  /** Deletions asked for and not refused. */
  deletions: number;
  /** Its database went, and the phone had no second copy of it then, or owed it to nobody. */
  mayBeGone: boolean;
}

/** As the page's driver: never sooner, never later. */
const SOONEST_MS = 1_000;
const LATEST_MS = 60_000;

/** A page or the worker, with the engine's real code inside. */
export interface Runner {
  actor: Actor;
  isPage: boolean;
  ports: OutboxPorts;
  /** Number of the only timer that counts; a later one replaces it. */
  timer: number;
  /** Phone time until which it waits for nothing but time. */
  restsUntil: number;
  wake(trigger: Trigger): Promise<DrainSummary>;
  distrustStorage(): void;
}

/** One phone. */
export class Device {
  readonly disk: Disk;
  readonly mirror: Mirror;
  readonly link: Link;
  readonly name: string;
  readonly locks: LockManager;
  runners: Runner[] = [];
  /** Milliseconds that the phone's clock is ahead. */
  skewMs = 0;
  lostDatabases = 0;
  /** World time at which a page or worker died last. */
  diedAt = Number.NEGATIVE_INFINITY;
  readonly world: World;
  readonly #stage: Stage;
  #count = 0;
  #unsent = 0;

  constructor(world: World, name: string, link: Link, stage: Stage) {
    this.world = world;
    this.name = name;
    this.link = link;
    this.#stage = stage;
    this.disk = new Disk(world);
    this.mirror = new Mirror(world);
    this.locks = new LockManager(world);
  }

  now(): number {
    return EPOCH_START + this.world.now + this.skewMs;
  }

  sha256(text: string): string {
    return sha256Text(text);
  }

  /** Opens a page, or starts the worker. */
  start(isPage: boolean, trigger: Trigger): Runner {
    const actor = new Actor(this.world, `${this.name}.${isPage ? 'tab' : 'sw'}${this.#count++}`);
    const ports = this.#portsFor(actor, isPage);
    const { wake, distrustStorage } = createWaker(ports);
    const runner: Runner = {
      actor,
      isPage,
      ports,
      timer: 0,
      restsUntil: 0,
      distrustStorage,
      wake: (why) => this.#wake(runner, wake, why),
    };
    this.runners.push(runner);
    actor.onDeath(() => {
      this.diedAt = this.world.now;
      this.runners = this.runners.filter((other) => other !== runner);
    });
    void runner.wake(trigger);
    return runner;
  }

  pages(): Runner[] {
    return this.runners.filter(({ isPage }) => isPage);
  }

  /** Pages watch the count of unsent items, and look after one that another page saved. */
  noteCount(): void {
    const unsent = [...this.disk.tables.items.values()].filter(
      ({ state }) => state !== 'sent' && state !== SEALED,
    ).length;
    const pages = unsent > this.#unsent ? this.pages() : [];
    this.#unsent = unsent;
    for (const page of pages) page.actor.after(this.world.prng.between(1, 20), () => void page.wake('timer'));
  }

  /** The database is gone: found at the next start, or told at once to what is open. */
  loseDatabase(isOpen: boolean): void {
    if (!isOpen) this.killAll();
    this.lostDatabases += 1;
    this.disk.wipe();
    for (const runner of this.runners) {
      runner.distrustStorage();
      void runner.wake('start');
    }
  }

  killAll(): void {
    for (const { actor } of this.runners.slice()) actor.kill();
  }

  /** A person fills the form and submits it; taps twice now and then; tries once more where storage refused. */
  async submit(
    runner: Runner,
    act: Act,
    id: string,
    options: { draft: boolean; taps: number; call: QueuedCallName },
  ): Promise<void> {
    const flag = {
      healthy: '',
      stuck: 'STUCK',
      spoilt: 'SPOILT',
      // Every second one asks for an act.
      newer: Number(act.token) % 4 === 1 ? 'NEWER ACT' : 'NEWER',
      refused: `REFUSE:${this.world.prng.pick(this.#stage.refusals)}`,
    }[act.kind];
    const content = this.#stage.contentOf(options.call, `#${act.token}# ${flag}`);
    if (options.draft) {
      const draft = { id, form: 'report' as const, values: { token: act.token }, updatedAt: 0 };
      act.isDraftStored =
        (await keepDraft(runner.ports, draft).then(
          () => true,
          () => false,
        )) || act.isDraftStored;
    }
    for (let tap = 0; tap < options.taps; tap += 1) {
      act.isSubmitted = true;
      void this.#save(runner, act, { id, call: options.call, content, owner: act.owner }, 3);
    }
  }

  async #save(runner: Runner, act: Act, entry: Parameters<typeof enqueue>[1], triesLeft: number): Promise<void> {
    try {
      const item = await enqueue(runner.ports, entry);
      this.world.note(`${runner.actor.name} says saved: act ${act.token} as ${item.id}`);
      act.isSaved = true;
      this.world.assert(
        this.disk.tables.items.has(item.id) || act.owner !== 'anonymous',
        'I6',
        () => `saved was said before ${item.id} was on the disk`,
      );
      void runner.wake('enqueue');
    } catch {
      if (triesLeft > 0) await this.#save(runner, act, entry, triesLeft - 1);
    }
  }

  async remove(runner: Runner, id: string, act: Act): Promise<void> {
    // The word is given before the row goes; an item that was refused deletion keeps its promise.
    act.deletions += 1;
    const removed = await removeItem(runner.ports, id).catch(() => undefined);
    if (removed && !removed.ok && removed.failure === 'being-sent') act.deletions -= 1;
  }

  /** An answer to any other call of the app names the server's number, as `createDriver` hears it. */
  async hear(runner: Runner, contract: number | undefined): Promise<void> {
    if (this.link.isOffline || contract === undefined) return;
    const isAny = await releaseNewer(runner.ports, contract).catch(() => false);
    if (isAny) await runner.wake('message');
    else if (runner.restsUntil > this.now()) await runner.wake('answer');
  }

  async sendNow(runner: Runner, id: string | undefined): Promise<void> {
    if (id !== undefined) await sendAgain(runner.ports, id).catch(() => undefined);
    await runner.wake('button');
  }

  async #wake(
    runner: Runner,
    wakeOutbox: (trigger: Trigger) => Promise<DrainSummary>,
    trigger: Trigger,
  ): Promise<DrainSummary> {
    this.world.note(`${runner.actor.name} woken by ${trigger}`);
    const summary = await wakeOutbox(trigger).catch(() => ({
      sent: 0,
      waiting: 1,
      needsYou: 0,
      nextAt: this.now() + LATEST_MS,
    }));
    this.world.note(`${runner.actor.name} done ${JSON.stringify(summary)}`);
    runner.restsUntil = summary.nextAt ?? 0;
    if (runner.isPage && (summary.waiting > 0 || summary.nextAt !== undefined)) {
      const untilNext = (summary.nextAt ?? Number.POSITIVE_INFINITY) - this.now();
      const timer = (runner.timer += 1);
      runner.actor.after(Math.min(LATEST_MS, Math.max(SOONEST_MS, untilNext)), () => {
        if (timer === runner.timer) void runner.wake('timer');
      });
    }
    return summary;
  }

  #portsFor(actor: Actor, isPage: boolean): OutboxPorts {
    const { prng } = this.world;
    return {
      clock: { now: () => this.now() },
      random: { next: () => prng.next() },
      store: this.disk.storeFor(actor),
      net: this.link.netFor(actor),
      mirror: this.mirror.mirrorFor(actor),
      locks: this.locks.locksFor(actor),
      sha256: (text) => actor.guard(Promise.resolve(sha256Text(text))),
      newId: () => `${prng.hex(8)}-${prng.hex(4)}-4${prng.hex(3)}-8${prng.hex(3)}-${prng.hex(12)}`,
      newSecret: () => prng.hex(64),
      ...(isPage && { sealer: modelSealer(this.world, actor) }),
    };
  }
}

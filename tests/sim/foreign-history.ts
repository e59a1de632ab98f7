import type { OutboxItem } from '../../src/data/outbox/item.ts';
import { enqueue } from '../../src/data/outbox/keep/enqueue.ts';
import type { OutboxPorts } from '../../src/data/outbox/ports.ts';
import type { Trigger } from '../../src/data/outbox/wake/wake.ts';
import { createWaker, type Waker } from '../../src/data/outbox/wake/waker.ts';
import { Actor } from './actor.ts';
import { EPOCH_START, sha256Text } from './facts.ts';
import { ForeignHostModel, noForeignFaults } from './foreign-host-model.ts';
import { LockManager } from './lock-manager.ts';
import { Mirror } from './memory-mirror.ts';
import { Disk } from './memory-store.ts';
import { World } from './world.ts';

const MINUTE = 60_000;
const KINDS = ['', '', '', '', 'REFUSE', 'SPOILT'] as const;
const OPERATIONS = ['report', 'report', 'report', 'open', 'kill', 'kill', 'offline', 'online', 'visible'] as const;
/** As the page's driver: never sooner, never later. */
const SOONEST_MS = 1_000;
const LATEST_MS = MINUTE;

interface Runner {
  actor: Actor;
  ports: OutboxPorts;
  timer: number;
  wake(trigger: Trigger): void;
}

/** One phone before a host of section 7: faults and deaths first, then all is well again. Answers what did not hold. */
export async function playForeignHistory(
  seed: number,
): Promise<{ violation: string | undefined; trace: readonly string[] }> {
  const play = new ForeignPlay(seed);
  await play.run();
  return play.world;
}

class ForeignPlay {
  readonly world: World;
  readonly #host: ForeignHostModel;
  readonly #disk: Disk;
  readonly #mirror: Mirror;
  readonly #locks: LockManager;
  /** Plain body → the item that must make it. */
  readonly #ids = new Map<string, string>();
  #runners: Runner[] = [];
  #deaths = 0;

  constructor(seed: number) {
    this.world = new World(seed, true);
    this.#host = new ForeignHostModel(this.world);
    this.#disk = new Disk(this.world);
    this.#mirror = new Mirror(this.world);
    this.#locks = new LockManager(this.world);
    this.#disk.onCommit = (changes) => {
      for (const { table, before, after } of changes) {
        if (table === 'items') this.#checkItem(before as OutboxItem | undefined, after as OutboxItem | undefined);
      }
    };
    this.#host.onCall = ({ body }) => this.#checkCall(body);
  }

  async run(): Promise<void> {
    const { prng } = this.world;
    const some = () => prng.pick([0, 0, 0.05, 0.3]);
    this.#host.faults = {
      drop: some(),
      hang: some(),
      lostAnswer: some(),
      gatewayBefore: some(),
      gatewayAfter: some(),
      captive: some(),
      slowDown: prng.pick([0, 0, 0.1]),
    };
    const mayKill = prng.chance(0.6);
    this.#start('start');
    const length = prng.pick([MINUTE, 20 * MINUTE]);
    const count = prng.between(3, 40);
    const times = Array.from({ length: count }, () => prng.between(0, length)).sort((a, b) => a - b);
    for (const at of times) {
      await this.world.runUntil(at);
      const operation = prng.pick(OPERATIONS);
      if (operation !== 'kill' || mayKill) this.#operate(operation);
    }
    await this.#heal();
    this.#checkEnd();
  }

  #operate(operation: (typeof OPERATIONS)[number]): void {
    const { prng } = this.world;
    this.world.note(operation);
    const runner = this.#runners.length > 0 ? prng.pick(this.#runners) : undefined;
    switch (operation) {
      case 'report':
        return void this.#report(runner ?? this.#start('start'), this.#drawKind());
      case 'open':
        return void this.#start('start');
      case 'kill':
        this.#deaths += runner ? 1 : 0;
        return runner?.actor.kill();
      case 'offline':
      case 'online':
        this.#host.isReachable = operation === 'online';
        return undefined;
      case 'visible':
        return runner?.wake('visible');
    }
  }

  /** Two that fail for ever may take turns as the only sign of life; one may not. */
  #drawKind(): string {
    const kind = this.world.prng.pick(KINDS);
    const isSecondSpoilt = kind === 'SPOILT' && [...this.#ids.keys()].some((body) => body.includes(kind));
    return isSecondSpoilt ? '' : kind;
  }

  async #report(runner: Runner, kind: string): Promise<void> {
    const id = runner.ports.newId();
    const said = {
      disasterType: 'flood',
      address: 'Ward 7',
      description: `${kind} ${id}`,
      severity: 'mild',
      name: 'Asha',
      contactNumber: '1',
    };
    this.#ids.set(JSON.stringify(said), id);
    await enqueue(runner.ports, { id, call: 'reportDisaster', content: { ...said, peopleAffected: 4 } });
    runner.wake('enqueue');
  }

  #start(trigger: Trigger): Runner {
    const { world } = this;
    const actor = new Actor(world, `tab${world.prng.hex(3)}`);
    const clock = { now: () => EPOCH_START + world.now };
    const ports: OutboxPorts = {
      clock,
      random: { next: () => world.prng.next() },
      store: this.#disk.storeFor(actor),
      net: {
        deliver: () => {
          world.assert(false, 'foreign', () => 'a batch was sent to a host that knows none');
          return Promise.resolve({ kind: 'unreachable' });
        },
        verify: () => {
          world.assert(false, 'foreign', () => 'receipts were asked for from a host that gives none');
          return Promise.resolve({ kind: 'unreachable' });
        },
        revoke: () => {
          world.assert(false, 'foreign', () => 'a session was ended on a host that knows none');
          return Promise.resolve({ kind: 'unreachable' });
        },
        elsewhere: this.#host.elsewhereFor(actor, clock),
      },
      mirror: this.#mirror.mirrorFor(actor),
      locks: this.#locks.locksFor(actor),
      sha256: (text) => actor.guard(Promise.resolve(sha256Text(text))),
      newId: () => `${world.prng.hex(8)}-0000-4000-8000-${world.prng.hex(12)}`,
      newSecret: () => world.prng.hex(64),
    };
    const wakeOutbox = createWaker(ports).wake;
    const runner: Runner = { actor, ports, timer: 0, wake: (why) => void this.#wake(runner, wakeOutbox, why) };
    this.#runners.push(runner);
    actor.onDeath(() => (this.#runners = this.#runners.filter((other) => other !== runner)));
    runner.wake(trigger);
    return runner;
  }

  async #wake(runner: Runner, wakeOutbox: Waker['wake'], trigger: Trigger): Promise<void> {
    const { nextAt = Infinity } = await wakeOutbox(trigger);
    const timer = (runner.timer += 1);
    const untilNext = nextAt - EPOCH_START - this.world.now;
    runner.actor.after(Math.min(LATEST_MS, Math.max(SOONEST_MS, untilNext)), () => {
      if (timer === runner.timer) runner.wake('timer');
    });
  }

  async #heal(): Promise<void> {
    this.world.note('all faults stop');
    this.#host.faults = noForeignFaults;
    this.#host.isReachable = true;
    await this.world.runUntil(this.world.now + 31_000);
    await this.world.runUntil(Math.max(this.world.now, this.#host.askedToWaitUntil));
    this.#start('start');
    await this.world.runUntil(this.world.now + 2 * MINUTE);
  }

  #checkCall(body: string): void {
    const { world } = this;
    world.assert(this.#host.misses > 1, 'foreign', () => `a plain call after ${this.#host.misses} times 404`);
    const id = this.#ids.get(body);
    world.assert(id !== undefined, 'I3', () => `not section 7’s body: ${body}`);
    const row = this.#disk.tables.items.get(id ?? '');
    world.assert(row?.state === 'queued', 'I1', () => `item ${id} was sent though it is ${row?.state}`);
  }

  #checkItem(before: OutboxItem | undefined, after: OutboxItem | undefined): void {
    const { world } = this;
    if (!after) return world.assert(!before, 'I6', () => `row ${before?.id} vanished`);
    const body = [...this.#ids].find(([, id]) => id === after.id)?.[0] ?? '';
    if (after.state === 'sent') {
      const isTaken = this.#host.taken.some((one) => one.body === body && one.isHeard);
      world.assert(isTaken && after.isPlain === true, 'I5', () => `row ${after.id} says sent, the host never said so`);
    }
    if (after.state === 'needs-you') {
      world.assert(body.includes('REFUSE'), 'I6', () => `row ${after.id} was parked though nobody refused it`);
    }
  }

  /** Each copy but the last of what the host has must be one of which the phone could not know. */
  #checkCopies(body: string): void {
    const copies = this.#host.taken.filter((one) => one.body === body);
    const needless = copies.slice(0, -1).filter(({ isHeard, actor }) => isHeard && actor.isAlive);
    this.world.assert(needless.length === 0, 'I1', () => `the host has ${copies.length} copies of ${body}`);
  }

  #checkEnd(): void {
    for (const [body, id] of this.#ids) {
      this.#checkCopies(body);
      const row = this.#disk.tables.items.get(id);
      // A page that died in the middle of saving said nothing.
      if (!row && this.#deaths > 0) continue;
      const state = body.includes('REFUSE') ? 'needs-you' : body.includes('SPOILT') ? 'queued' : 'sent';
      this.world.assert(
        row?.state === state,
        'I7',
        () => `item ${id} ended ${row?.state} ${row?.reason?.code}, not ${state}`,
      );
    }
  }
}

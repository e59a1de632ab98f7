import {
  type AccountOperation,
  Accounts,
  ACCOUNTS,
  drawAccountOperations,
  isAccountOperation,
  sessionOn,
} from './accounts.ts';
import { type Act, Device, type Runner } from './device.ts';
import {
  drawDeployments,
  hasDeployments,
  isDeployOperation,
  lastVersions,
  versionsOf,
  type DeployOperation,
  type Versions,
} from './deployments.ts';
import { limits } from '../../contract/limits.ts';
import { sha256Text } from './facts.ts';
import { Link, type LinkFaults, noLinkFaults } from './network.ts';
import { Oracle } from './oracle.ts';
import type { Prng } from './prng.ts';
import { plainBody } from './sealing.ts';
import { noServerFaults, type ServerBug, type ServerFaults, type ServerModel } from './server-model.ts';
import { modelStage, type Stage } from './stage.ts';
import { World } from './world.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
/** After the faults stop every history runs on for this long. */
const AFTERMATH_MS = 75 * MINUTE;
/** The longest back-off with its jitter. */
const CAPPED_BACK_OFF_MS = 6 * MINUTE;
/** The longest that a server may ask for. */
const LONGEST_WAIT_MS = 15 * MINUTE;

const LATER_ID = '11111111-1111-4111-8111-111111111111';
const ACCOUNT_ID = '22222222-2222-4222-8222-222222222222';

/** The longest that a frozen page keeps the lock from the others. */
const FROZEN_HOLDER_MS = 160_000;

/** In one history of this many a spoilt item's requests hang. */
const HANG_SHARE = 7;
/**
 * A few requests that hang may stand before the first and between the next ones that could get through; one that was
 * under way when the faults stopped may cost its item a wait of its own besides.
 */
const HANGS_MS = 4 * limits.textRequestMs;

/** What happens at a moment; which phone and which item is drawn when it happens. */
export const operations = [
  'report',
  'report',
  'report',
  'open-tab',
  'close-tab',
  'kill-worker',
  'start-worker',
  'cut-power',
  'offline',
  'online',
  'visible',
  'send-now',
  'delete',
  'jump-clock',
  'freeze',
  'restart-server',
  'restore-backup',
  'lose-database',
  'lose-mirror',
  'spoil-body',
] as const;
export interface Operation {
  at: number;
  kind: (typeof operations)[number] | AccountOperation | DeployOperation;
}

export interface PlayOptions {
  trace: boolean;
  bug?: ServerBug | undefined;
  /** Where it plays; absent: against the model. */
  stage?: Stage | undefined;
}

export interface Outcome {
  violation: string | undefined;
  trace: readonly string[];
  hash: string;
  items: number;
  requests: number;
}

/** One history in so many ends with phones that are full. */
const FULL_SHARE = 7;
const KINDS = ['healthy', 'healthy', 'healthy', 'healthy', 'healthy', 'stuck', 'refused', 'spoilt'] as const;

/** After these a phone may not know what the server had asked of it. */
const FORGETFUL: ReadonlySet<Operation['kind']> = new Set([
  'close-tab',
  'kill-worker',
  'cut-power',
  'jump-clock',
  'freeze',
]);

/** Draws which things happen, and when. The faults are drawn apart, so that a list can be cut and played again. */
export function drawOperations(prng: Prng): Operation[] {
  const length = prng.pick([20_000, 3 * MINUTE, 3 * MINUTE, 20 * MINUTE, 3 * HOUR]);
  const kinds = operations.filter((kind) => kind === 'report' || prng.chance(0.5));
  const count = prng.between(3, 24);
  const drawn = Array.from({ length: count }, () => ({ at: prng.between(0, length), kind: prng.pick(kinds) }));
  return [...drawn, { at: prng.between(0, length), kind: 'report' as const }].sort((a, b) => a.at - b.at);
}

/** The same with accounts, and updates of the servers, where the history has any. */
export function withAccounts(seed: number, list: readonly Operation[]): Operation[] {
  const until = list.at(-1)?.at ?? 0;
  return [...list, ...drawAccountOperations(seed, until), ...drawDeployments(seed, until)].sort((a, b) => a.at - b.at);
}

/** One history: faults of the swarm, then all is well again, then everything must be where it belongs. */
export async function playHistory(seed: number, list: readonly Operation[], options: PlayOptions): Promise<Outcome> {
  const play = new Play(seed, options);
  await play.run(list);
  return play.outcome();
}

class Play {
  readonly #world: World;
  readonly #seed: number;
  readonly #prng: Prng;
  readonly #stage: Stage;
  readonly #server: ServerModel;
  readonly #oracle: Oracle;
  readonly #accounts: Accounts;
  readonly #devices: Device[];
  readonly #hasDeployments: boolean;
  #hasAccounts = false;
  /** Times that a token was refused, by token. */
  readonly #refusals = new Map<string, { device: Device; count: number }>();
  /** Times that a phone had no time to write down what it was told. */
  readonly #upsets = new Map<Device, number>();
  /** Ids that went out. */
  readonly #offered = new Set<string>();
  /** By item: requests with it that the server answered, and that it did not. */
  readonly #answered = new Map<string, number>();
  readonly #unanswered = new Map<string, number>();
  /** By phone: times that the host proved to be alive, which makes back-off begin anew. */
  readonly #revivals = new Map<Device, number>();
  /** Tries that anything but our own timer gave reason for, by phone. */
  readonly #excuses = new Map<Device, number>();
  #requests = 0;
  #hasSmallJump = false;
  #hadStoreFaults = false;

  constructor(seed: number, options: PlayOptions) {
    this.#seed = seed;
    this.#world = new World(seed, options.trace);
    this.#prng = this.#world.prng;
    this.#stage = options.stage ?? modelStage;
    this.#hasDeployments = this.#stage.hasUpdates && hasDeployments(seed);
    this.#server = this.#stage.makeServer(this.#world, options.bug);
    this.#oracle = new Oracle(this.#world, this.#server);
    this.#accounts = new Accounts(this.#world, this.#server, this.#oracle);
    this.#devices = Array.from({ length: this.#prng.chance(0.2) ? 2 : 1 }, (_, index) =>
      this.#newDevice(`phone${index + 1}`),
    );
  }

  outcome(): Outcome {
    const { violation, trace } = this.#world;
    return { violation, trace, hash: this.#world.traceHash(), items: this.#oracle.acts.size, requests: this.#requests };
  }

  async run(list: readonly Operation[]): Promise<void> {
    this.#hasAccounts = list.some(({ kind }) => isAccountOperation(kind));
    this.#drawFaults();
    for (const device of this.#devices) {
      this.#addForeignRows(device);
      if (this.#prng.chance(0.8)) device.start(true, 'start');
      if (this.#prng.chance(0.4)) device.start(false, 'start');
    }
    for (const { at, kind } of list) {
      await this.#world.runUntil(at);
      if (this.#world.violation) return;
      this.#world.note(kind);
      this.#operate(kind, this.#prng.pick(this.#devices));
    }
    await this.#world.runUntil((list.at(-1)?.at ?? 0) + this.#prng.between(0, MINUTE));
    await this.#heal();
  }

  #newDevice(name: string): Device {
    const link = new Link(this.#world, this.#server);
    const device = new Device(this.#world, name, link, this.#stage);
    device.disk.onCommit = (changes) => {
      this.#oracle.onCommit(device, changes);
      device.noteCount();
    };
    link.onRequest = (ids, actor) => {
      this.#requests += 1;
      this.#world.note(`${actor.name} sends ${ids.map((id) => id.slice(0, 4)).join(' ')}`);
      for (const id of ids) this.#offered.add(id);
    };
    link.onRefusedToken = (token) => {
      this.#refusals.set(token, { device, count: (this.#refusals.get(token)?.count ?? 0) + 1 });
    };
    link.onOutcome = (ids, isAnswered) => {
      for (const id of ids) add(isAnswered ? this.#answered : this.#unanswered, id, 1);
      if (isAnswered) add(this.#revivals, device, 1);
    };
    return device;
  }

  /** Swarm: each fault is either absent from a history, or has a rate of its own in it. */
  #drawFaults(): void {
    const rate = (share = 0.3) => (this.#prng.chance(share) ? this.#prng.pick([0.05, 0.2, 0.5]) : 0);
    const spoiltBy = this.#prng.pick(['internal', 'firewall', 'reset'] as const);
    // Apart from the draws, so that pinned seeds keep their histories.
    this.#server.spoiltBy = this.#seed % HANG_SHARE === 0 ? 'hang' : spoiltBy;
    this.#server.suffer({
      crashBeforeCommit: rate(0.2),
      crashAfterCommit: rate(0.2),
      busyItem: rate(0.2),
      internalItem: rate(0.2),
      signInItem: rate(0.1),
      slowDownItem: rate(0.1),
      wholeFailure: rate(0.2),
      maxItems: this.#prng.chance(0.15) ? this.#prng.between(1, 3) : noServerFaults.maxItems,
    } satisfies ServerFaults);
    for (const { link, disk, mirror } of this.#devices) {
      link.faults = {
        drop: rate(),
        hang: rate(0.25),
        lostResponse: rate(),
        badGatewayBefore: rate(0.2),
        badGatewayAfter: rate(0.2),
        duplicate: rate(),
        truncate: rate(0.2),
        captive: rate(0.2),
        scramble: rate(0.2),
        latencyMs: this.#prng.pick([5, 100, 2000]),
      } satisfies LinkFaults;
      const refusesBy = this.#seed % 2 === 0 ? 'QuotaExceededError' : 'UnknownError';
      disk.faults = { refuses: rate(0.1), refusesBy, breaksAfterCommit: rate(0.1) };
      this.#hadStoreFaults ||= disk.hasFaults();
      mirror.refuses = rate(0.1);
      link.isOffline = this.#prng.chance(0.4);
      // Storage that refuses keeps no note of what the server asked.
      link.remembersWaits = !disk.hasFaults();
    }
  }

  /** Rows that this version must keep and leave alone: a later version's, and an account's. */
  #addForeignRows(device: Device): void {
    if (!this.#prng.chance(0.1)) return;
    const base = {
      call: 'reportDisaster' as const,
      body: '{}',
      digest: sha256Text('{}'),
      bytes: 2,
      createdAt: 0,
      state: 'queued' as const,
      attempts: 0,
      nextAt: 0,
      rank: 0,
    };
    const rows = [
      { ...base, id: LATER_ID, v: 2 as unknown as 1, owner: 'anonymous' },
      { ...base, id: ACCOUNT_ID, v: 1 as const, owner: 'u1' },
    ];
    // What cannot be sealed lets nobody else in.
    const planted = this.#hasAccounts ? rows.slice(0, 1) : rows;
    for (const row of planted) device.disk.tables.items.set(row.id, Object.freeze(row));
  }

  #operate(kind: Operation['kind'], device: Device): void {
    if (isDeployOperation(kind)) return this.#deploy(versionsOf(kind));
    if (isAccountOperation(kind)) return this.#operateAccount(kind, device);
    const runner = device.runners.length > 0 ? this.#prng.pick(device.runners) : undefined;
    if (FORGETFUL.has(kind)) {
      device.link.mustWaitUntil = 0;
      add(this.#upsets, device, 1);
    }
    // A lock taken from a frozen page makes two drains, of which one may not know.
    if (kind === 'freeze') device.link.remembersWaits = false;
    if (kind !== 'offline' && kind !== 'close-tab' && kind !== 'kill-worker') this.#excuse(device);
    switch (kind) {
      case 'report':
        return this.#report(device);
      case 'open-tab':
        return void device.start(true, 'start');
      case 'start-worker':
        return void device.start(false, this.#prng.pick(['sync', 'push', 'message']));
      case 'close-tab':
      case 'kill-worker':
        return runner?.actor.kill();
      case 'cut-power':
        device.killAll();
        device.disk.cutPower();
        return this.#oracle.checkNothingLost();
      case 'offline':
        device.link.isOffline = true;
        return undefined;
      case 'online':
        device.link.isOffline = false;
        for (const page of device.pages()) if (this.#prng.chance(0.7)) void page.wake('online');
        return undefined;
      case 'visible':
        // Or the server has answered something else.
        return void runner?.wake(device.link.isOffline || this.#world.now % 2 === 0 ? 'visible' : 'answer');
      case 'send-now':
        return runner && void device.sendNow(runner, this.#prng.chance(0.5) ? undefined : this.#anyItem(device));
      case 'delete':
        return this.#delete(device, runner);
      case 'jump-clock':
        return this.#jumpClock(device);
      case 'freeze':
        return runner?.actor.freeze(this.#prng.pick([5_000, 100_000, HOUR]));
      case 'restart-server':
        return this.#server.restart(this.#prng.between(100, MINUTE));
      case 'restore-backup':
        return this.#restoreBackup();
      case 'lose-database':
        return this.#loseDatabase(device);
      case 'lose-mirror':
        return this.#loseMirror(device);
      case 'spoil-body':
        return this.#spoilBody(device);
    }
  }

  /** Phones hear of it with their next answer, whatever they asked. */
  #deploy(versions: Versions): void {
    this.#server.versions = versions;
    for (const device of this.#devices) {
      this.#excuse(device);
      for (const page of device.pages()) void device.hear(page, this.#server.versions[0]);
    }
  }

  #operateAccount(kind: AccountOperation, device: Device): void {
    if (kind !== 'end-sessions') this.#excuse(device);
    if (kind !== 'own-change') return this.#accounts.operate(kind, device);
    const runner = device.pages().find(({ actor }) => !actor.isFrozen());
    const owner = sessionOn(device)?.accountId;
    if (!runner || owner === undefined) return;
    const drawn = this.#prng.pick(KINDS);
    this.#submit(device, runner, drawn === 'spoilt' && this.#hasSpoilt() ? 'healthy' : drawn, 1, owner);
  }

  #report(device: Device): void {
    const runner = device.pages().find(({ actor }) => !actor.isFrozen()) ?? device.start(true, 'start');
    const drawn = this.#prng.pick(KINDS);
    // Two that spoil every batch may take turns as the only proof of life; one may not.
    const isSecondSpoilt = drawn === 'spoilt' && this.#hasSpoilt();
    this.#submit(device, runner, isSecondSpoilt ? 'healthy' : drawn, this.#prng.pick([1, 1, 1, 2]));
  }

  #hasSpoilt(): boolean {
    return [...this.#oracle.acts.values()].some(({ kind }) => kind === 'spoilt');
  }

  #submit(device: Device, runner: Runner, drawn: Act['kind'], taps: number, owner = 'anonymous'): void {
    const token = String(this.#oracle.acts.size + 1);
    const isNewer = drawn === 'healthy' && this.#hasDeployments && this.#oracle.acts.size % 2 === 0;
    const kind = isNewer ? 'newer' : drawn;
    const act = {
      token,
      device,
      owner,
      kind,
      isDraftStored: false,
      isSubmitted: false,
      isSaved: false,
      deletions: 0,
      mayBeGone: false,
    };
    this.#oracle.acts.set(token, act);
    const isOwned = owner !== 'anonymous';
    const call = isOwned ? 'updateAccount' : this.#prng.pick(['reportDisaster', 'requestAid'] as const);
    const draft = !isOwned && this.#prng.chance(0.6);
    void device.submit(runner, act, runner.ports.newId(), { draft, taps, call });
  }

  #delete(device: Device, runner: Runner | undefined): void {
    const id = this.#anyItem(device);
    const row = id === undefined ? undefined : device.disk.tables.items.get(id);
    const act = row && this.#oracle.actOf(plainBody(row));
    if (runner && id !== undefined && act) void device.remove(runner, id, act);
  }

  #loseDatabase(device: Device): void {
    const { items } = device.disk.tables;
    device.link.mustWaitUntil = 0;
    for (const act of this.#oracle.acts.values()) {
      if (act.device !== device) continue;
      const row = [...items.values()].find((stored) => this.#oracle.actOf(plainBody(stored)) === act);
      // Not saved, arrived, or saved in this very moment: only then there is no second copy to come back from.
      act.mayBeGone ||= !row || row.state === 'sent' || !device.mirror.copies.has(row.id);
    }
    for (const id of device.mirror.copies.keys()) this.#oracle.mayComeBack.add(id);
    device.loseDatabase(this.#prng.chance(0.5));
  }

  #restoreBackup(): void {
    for (const act of this.#oracle.acts.values()) {
      // A phone that lost its database knows nothing of what had arrived.
      // Nor does one whose account's session has ended.
      const isForgotten = act.device.lostDatabases > 0 || act.owner !== 'anonymous';
      if (isForgotten && this.#oracle.hasArrived(act)) act.mayBeGone = true;
    }
    this.#server.restoreBackup();
  }

  #loseMirror(device: Device): void {
    const { items } = device.disk.tables;
    for (const act of this.#oracle.acts.values()) {
      const isOnDisk = [...items.values()].some((stored) => this.#oracle.actOf(plainBody(stored)) === act);
      // Between the loss of the database and its recovery this was the only copy.
      if (act.device === device && !isOnDisk) act.mayBeGone = true;
    }
    device.mirror.copies.clear();
  }

  /** A byte goes bad in one stored body: it is no JSON any more, or it is other JSON. */
  #spoilBody(device: Device): void {
    const { items } = device.disk.tables;
    const unsent = [...items.values()].filter(
      ({ v, owner, state }) => v === 1 && owner === 'anonymous' && state !== 'sent',
    );
    if (unsent.length === 0) return;
    const row = this.#prng.pick(unsent);
    const body = this.#prng.chance(0.5) ? `${row.body.slice(0, -1)}]` : row.body.replace('{', '{ ');
    this.#oracle.spoiltOnDisk.add(row.id);
    items.set(row.id, Object.freeze({ ...row, body }));
  }

  #jumpClock(device: Device): void {
    const jump = this.#prng.pick([-30 * 24 * HOUR, 30 * 24 * HOUR, -10 * MINUTE, 10 * MINUTE]);
    if (Math.abs(jump) < HOUR) this.#hasSmallJump = true;
    device.skewMs += jump;
    this.#excuse(device);
  }

  #anyItem(device: Device): string | undefined {
    const ids = [...device.disk.tables.items.keys()];
    return ids.length > 0 ? this.#prng.pick(ids) : undefined;
  }

  #excuse(device: Device): void {
    add(this.#excuses, device, 1);
  }

  /** At first, in some histories, all but one thing is well: the phones are full. What they hold arrives all the same. */
  async #heal(isFull = this.#seed % FULL_SHARE === 0): Promise<void> {
    const healedAt = this.#world.now;
    this.#world.note(isFull ? 'all faults stop, the phones are full' : 'all faults stop');
    this.#server.suffer(noServerFaults);
    this.#server.start();
    if (this.#hasDeployments) this.#server.versions = lastVersions(this.#seed);
    // Some phones get no sign that all is well: only their own timers.
    const isSilent = this.#prng.chance(0.3);
    let boundMs = isSilent ? CAPPED_BACK_OFF_MS + 2 * MINUTE : MINUTE;
    for (const device of this.#devices) {
      device.link.faults = noLinkFaults;
      device.link.isOffline = false;
      device.disk.faults = { refuses: 0, breaksAfterCommit: 0 };
      device.mirror.refuses = 0;
      device.disk.isFull = isFull;
      device.mirror.isFull = isFull;
      if (device.runners.some(({ actor }) => actor.isFrozen())) {
        // What it has in hand is settled when it thaws, and may then begin its own wait.
        boundMs += FROZEN_HOLDER_MS + CAPPED_BACK_OFF_MS;
      }
      const isAwake = device.pages().some(({ actor }) => !actor.isFrozen());
      if (!isSilent || !isAwake) device.start(true, 'start');
      // The app asks for more than the outbox: settings, lists.
      for (const page of device.pages()) void device.hear(page, this.#server.versions[0]);
      this.#excuse(device);
    }
    if (this.#hasSmallJump) boundMs += 21 * MINUTE;
    if (this.#server.spoiltBy === 'hang' && this.#hasSpoilt()) boundMs += HANGS_MS + CAPPED_BACK_OFF_MS;
    // A full phone has no room to note that it need not wait any longer for a server's update.
    if (isFull && this.#hasDeployments) boundMs += LONGEST_WAIT_MS;
    await this.#world.runUntil(healedAt + limits.textRequestMs + MINUTE / 60);
    const waitMs = Math.max(0, ...this.#devices.map(({ link }) => link.askedToWaitUntil - healedAt));
    // A wait that the server asked for uses up the trigger that fell into it.
    if (waitMs > 0) boundMs += CAPPED_BACK_OFF_MS;
    await this.#world.runUntil(healedAt + waitMs + boundMs);
    if (isFull) return this.#healOfFullness(waitMs + boundMs);
    this.#world.assert(this.#oracle.undelivered().length === 0, 'I7', () => {
      const late = this.#oracle
        .undelivered()
        .map(({ id, state, reason }) => `${id.slice(0, 8)} ${state} ${reason?.code ?? ''}`);
      return `${(waitMs + boundMs) / 1000} s after all faults stopped not delivered: ${late.join(', ')}`;
    });
    if (this.#hasAccounts) await this.#letOwnersIn(boundMs + waitMs);
    await this.#reportLate();
    await this.#world.runUntil(Math.max(this.#world.now, healedAt + AFTERMATH_MS));
    if (!this.#world.violation) await this.#checkEnd();
  }

  async #healOfFullness(fullMs: number): Promise<void> {
    // A full phone notes no tries: each page and worker waits by its own count.
    for (const device of this.#devices) {
      add(this.#excuses, device, device.runners.length * Math.ceil(fullMs / CAPPED_BACK_OFF_MS));
    }
    // What the disk has spoilt is put back only where there is room.
    const isOwed = (id: string) => this.#server.rowOf(id) === undefined && !this.#oracle.spoiltOnDisk.has(id);
    const late = this.#oracle.undelivered().filter(({ id }) => isOwed(id));
    this.#world.assert(late.length === 0, 'I7', () => `full phones keep back ${late.map(({ id }) => id).join(', ')}`);
    if (!this.#world.violation) await this.#heal(false);
  }

  /** Each owner comes to each phone, one after another, and finds what is theirs on its way. */
  async #letOwnersIn(boundMs: number): Promise<void> {
    for (const owner of ACCOUNTS) {
      for (const device of this.#devices) {
        const runner = device.pages().find(({ actor }) => !actor.isFrozen()) ?? device.start(true, 'start');
        this.#excuse(device);
        void this.#accounts.signIn(device, runner, owner);
      }
      await this.#world.runUntil(this.#world.now + boundMs);
      if (this.#world.violation) return;
      const late = this.#oracle.undelivered(owner);
      this.#world.assert(late.length === 0, 'I7', () => {
        const rows = late.map(({ id, state, reason }) => `${id.slice(0, 8)} ${state} ${reason?.code ?? ''}`);
        return `${boundMs / 1000} s after their owner signed in not delivered: ${rows.join(', ')}`;
      });
    }
  }

  /** Long after, whatever still fails by itself, a new report goes out as if nothing had ever been. */
  async #reportLate(): Promise<void> {
    await this.#world.runUntil(this.#world.now + this.#prng.between(0, 10 * MINUTE));
    if (this.#world.violation) return;
    for (const device of this.#devices) {
      const runner = device.pages().find(({ actor }) => !actor.isFrozen()) ?? device.start(true, 'start');
      this.#submit(device, runner, 'healthy', 1);
    }
    const isAnyFrozen = this.#devices.some(({ runners }) => runners.some(({ actor }) => actor.isFrozen()));
    const hangsMs = this.#server.spoiltBy === 'hang' && this.#hasSpoilt() ? HANGS_MS : 0;
    await this.#world.runUntil(this.#world.now + MINUTE + hangsMs + (isAnyFrozen ? FROZEN_HOLDER_MS : 0));
    const late = this.#oracle.undelivered();
    this.#world.assert(
      late.length === 0,
      'I7',
      () => `a new report waits behind old ones: ${late.map(({ id }) => id).join(', ')}`,
    );
  }

  async #checkEnd(): Promise<void> {
    await this.#server.finish();
    this.#oracle.checkEnd();
    for (const device of this.#devices) {
      this.#checkForeignRows(device);
      this.#checkTries(device);
      this.#checkRefusals(device);
      await this.#checkCount(device);
    }
  }

  #checkForeignRows(device: Device): void {
    for (const id of [LATER_ID, ACCOUNT_ID]) {
      this.#world.assert(!this.#offered.has(id), 'I4', () => `row ${id} was sent`);
      const row = device.disk.tables.items.get(id);
      this.#world.assert(!row || (row.state === 'queued' && row.attempts === 0), 'I4', () => `row ${id} was touched`);
    }
  }

  /** I12: a few tries, then one per capped back-off, and a few for each thing that gave reason to hope. */
  #checkTries(device: Device): void {
    const sent = [...device.disk.tables.items.values()].filter(({ state }) => state === 'sent').length;
    const reasons = 14 + 3 * (this.#excuses.get(device) ?? 0) + 2 * sent + (this.#world.now / (5 * MINUTE)) * 1.05;
    const revivals = 4 * (this.#revivals.get(device) ?? 0);
    for (const id of device.disk.tables.items.keys()) {
      const [answered, unanswered] = [this.#answered.get(id) ?? 0, this.#unanswered.get(id) ?? 0];
      this.#world.assert(answered <= reasons && unanswered <= reasons + revivals, 'I12', () => {
        return `row ${id.slice(0, 8)} had ${answered} answers and ${unanswered} failures, ${Math.floor(reasons)} had reasons`;
      });
    }
  }

  /** I12: a token that was refused is not tried again; a page that died had no time to write that down. */
  #checkRefusals(device: Device): void {
    if (this.#hadStoreFaults) return;
    const most = 2 + 2 * (this.#upsets.get(device) ?? 0);
    for (const [token, refused] of this.#refusals) {
      const isFine = refused.device !== device || refused.count <= most;
      this.#world.assert(isFine, 'I12', () => `${token} was refused ${refused.count} times`);
    }
  }

  /** I8: what the drain tells the screen is what lies on the disk. */
  async #checkCount(device: Device): Promise<void> {
    device.killAll();
    const runner = device.start(true, 'start');
    const told = runner.wake('timer');
    let summary: Awaited<typeof told> | undefined;
    void told.then((value) => (summary = value));
    await this.#world.runUntil(this.#world.now + 5 * MINUTE);
    const count = (...states: string[]) =>
      [...device.disk.tables.items.values()].filter(({ state }) => states.includes(state)).length;
    this.#world.assert(
      summary?.waiting === count('queued', 'sending') && summary.needsYou === count('needs-you'),
      'I8',
      () => `the drain counted ${JSON.stringify(summary)}`,
    );
  }
}

function add<Key>(counts: Map<Key, number>, key: Key, more: number): void {
  counts.set(key, (counts.get(key) ?? 0) + more);
}

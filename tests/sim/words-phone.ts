import type { Draft, FormName } from '../../src/data/outbox/draft.ts';
import { keepDraft } from '../../src/data/outbox/keep/keep-draft.ts';
import { type DraftWish, openDraft } from '../../src/data/outbox/keep/open-draft.ts';
import { openInTime } from '../../src/data/outbox/keep/open-in-time.ts';
import type { OutboxPorts } from '../../src/data/outbox/ports.ts';
import type { KeeperHost } from '../../src/hooks/draft/keeper-host.ts';
import type { LastWords, Words } from '../../src/platform/last-words.ts';
import type { PageWords } from '../../src/platform/page-words.ts';
import { Actor } from './actor.ts';
import { EPOCH_START, sha256Text } from './facts.ts';
import { LockManager } from './lock-manager.ts';
import { Mirror } from './memory-mirror.ts';
import { Disk } from './memory-store.ts';
import { noLinkFaults, Link } from './network.ts';
import { ServerModel } from './server-model.ts';
import type { World } from './world.ts';

/** Chromium writes `localStorage` to the disk this late at most. */
const LATE_TO_DISK_MS = 10_000;
/** How long a browser may take to give free what a page held that is gone. */
const LINGERS_MS = 2_500;
/** A storage that answers, but too late for who waits. */
const STALLS_MS = 9_000;

/** `localStorage`: what is written stands there at once, and after a power cut as it was a while before. */
export class QuickStorage {
  readonly #world: World;
  readonly texts = new Map<string, string>();
  #log: { at: number; key: string; before: string | undefined }[] = [];

  constructor(world: World) {
    this.#world = world;
  }

  set(key: string, text: string | undefined): void {
    this.#log.push({ at: this.#world.now, key, before: this.texts.get(key) });
    assign(this.texts, key, text);
  }

  cutPower(): void {
    const since = this.#world.now - this.#world.prng.between(0, LATE_TO_DISK_MS);
    for (const { at, key, before } of this.#log.toReversed()) if (at > since) assign(this.texts, key, before);
    this.#log = [];
  }
}

function assign(texts: Map<string, string>, key: string, text: string | undefined): void {
  if (text === undefined) texts.delete(key);
  else texts.set(key, text);
}

/** A phone on which forms are typed. Nothing is sent: there is no network. */
export class WordsPhone {
  readonly disk: Disk;
  readonly storage: QuickStorage;
  readonly locks: LockManager;
  /** What ends is on its way to something else: the next page may be there first. After a crash somebody has to open it. */
  isGoing = false;
  /** Share of openings that the database answers too late. */
  stalls = 0;
  readonly #world: World;
  readonly #mirror: Mirror;
  readonly #link: Link;
  #pages = 0;

  constructor(world: World) {
    this.#world = world;
    this.disk = new Disk(world);
    this.storage = new QuickStorage(world);
    this.#mirror = new Mirror(world);
    this.#link = new Link(world, new ServerModel(world, undefined));
    this.#link.faults = noLinkFaults;
    this.#link.isOffline = true;
    this.locks = new LockManager(world);
    this.locks.lingersMs = () => (this.isGoing ? world.prng.between(0, LINGERS_MS) : 0);
  }

  /** A new page's process, with what its code finds around it. */
  newPage(): { actor: Actor; ports: OutboxPorts; host: KeeperHost; words: PageWords } {
    const actor = new Actor(this.#world, `page${this.#pages++}`);
    const ports = this.#portsFor(actor);
    const words = this.#holdPageWords(ports);
    let isTaken = false;
    const unkept = new Map<FormName, Draft>();
    const host: KeeperHost = {
      after: (ms, run) => {
        let isOff = false;
        actor.after(ms, () => !isOff && run());
        return () => void (isOff = true);
      },
      commands: async () => this.#commandsOf(actor, ports),
      takePageWords: () => {
        const taken = isTaken ? this.#holdPageWords(ports) : words;
        isTaken = true;
        return { ...taken, last: this.wordsOf() };
      },
      unkeptDraft: (form) => unkept.get(form),
      rememberUnkept: (draft) => void unkept.set(draft.form, draft),
      forgetUnkept: (form) => void unkept.delete(form),
      lastClose: Promise.resolve(),
    };
    return { actor, ports, host, words };
  }

  wordsOf(): LastWords {
    const { storage } = this;
    const key = (id: string) => `words:${id}`;
    return {
      keep: (id, words) => storage.set(key(id), JSON.stringify(words)),
      read: (id) => {
        const text = storage.texts.get(key(id));
        return text === undefined ? undefined : (JSON.parse(text) as Words);
      },
      forget: (id) => storage.set(key(id), undefined),
      ids: () => [...storage.texts.keys()].filter((one) => one.startsWith('words:')).map((one) => one.slice(6)),
      sayGoodbye: (id) => storage.set(`left:${id}`, ''),
      saidGoodbye: (id) => storage.texts.has(`left:${id}`),
      forgetGoodbye: (id) => storage.set(`left:${id}`, undefined),
      expectDraft: () => undefined,
      isDraftExpected: () => false,
    };
  }

  #holdPageWords({ locks, newId }: OutboxPorts): PageWords {
    const id = newId();
    const held = locks.tryHold(`draft:${id}`);
    return { id, letGo: () => void held.then((release) => release?.()) };
  }

  /** As `data/commands/drafts.ts`. */
  #commandsOf(actor: Actor, ports: OutboxPorts): Awaited<ReturnType<KeeperHost['commands']>> {
    const open = async (form: FormName, wish: DraftWish) => {
      if (this.#world.prng.chance(this.stalls)) {
        await new Promise<void>((resolve) => actor.after(STALLS_MS, resolve));
      }
      return openDraft(ports, form, wish);
    };
    return {
      openDraftInTime: (form, wish) => openInTime(open, form, wish),
      saveDraft: (draft) =>
        keepDraft(ports, draft).then(
          () => ({ ok: true as const, value: undefined }),
          (failure: unknown) => ({ ok: false as const, failure }),
        ),
      discardDraft: (id) => ports.store.write((transaction) => transaction.deleteDraft(id)).catch(() => undefined),
    };
  }

  #portsFor(actor: Actor): OutboxPorts {
    const { prng } = this.#world;
    return {
      clock: { now: () => EPOCH_START + this.#world.now },
      random: { next: () => prng.next() },
      store: this.disk.storeFor(actor),
      net: this.#link.netFor(actor),
      mirror: this.#mirror.mirrorFor(actor),
      locks: this.locks.locksFor(actor),
      sha256: (text) => actor.guard(Promise.resolve(sha256Text(text))),
      newId: () => `${prng.hex(8)}-${prng.hex(4)}-4${prng.hex(3)}-8${prng.hex(3)}-${prng.hex(12)}`,
      newSecret: () => prng.hex(64),
    };
  }
}

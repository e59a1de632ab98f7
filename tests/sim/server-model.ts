import { canonicalJson, type Json } from '../../contract/base/canonical-json.ts';
import { isoTime } from '../../contract/base/clock.ts';
import { contractNumber } from '../../contract/contract-number.ts';
import type { Receipt } from '../../contract/entities/receipt.ts';
import type { ErrorKind } from '../../contract/errors.ts';
import { limits } from '../../contract/limits.ts';
import { messages } from '../../contract/messages.ts';
import { referenceOf } from '../../contract/reference.ts';
import type { Versions } from './deployments.ts';
import { EPOCH_START, sha256Text } from './facts.ts';
import type { World } from './world.ts';

export interface ServerRow {
  id: string;
  owner: string;
  digest: string;
  body: string;
  receipt: Receipt;
}

export interface ServerReply {
  status: number;
  text: string;
  retryAfter?: string;
  date?: string;
  /** The number of the contract that it names. */
  contract?: number;
}

/** Chances of each kind of trouble, by request or by item. */
export interface ServerFaults {
  crashBeforeCommit: number;
  crashAfterCommit: number;
  busyItem: number;
  internalItem: number;
  signInItem: number;
  slowDownItem: number;
  wholeFailure: number;
  maxItems: number;
}
export const noServerFaults: ServerFaults = {
  crashBeforeCommit: 0,
  crashAfterCommit: 0,
  busyItem: 0,
  internalItem: 0,
  signInItem: 0,
  slowDownItem: 0,
  wholeFailure: 0,
  maxItems: limits.batchItems,
};

/** Planted bugs of the server: the checks must notice them too. */
export type ServerBug =
  | 'no-idempotency'
  | 'answers-before-commit'
  | 'forgets-keys'
  | 'new-receipt-each-time'
  | 'mixes-up-bodies'
  | 'keeps-what-it-knows';

export interface WireItem {
  id: string;
  call: string;
  digest: string;
  body: Json;
  owner: string;
}

/** A request that is being worked on. */
export interface TakenBatch {
  text: string;
  items: readonly WireItem[];
  /** Ids that another request has in work. */
  busy: ReadonlySet<string>;
  /** The contract of the version that works on it; absent: one of before the numbers. */
  speaks?: number | undefined;
}

interface ItemReply {
  status: number;
  replayed: boolean;
  retryAfter?: number;
  body: Json;
}

const ANONYMOUS = 'anonymous';
/** Seconds that a server asks to be left alone with what waits for its update. */
const NEWER_S = 900;
const OWNED_CALLS: ReadonlySet<string> = new Set(['updateAccount']);

/** What a phone keeps of a sign-in. */
export interface SignIn {
  token: string;
  logoutKey: string;
}

/** Status of each final refusal of an item. */
const STATUS = { invalid: 422, 'key-reuse': 422, forbidden: 403, gone: 410, 'too-large': 413 } as const;

/** The server as the contract describes it: rows and receipts in one commit, ids unique for ever. */
export class ServerModel {
  readonly #rows: ServerRow[] = [];
  readonly #byId = new Map<string, ServerRow>();
  #faults: ServerFaults = noServerFaults;
  /** How a batch that holds a spoilt item fails. */
  spoiltBy: 'internal' | 'firewall' | 'reset' | 'hang' = 'internal';
  protected readonly world: World;
  readonly #bug: ServerBug | undefined;
  readonly #inWork = new Set<string>();
  readonly #sessions = new Map<string, { account: string; logoutKey: string }>();
  /** Of which the server said so. */
  readonly refusedTokens = new Set<string>();
  #signIns = 0;
  #downUntil = 0;
  /** The life of the database. */
  epoch = 'life 0';
  /** That answer, each request one of them. */
  versions: Versions = [contractNumber];
  restores = 0;

  constructor(world: World, bug: ServerBug | undefined) {
    this.world = world;
    this.#bug = bug;
  }

  suffer(faults: ServerFaults): void {
    this.#faults = faults;
  }

  /** What lies on the server under this id. */
  rowOf(id: string): ServerRow | undefined {
    return this.#byId.get(id);
  }

  allRows(): readonly ServerRow[] {
    return this.#rows;
  }

  /** The history is over. */
  async finish(): Promise<void> {}

  restart(ms: number): void {
    this.#downUntil = this.world.now + ms;
    this.#inWork.clear();
  }

  start(): void {
    this.#downUntil = 0;
  }

  /** Answers by `reply`; `undefined` is a connection that breaks. */
  handle(text: string, tell: (answer: ServerReply | undefined) => void, token?: string): void {
    const speaks = this.#version();
    const reply = naming(speaks, tell);
    if (this.#downUntil > this.world.now) return reply(undefined);
    const batch = readBatch(text);
    const items = batch ?? [];
    const failed =
      (batch ? this.#wholeAnswer(text, items) : whole(400, 'malformed')) ?? this.#ownerAnswer(items, token);
    if (token !== undefined && typeof failed === 'object' && failed.status === 401) this.refusedTokens.add(token);
    if (failed === 'hang') return undefined;
    if (failed) return reply(failed === 'reset' ? undefined : failed);
    const early = this.#bug === 'answers-before-commit' ? this.answer(items, () => false, speaks) : undefined;
    if (early) reply(early);
    const busy = new Set(items.filter(({ id }) => this.#inWork.has(id)).map(({ id }) => id));
    const mine = items.filter(({ id }) => !busy.has(id));
    for (const { id } of mine) this.#inWork.add(id);
    this.world.after(this.world.prng.between(1, 40), () =>
      this.#commit({ text, items, busy, speaks }, early ? () => undefined : reply),
    );
  }

  /** Signs the account in on one more phone. */
  signIn(account: string): SignIn {
    const number = (this.#signIns += 1);
    const made: SignIn = { token: `token ${number} of ${account}`, logoutKey: `key ${number}` };
    this.#sessions.set(made.token, { account, logoutKey: made.logoutKey });
    return made;
  }

  /** Password changed, sessions revoked elsewhere, 180 days over: no token of the account is good any more. */
  endSessions(account: string): void {
    for (const [token, session] of this.#sessions) if (session.account === account) this.#sessions.delete(token);
  }

  hasSession(token: string): boolean {
    return this.#sessions.has(token);
  }

  /** Ends the session of this logout key; an unknown one is answered the same. */
  revoke(logoutKey: string, tell: (answer: ServerReply | undefined) => void): void {
    const reply = naming(this.#version(), tell);
    if (this.#downUntil > this.world.now) return reply(undefined);
    const failed = this.#wholeAnswer('', []);
    if (failed) return reply(typeof failed === 'string' ? undefined : failed);
    for (const [token, session] of this.#sessions) if (session.logoutKey === logoutKey) this.#sessions.delete(token);
    return reply({ status: 200, text: JSON.stringify({ success: true, message: 'Logged out' }) });
  }

  /** R7: an account's batch comes with that account's token, or waits. */
  #ownerAnswer(items: readonly WireItem[], token: string | undefined): ServerReply | undefined {
    const owner = items[0]?.owner ?? ANONYMOUS;
    this.world.assert((token === undefined) === (owner === ANONYMOUS), 'I4', () => `a batch of ${owner} with ${token}`);
    if (owner === ANONYMOUS) return undefined;
    const account = this.#sessions.get(token ?? '')?.account;
    this.world.assert(account === undefined || account === owner, 'I4', () => `items of ${owner} sent by ${account}`);
    if (account === owner) return undefined;
    return account === undefined ? whole(401, 'sign-in') : whole(403, 'owner-mismatch');
  }

  /** Which of these ids have no receipt here. */
  verify(text: string, tell: (answer: ServerReply | undefined) => void): void {
    const reply = naming(this.#version(), tell);
    if (this.#downUntil > this.world.now) return reply(undefined);
    const { ids } = JSON.parse(text) as { ids: string[] };
    const failed = this.#wholeAnswer('', []);
    if (failed) return reply(typeof failed === 'string' ? undefined : failed);
    const unknown = ids.filter((id) => !this.#byId.has(id));
    return reply({ status: 200, text: JSON.stringify({ success: true, epoch: this.epoch, unknown }) });
  }

  /** Last night's copy is put back: what came since is lost, and the database begins another life. */
  restoreBackup(): void {
    const lost = this.#rows.splice(this.world.prng.between(0, this.#rows.length));
    for (const { id } of lost) this.#byId.delete(id);
    this.#inWork.clear();
    this.restores += 1;
    this.epoch = `life ${this.restores}`;
  }

  #commit(taken: TakenBatch, reply: (answer: ServerReply | undefined) => void): void {
    const { prng } = this.world;
    if (this.#downUntil > this.world.now) return reply(undefined);
    if (prng.chance(this.#faults.crashBeforeCommit)) {
      this.restart(prng.between(10, 5000));
      return reply(undefined);
    }
    return this.keep(taken, (answer) => {
      for (const { id } of taken.items) this.#inWork.delete(id);
      if (!prng.chance(this.#faults.crashAfterCommit)) return reply(answer);
      this.restart(prng.between(10, 5000));
      return reply(undefined);
    });
  }

  /** Commits what may be committed and says what became of each item. */
  protected keep({ items, busy, speaks }: TakenBatch, done: (answer: ServerReply) => void): void {
    done(this.answer(items, (id) => busy.has(id), speaks));
  }

  /** No draw where one version answers: histories without deployments stay as they were. */
  #version(): number | undefined {
    return this.versions.length === 1 ? this.versions[0] : this.world.prng.pick(this.versions);
  }

  protected answer(items: readonly WireItem[], isBusy: (id: string) => boolean, speaks?: number): ServerReply {
    const written = (speaks ?? 0) > contractNumber ? byLaterVersion : (reply: ItemReply) => reply;
    const answers = items.map((item) => ({ id: item.id, ...written(this.#apply(item, isBusy(item.id), speaks)) }));
    return { status: 200, text: JSON.stringify({ success: true, answers }) };
  }

  #apply(item: WireItem, isBusy: boolean, speaks: number | undefined): ItemReply {
    const trouble = this.#trouble(isBusy);
    const body = canonicalJson(item.body);
    const isOwners = OWNED_CALLS.has(item.call) === (item.owner !== ANONYMOUS);
    this.world.assert(isOwners, 'I4', () => `${item.call} in a batch of ${item.owner}`);
    if (!isOwners) return failure(400, 'malformed');
    const refusal = /REFUSE:([a-z-]+)/.exec(body)?.[1] as keyof typeof STATUS | undefined;
    // What is wrong with the item itself is seen before the database is asked.
    if (refusal === 'invalid' || refusal === 'too-large') return failure(STATUS[refusal], refusal);
    const unknown = this.#known(item.id) ? undefined : unknownTo(speaks, item, body);
    if (unknown) return unknown;
    if (trouble) return trouble;
    if (body.includes('STUCK') && this.#faults !== noServerFaults) return failure(500, 'internal');
    if (refusal) return failure(STATUS[refusal], refusal);
    const known = this.#known(item.id);
    if (known && (known.digest !== item.digest || known.owner !== item.owner)) return failure(422, 'key-reuse');
    return created(item.call, known ?? this.#insert(item, body, speaks), known !== undefined);
  }

  /** Trouble that passes, drawn for one item. */
  #trouble(isBusy: boolean): ItemReply | undefined {
    const { prng } = this.world;
    const faults = this.#faults;
    if (isBusy || prng.chance(faults.busyItem)) return { ...failure(409, 'busy'), retryAfter: 1 };
    if (prng.chance(faults.internalItem)) return failure(500, 'internal');
    if (prng.chance(faults.signInItem)) return failure(401, 'sign-in');
    if (prng.chance(faults.slowDownItem))
      return { ...failure(429, 'slow-down'), retryAfter: prng.pick([1, 30, 9e9, -4]) };
    return undefined;
  }

  #known(id: string): ServerRow | undefined {
    const row = this.#byId.get(id);
    if (!row || this.#bug === 'no-idempotency') return undefined;
    if (this.#bug === 'forgets-keys' && this.world.now - Date.parse(row.receipt.receivedAt) + EPOCH_START > 600_000)
      return undefined;
    if (this.#bug === 'new-receipt-each-time') return { ...row, receipt: { ...row.receipt, receivedAt: this.#time() } };
    return row;
  }

  #insert(item: WireItem, body: string, speaks: number | undefined): ServerRow {
    const receipt = { id: item.id, digest: item.digest, reference: referenceOf(item.id), receivedAt: this.#time() };
    const stored = this.#bug === undefined ? body : this.#wronglyStored(body, speaks);
    const row = { id: item.id, owner: item.owner, digest: item.digest, body: stored, receipt };
    if (this.#bug === 'answers-before-commit' && this.world.prng.chance(0.3)) return row;
    this.#rows.push(row);
    this.#byId.set(item.id, row);
    return row;
  }

  #wronglyStored(body: string, speaks = 0): string {
    if (this.#bug === 'mixes-up-bodies') return body.replace('"name":"Asha"', '"name":"asha"');
    return this.#bug === 'keeps-what-it-knows' && speaks < contractNumber ? body.replace('NEWER', '') : body;
  }

  #time(): string {
    return isoTime(EPOCH_START + this.world.now);
  }

  /** Failures that are about the request and no item of it. */
  #wholeAnswer(text: string, items: readonly WireItem[]): ServerReply | 'reset' | 'hang' | undefined {
    const { prng } = this.world;
    if (text.includes('SPOILT')) {
      if (this.spoiltBy === 'reset' || this.spoiltBy === 'hang') return this.spoiltBy;
      return this.spoiltBy === 'internal'
        ? whole(500, 'internal')
        : { status: 403, text: '<html>Request blocked</html>' };
    }
    if (items.length > this.#faults.maxItems) {
      return prng.chance(0.5) ? whole(413, 'too-large') : { status: 413, text: '<html>413</html>' };
    }
    if (!prng.chance(this.#faults.wholeFailure)) return undefined;
    const date = new Date(EPOCH_START + this.world.now).toUTCString();
    const later = new Date(EPOCH_START + this.world.now + prng.between(-60, 3000) * 1000).toUTCString();
    const retryAfter = prng.pick(['7', '120', '999999999', '-5', '', 'soon', later]);
    return prng.pick<ServerReply>([
      { ...whole(429, 'slow-down'), retryAfter, date },
      { ...whole(503, 'busy'), retryAfter, date },
      whole(401, 'sign-in'),
      whole(422, 'invalid'),
      whole(403, 'forbidden'),
      whole(410, 'gone'),
      whole(500, 'internal'),
      whole(404, 'not-found'),
    ]);
  }
}

/** The items with their digests; `undefined` where they are not what the sender's digest was made of. */
export function readBatch(text: string): WireItem[] | undefined {
  const {
    items,
    digest,
    owner = ANONYMOUS,
  } = JSON.parse(text) as {
    items: Omit<WireItem, 'digest' | 'owner'>[];
    digest: string;
    owner?: string;
  };
  const own = items.map((item) => ({ ...item, owner, digest: sha256Text(canonicalJson(item.body)) }));
  return sha256Text(own.map((item) => item.digest).join('')) === digest ? own : undefined;
}

/** Names the version's number with its answer, as a header does. */
function naming(speaks: number | undefined, tell: (answer: ServerReply | undefined) => void) {
  return (answer: ServerReply | undefined) =>
    tell(answer && { ...answer, ...(speaks === undefined ? {} : { contract: speaks }) });
}

/** What a version says that does not know all of an item: of before the numbers that it is wrong, a later one what it could not act on. */
function unknownTo(speaks: number | undefined, { call }: WireItem, body: string): ItemReply | undefined {
  if (!body.includes('NEWER') || (speaks ?? -1) >= contractNumber) return undefined;
  if (speaks === undefined) return failure(422, 'invalid');
  return OWNED_CALLS.has(call) || body.includes('NEWER ACT')
    ? { ...failure(409, 'newer'), retryAfter: NEWER_S }
    : undefined;
}

/** With members that these phones do not know, and kinds of failure. */
function byLaterVersion(reply: ItemReply): ItemReply {
  const body = reply.body as { readonly [key: string]: Json };
  const kind = body['kind'] === 'busy' || body['kind'] === 'internal' ? { kind: 'of-a-later-version' } : {};
  const receipt = body['receipt'] === undefined ? {} : { receipt: Object.assign({ shelf: 3 }, body['receipt']) };
  return Object.assign({ by: 'later' }, reply, { body: { ...body, ...kind, ...receipt, later: { more: [1] } } });
}

function failure(status: number, kind: ErrorKind): ItemReply {
  return {
    status,
    replayed: false,
    body: { success: false, message: `refused: ${kind}`, kind, requestId: 'r' },
  };
}

function whole(status: number, kind: ErrorKind): ServerReply {
  return { status, text: JSON.stringify(failure(status, kind).body) };
}

function created(call: string, { id, receipt }: ServerRow, replayed: boolean): ItemReply {
  const message = call === 'requestAid' ? messages.aidSubmitted : messages.reportSubmitted;
  return { status: 201, replayed, body: { success: true, message, data: { _id: id }, receipt } };
}

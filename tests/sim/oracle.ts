import { exportFile } from '../../src/data/outbox/keep/export-text.ts';
import { GATE_KEY, type StoredGate } from '../../src/data/outbox/answer/gate.ts';
import { type OutboxItem, SEALED } from '../../src/data/outbox/item.ts';
import { SESSION_KEY, type StoredSession } from '../../src/data/outbox/accounts/session.ts';
import type { Act, Device } from './device.ts';
import { plainBody } from './sealing.ts';
import type { ServerModel } from './server-model.ts';
import type { World } from './world.ts';

export interface Change {
  table: string;
  key: string;
  before: unknown;
  after: unknown;
}

function isDeliverable(act: Act | undefined): boolean {
  return act?.kind === 'healthy' || act?.kind === 'stuck' || act?.kind === 'newer';
}

function isDelivery({ before, after }: Change): boolean {
  const state = (row: unknown) => (row as Partial<OutboxItem> | undefined)?.state;
  return state(after) === 'sent' && state(before) !== 'sent';
}

/** Watches everything and knows what must hold; the numbers are those of the invariants. */
export class Oracle {
  readonly acts = new Map<string, Act>();
  /** Bytes of each item when it first lay on a disk. */
  readonly firstBodies = new Map<string, string>();
  /** Items whose bytes went bad on a disk. */
  readonly spoiltOnDisk = new Set<string>();
  /** Items with a second copy when the database was lost, and with it the memory of their deletion. */
  readonly mayComeBack = new Set<string>();
  /** Sessions that ended on a phone, by their token: the server must learn of it. */
  readonly ended = new Map<string, Device>();
  readonly #world: World;
  readonly #server: ServerModel;

  constructor(world: World, server: ServerModel) {
    this.#world = world;
    this.#server = server;
  }

  actOf(body: string): Act | undefined {
    return this.acts.get(/#(\d+)#/.exec(body)?.[1] ?? '');
  }

  /** Called for each committed transaction of a phone. */
  onCommit(device: Device, changes: readonly Change[]): void {
    for (const change of changes) {
      if (change.table === 'items') this.#checkItem(device, change);
      if (isDelivery(change)) this.#checkGate(device);
      if (change.table === 'meta' && change.key === SESSION_KEY) this.#checkSession(device, change);
      if (change.table === 'drafts' && change.after === undefined) this.#checkDraft(device, change);
    }
  }

  #checkItem(device: Device, { key, before, after }: Change): void {
    const old = before as OutboxItem | undefined;
    const row = after as OutboxItem | undefined;
    const { assert } = this.#bound();
    const isSpoilt = this.spoiltOnDisk.has(key);
    if (!row) return this.#checkGone(key, old);
    const isBack =
      !old &&
      !this.mayComeBack.has(key) &&
      this.firstBodies.has(key) &&
      (this.actOf(plainBody(row))?.deletions ?? 0) > 0;
    assert(!isBack, 'I6', () => `row ${key} came back after its person had deleted it`);
    const body = plainBody(row);
    this.firstBodies.set(key, this.firstBodies.get(key) ?? body);
    assert(isSpoilt || this.firstBodies.get(key) === body, 'I3', () => `row ${key} changed its body`);
    assert(!old || old.v === 1, 'I6', () => `row ${key} of a later version was touched`);
    assert(
      old?.state !== 'sent' || row.state === 'sent' || this.#server.rowOf(key) === undefined,
      'I13',
      () => `row ${key} was sent and is ${row.state}`,
    );
    if (row.state === 'sent') this.#checkSent(row);
    if (row.state === 'needs-you') this.#checkParked(device, row);
  }

  /** An account's row may go once the server has it: its person reads it there. */
  #checkGone(key: string, old: OutboxItem | undefined): void {
    if (!old) return;
    const act = this.actOf(plainBody(old));
    const isKept = this.#server.rowOf(key)?.owner === old.owner;
    const isAccounts = old.owner !== 'anonymous';
    // Restored from a copy since: the phone could not know yet.
    if (act && isAccounts && !isKept && old.state === 'sent' && this.#server.restores > 0) act.mayBeGone = true;
    const isFine = (act?.deletions ?? 0) > 0 || (isAccounts && (isKept || act?.mayBeGone === true));
    this.#bound().assert(isFine, 'I6', () => `row ${key} vanished without its person's word`);
  }

  /** Only our server's own word ends a session, and a person's: then the server must learn of it. */
  #checkSession(device: Device, { before, after }: Change): void {
    const [old, now] = [before as StoredSession | undefined, after as StoredSession | undefined];
    const isExpired = now?.state === 'expired' && old?.state === 'active' && old.token === now.token;
    const wasSaid = now !== undefined && this.#server.refusedTokens.has(now.token);
    this.#bound().assert(!isExpired || wasSaid, 'F23', () => 'a session ended though the server did not say so');
    this.#bound().assert(now?.isMismatched !== true, 'I4', () => 'the token is another account’s');
    if (old && old.token !== now?.token) this.ended.set(old.token, device);
  }

  #checkSent(row: OutboxItem): void {
    const { assert } = this.#bound();
    const stored = this.#server.rowOf(row.id);
    // What is lost between the commit and this word is asked for again.
    if (!stored && this.#server.restores > 0) return;
    assert(stored?.digest === row.digest, 'I5', () => `row ${row.id} says sent, the server has no such record`);
    assert(
      row.receipt?.id === row.id && row.receipt.digest === row.digest,
      'I5',
      () => `row ${row.id} is sent without its receipt`,
    );
    assert(
      this.#server.restores > 0 || stored?.receipt.receivedAt === row.receipt?.receivedAt,
      'I15',
      () => `the receipt of ${row.id} is not the stored one`,
    );
  }

  #checkParked(device: Device, row: OutboxItem): void {
    const { assert } = this.#bound();
    assert(Boolean(row.reason?.code), 'I9', () => `row ${row.id} needs its person and does not say why`);
    if (row.reason?.code === 'damaged') {
      assert(this.spoiltOnDisk.has(row.id), 'I6', () => `row ${row.id} is whole and was parked as damaged`);
      const copy = device.mirror.copies.get(row.id);
      const isWhole = copy !== undefined && copy.includes(JSON.stringify(this.firstBodies.get(row.id)));
      const isCopied = device.mirror.refuses === 0 && isWhole;
      return assert(!isCopied, 'I6', () => `row ${row.id} was parked as damaged though its second copy is whole`);
    }
    assert(
      this.actOf(row.body)?.kind === 'refused',
      'I6',
      () => `row ${row.id} was parked (${row.reason?.code}) though nobody refused it`,
    );
  }

  /** The host answers: nothing may stay closed for its sake. */
  #checkGate(device: Device): void {
    const gate = device.disk.tables.meta.get(GATE_KEY) as StoredGate | undefined;
    this.#bound().assert((gate?.failures ?? 0) === 0, 'I7', () => 'a delivery left the gate closed');
  }

  #checkDraft(device: Device, { key, before }: Change): void {
    const token = (before as { values?: Record<string, string> } | undefined)?.values?.['token'];
    if (token === undefined) return;
    const isKept = [...device.disk.tables.items.values()].some((row) => plainBody(row).includes(`#${token}#`));
    this.#bound().assert(isKept, 'I6', () => `draft ${key} was removed before its item was on the disk`);
  }

  /** What the person typed and what the screen called saved must lie somewhere, whatever died. */
  checkNothingLost(isEnd = false): void {
    const { assert } = this.#bound();
    for (const act of this.acts.values()) {
      const { items, drafts } = act.device.disk.tables;
      const isOnDisk = [...items.values()].some((row) => plainBody(row).includes(`#${act.token}#`));
      const isDraft = [...drafts.values()].some(({ values }) => values['token'] === act.token);
      const isMirrored =
        !isEnd && [...act.device.mirror.copies.values()].some((text) => copiedBody(text).includes(`#${act.token}#`));
      // In hand when the database was lost: its answer found no row to be written to.
      const hasArrived = (act.device.lostDatabases > 0 || act.owner !== 'anonymous') && this.hasArrived(act);
      const isFine =
        act.mayBeGone ||
        hasArrived ||
        act.deletions > 0 ||
        isOnDisk ||
        isMirrored ||
        (!act.isSaved && (isDraft || !act.isDraftStored));
      assert(isFine, 'I6', () => `what act ${act.token} typed${act.isSaved ? ' and saw saved' : ''} is gone`);
    }
  }

  hasArrived(act: Act): boolean {
    return this.#server.allRows().some(({ body }) => this.actOf(body) === act);
  }

  checkServer(): void {
    const { assert } = this.#bound();
    const seen = new Set<string>();
    for (const row of this.#server.allRows()) {
      const act = this.actOf(row.body);
      assert(act?.isSubmitted === true, 'I2', () => `server row ${row.id} that nobody sent`);
      assert(
        act?.owner === row.owner,
        'I4',
        () => `server row ${row.id} is ${row.owner}’s, its author is ${act?.owner}`,
      );
      assert(this.firstBodies.has(row.id), 'I2', () => `server row ${row.id} under an id that no phone saved`);
      assert(this.firstBodies.get(row.id) === row.body, 'I3', () => `server row ${row.id} has other bytes`);
      assert(!seen.has(act?.token ?? ''), 'I1', () => `two server rows for act ${act?.token}`);
      seen.add(act?.token ?? '');
    }
  }

  /** Healthy items of this owner on all phones that are not yet delivered, with the phone knowing it. */
  undelivered(owner = 'anonymous'): OutboxItem[] {
    const rows = [...new Set([...this.acts.values()].map(({ device }) => device))].flatMap(({ disk }) => [
      ...disk.tables.items.values(),
    ]);
    return rows.filter(
      (row) =>
        row.v === 1 &&
        row.owner === owner &&
        isDeliverable(this.actOf(plainBody(row))) &&
        row.state !== 'sent' &&
        row.reason?.code !== 'damaged',
    );
  }

  checkEnd(): void {
    this.checkNothingLost(true);
    this.checkServer();
    const { assert } = this.#bound();
    this.#checkEnded();
    for (const act of this.acts.values()) {
      const rows = [...act.device.disk.tables.items.values()].filter((stored) =>
        plainBody(stored).includes(`#${act.token}#`),
      );
      assert(rows.length <= 1, 'I1', () => `act ${act.token} lies ${rows.length} times on its phone`);
      const [row] = rows;
      if (!row) continue;
      const isRefused = act.kind === 'refused' && row.state === 'needs-you';
      const isDamaged = row.state === 'needs-you' && row.reason?.code === 'damaged' && this.spoiltOnDisk.has(row.id);
      const isWaiting = act.kind === 'spoilt' && (row.state === 'queued' || row.state === 'sending');
      const isLocked = row.state === SEALED && (act.kind === 'spoilt' || act.kind === 'refused');
      assert(
        row.state === 'sent' || isRefused || isWaiting || isLocked || isDamaged,
        'I6',
        () => `act ${act.token} (${act.kind}) ended ${row.state}`,
      );
      assert(
        row.state !== 'sent' || this.#server.rowOf(row.id) !== undefined,
        'I5',
        () => `act ${act.token} ended as sent, and the server does not have it`,
      );
      if (this.spoiltOnDisk.has(row.id) || row.state === SEALED) continue;
      const { text } = exportFile([row], [act.device.disk.tables.claims.get(row.id)], 0);
      const [exported] = (JSON.parse(text) as { items: OutboxItem[] }).items;
      assert(
        exported?.body === this.firstBodies.get(row.id),
        'I9',
        () => `row ${row.id} does not export byte for byte`,
      );
      if (act.owner !== 'anonymous') continue;
      const claim = act.device.disk.tables.claims.get(row.id);
      const hash = (JSON.parse(row.body) as { claimSecretHash?: string }).claimSecretHash;
      assert(
        claim !== undefined && act.device.sha256(claim.secret) === hash,
        'I6',
        () => `row ${row.id} lost its claim secret`,
      );
    }
  }

  /** A phone that lost its database knows of no session any more. */
  #checkEnded(): void {
    for (const [token, device] of this.ended) {
      const isKnown = !this.#server.hasSession(token) || device.lostDatabases > 0;
      this.#bound().assert(isKnown, 'revoked', () => `${token} ended on its phone and lives on at the server`);
    }
  }

  #bound(): { assert: World['assert'] } {
    return { assert: this.#world.assert.bind(this.#world) };
  }
}

function copiedBody(text: string): string {
  return plainBody((JSON.parse(text) as { item: OutboxItem }).item);
}

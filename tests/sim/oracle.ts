import { exportText } from '../../src/data/outbox/export-text.ts';
import { GATE_KEY, type StoredGate } from '../../src/data/outbox/gate.ts';
import type { OutboxItem } from '../../src/data/outbox/item.ts';
import type { Act, Device } from './device.ts';
import type { ServerModel } from './server-model.ts';
import type { World } from './world.ts';

export interface Change {
  table: string;
  key: string;
  before: unknown;
  after: unknown;
}

function isDeliverable(act: Act | undefined): boolean {
  return act?.kind === 'healthy' || act?.kind === 'stuck';
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
      if (change.table === 'items') this.#checkItem(change);
      if (isDelivery(change)) this.#checkGate(device);
      if (change.table === 'drafts' && change.after === undefined) this.#checkDraft(device, change);
    }
  }

  #checkItem({ key, before, after }: Change): void {
    const old = before as OutboxItem | undefined;
    const row = after as OutboxItem | undefined;
    const { assert } = this.#bound();
    if (!row) {
      const act = old && this.actOf(old.body);
      return assert(!old || (act?.deletions ?? 0) > 0, 'I6', () => `row ${key} vanished without its person's word`);
    }
    const isBack = !old && this.firstBodies.has(key) && (this.actOf(row.body)?.deletions ?? 0) > 0;
    assert(!isBack, 'I6', () => `row ${key} came back after its person had deleted it`);
    this.firstBodies.set(key, this.firstBodies.get(key) ?? row.body);
    assert(this.firstBodies.get(key) === row.body, 'I3', () => `row ${key} changed its body`);
    assert(!old || old.v === 1, 'I6', () => `row ${key} of a later version was touched`);
    assert(old?.state !== 'sent' || row.state === 'sent', 'I13', () => `row ${key} was sent and is ${row.state}`);
    if (row.state === 'sent') this.#checkSent(row);
    if (row.state === 'needs-you') this.#checkParked(row);
  }

  #checkSent(row: OutboxItem): void {
    const { assert } = this.#bound();
    const stored = this.#server.byId.get(row.id);
    assert(stored?.digest === row.digest, 'I5', () => `row ${row.id} says sent, the server has no such record`);
    assert(
      row.receipt?.id === row.id && row.receipt.digest === row.digest,
      'I5',
      () => `row ${row.id} is sent without its receipt`,
    );
    assert(
      stored?.receipt.receivedAt === row.receipt?.receivedAt,
      'I15',
      () => `the receipt of ${row.id} is not the stored one`,
    );
  }

  #checkParked(row: OutboxItem): void {
    const { assert } = this.#bound();
    assert(Boolean(row.reason?.code), 'I9', () => `row ${row.id} needs its person and does not say why`);
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
    const isKept = [...device.disk.tables.items.values()].some(({ body }) => body.includes(`#${token}#`));
    this.#bound().assert(isKept, 'I6', () => `draft ${key} was removed before its item was on the disk`);
  }

  /** What the person typed and what the screen called saved must lie somewhere, whatever died. */
  checkNothingLost(): void {
    const { assert } = this.#bound();
    for (const act of this.acts.values()) {
      const { items, drafts } = act.device.disk.tables;
      const isOnDisk = [...items.values()].some(({ body }) => body.includes(`#${act.token}#`));
      const isDraft = [...drafts.values()].some(({ values }) => values['token'] === act.token);
      const isFine = act.deletions > 0 || isOnDisk || (!act.isSaved && (isDraft || !act.isDraftStored));
      assert(isFine, 'I6', () => `what act ${act.token} typed${act.isSaved ? ' and saw saved' : ''} is gone`);
    }
  }

  checkServer(): void {
    const { assert } = this.#bound();
    const seen = new Set<string>();
    for (const row of this.#server.rows) {
      const act = this.actOf(row.body);
      assert(act?.isSubmitted === true, 'I2', () => `server row ${row.id} that nobody sent`);
      assert(this.firstBodies.has(row.id), 'I2', () => `server row ${row.id} under an id that no phone saved`);
      assert(this.firstBodies.get(row.id) === row.body, 'I3', () => `server row ${row.id} has other bytes`);
      assert(!seen.has(act?.token ?? ''), 'I1', () => `two server rows for act ${act?.token}`);
      seen.add(act?.token ?? '');
    }
  }

  /** Healthy items of all phones that are not yet delivered, with the phone knowing it. */
  undelivered(): OutboxItem[] {
    const rows = [...new Set([...this.acts.values()].map(({ device }) => device))].flatMap(({ disk }) => [
      ...disk.tables.items.values(),
    ]);
    return rows.filter(
      (row) => row.v === 1 && row.owner === 'anonymous' && isDeliverable(this.actOf(row.body)) && row.state !== 'sent',
    );
  }

  checkEnd(): void {
    this.checkNothingLost();
    this.checkServer();
    const { assert } = this.#bound();
    for (const act of this.acts.values()) {
      const rows = [...act.device.disk.tables.items.values()].filter(({ body }) => body.includes(`#${act.token}#`));
      assert(rows.length <= 1, 'I1', () => `act ${act.token} lies ${rows.length} times on its phone`);
      const [row] = rows;
      if (!row) continue;
      const isRefused = act.kind === 'refused' && row.state === 'needs-you';
      const isWaiting = act.kind === 'spoilt' && (row.state === 'queued' || row.state === 'sending');
      assert(
        row.state === 'sent' || isRefused || isWaiting,
        'I6',
        () => `act ${act.token} (${act.kind}) ended ${row.state}`,
      );
      const [exported] = (JSON.parse(exportText([row], act.device.disk.tables.claims, 0)) as { items: OutboxItem[] })
        .items;
      assert(
        exported?.body === this.firstBodies.get(row.id),
        'I9',
        () => `row ${row.id} does not export byte for byte`,
      );
      const claim = act.device.disk.tables.claims.get(row.id);
      const hash = (JSON.parse(row.body) as { claimSecretHash?: string }).claimSecretHash;
      assert(
        claim !== undefined && act.device.sha256(claim.secret) === hash,
        'I6',
        () => `row ${row.id} lost its claim secret`,
      );
    }
  }

  #bound(): { assert: World['assert'] } {
    return { assert: this.#world.assert.bind(this.#world) };
  }
}

import { adoptSession, endSession } from '../../src/data/outbox/accounts/change-session.ts';
import { openSealed } from '../../src/data/outbox/accounts/seal.ts';
import { SESSION_KEY, type StoredSession } from '../../src/data/outbox/accounts/session.ts';
import type { Device, Runner } from './device.ts';
import type { Oracle } from './oracle.ts';
import { Prng } from './prng.ts';
import { plainBody, publicKeyOf } from './sealing.ts';
import type { ServerModel } from './server-model.ts';
import type { World } from './world.ts';

export const ACCOUNTS = ['aaaaaaaa-aaaa-4aaa-8aaa-aaaaaaaaaaaa', 'bbbbbbbb-bbbb-4bbb-8bbb-bbbbbbbbbbbb'] as const;

/** What people with accounts do, beside all that happens anyway. */
export const accountOperations = [
  'own-change',
  'own-change',
  'own-change',
  'sign-in',
  'sign-in',
  'sign-out',
  'sign-out-deleting',
  'end-sessions',
] as const;
export type AccountOperation = (typeof accountOperations)[number];

/** In one history of this many there are accounts. */
const ACCOUNT_SHARE = 3;
/** A second copy that is on its way while its row is sealed is looked at once more by whoever writes it. */
const COPIES_SETTLE_MS = 100;
const TROUBLE_MS = 1000;

/** Drawn apart, so that a history without accounts is the one it was before there were any. */
export function drawAccountOperations(seed: number, until: number): { at: number; kind: AccountOperation }[] {
  if (seed % ACCOUNT_SHARE !== 0) return [];
  const prng = new Prng(seed + 0x5eed);
  const count = prng.between(2, 12);
  const drawn = Array.from({ length: count }, () => ({
    at: prng.between(0, until),
    kind: prng.pick(accountOperations),
  }));
  return [{ at: prng.between(0, until / 4), kind: 'sign-in' as const }, ...drawn].sort((a, b) => a.at - b.at);
}

export function isAccountOperation(kind: string): kind is AccountOperation {
  return (accountOperations as readonly string[]).includes(kind);
}

export function sessionOn(device: Device): StoredSession | undefined {
  return device.disk.tables.meta.get(SESSION_KEY) as StoredSession | undefined;
}

/** People with accounts at the phones of one history. */
export class Accounts {
  readonly #world: World;
  readonly #server: ServerModel;
  readonly #oracle: Oracle;

  constructor(world: World, server: ServerModel, oracle: Oracle) {
    this.#world = world;
    this.#server = server;
    this.#oracle = oracle;
  }

  operate(kind: Exclude<AccountOperation, 'own-change'>, device: Device): void {
    const runner = device.pages().find(({ actor }) => !actor.isFrozen());
    const { prng } = this.#world;
    const session = sessionOn(device);
    if (kind === 'end-sessions') return this.#server.endSessions(prng.pick(ACCOUNTS));
    if (!runner) return undefined;
    if (kind === 'sign-in') return void this.signIn(device, runner, prng.pick(ACCOUNTS));
    return void this.#signOut(device, runner, session, kind === 'sign-out-deleting');
  }

  /** Nobody signs in without a network. */
  async signIn(device: Device, runner: Runner, accountId: string): Promise<void> {
    if (device.link.isOffline) return;
    const made = this.#server.signIn(accountId);
    this.#world.note(`${runner.actor.name} signs ${accountId.slice(0, 1)} in with ${made.token}`);
    const session: StoredSession = { accountId, ...made, state: 'active', publicKey: publicKeyOf(accountId) };
    const adopted = await adoptSession(runner.ports, session).catch(() => undefined);
    this.#world.assert(adopted?.ok !== false, 'I6', () => 'a page that can seal did not let the next person in');
    if (!adopted?.ok) return;
    await openSealed(runner.ports, accountId, `private ${accountId}`).catch(() => undefined);
    this.#watch(device, accountId);
    void runner.wake('button');
  }

  async #signOut(
    device: Device,
    runner: Runner,
    session: StoredSession | undefined,
    isDeleting: boolean,
  ): Promise<void> {
    if (!session) return;
    const own = [...device.disk.tables.items.values()].filter(({ owner }) => owner === session.accountId);
    for (const row of isDeleting ? own : []) {
      const act = this.#oracle.actOf(plainBody(row));
      if (act) await device.remove(runner, row.id, act);
    }
    await endSession(runner.ports).catch(() => undefined);
  }

  /** I11: what the other account wrote can be read nowhere on the phone. Looked at twice: a write may be on its way. */
  #watch(device: Device, accountId: string): void {
    this.#world.after(COPIES_SETTLE_MS, () => {
      const first = this.#readableOfOthers(device, accountId);
      if (first === undefined) return;
      this.#world.after(COPIES_SETTLE_MS, () => {
        const again = this.#readableOfOthers(device, accountId);
        this.#world.assert(
          again === undefined || again !== first,
          'I11',
          () => `${again} can be read by another person`,
        );
      });
    });
  }

  #readableOfOthers(device: Device, accountId: string): string | undefined {
    const isSettled =
      sessionOn(device)?.accountId === accountId && !device.runners.some(({ actor }) => actor.isFrozen());
    if (!isSettled) return undefined;
    // A write that was refused, or that a dying page had under way, is made good at the next start.
    const troubledAt = Math.max(device.mirror.refusedAt, device.diedAt);
    const copies = this.#world.now - troubledAt < TROUBLE_MS ? [] : [...device.mirror.copies.values()];
    const texts = [...[...device.disk.tables.items.values()].map((row) => JSON.stringify(row)), ...copies];
    const others = [...this.#oracle.acts.values()].filter(({ owner }) => owner !== 'anonymous' && owner !== accountId);
    return others.map(({ token }) => `#${token}#`).find((mark) => texts.some((text) => text.includes(mark)));
  }
}

import { createHash } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { join } from 'node:path';
import type { Page } from 'playwright/test';
import type { OutboxItem } from '../../src/data/outbox/item.ts';
import { storedItems } from '../support/device-store.ts';
import { openDisk, type PowerDisk } from './disk.ts';
import { install, openPage, openPhone, type BackingStore, type PhoneOptions } from './phone.ts';
import type { Relay } from './relay.ts';
import { keepSaving, type Acknowledged, type Way } from './saving.ts';
import { addTo, noCuts, type Tally } from './tally.ts';

/** Acknowledgements after which a cut may come, at most; a form takes a second each. */
const MOST: Readonly<Record<Way, number>> = { form: 3, code: 60 };
/** Milliseconds from the k-th acknowledgement to the cut, at most. */
const LATER_MS = 300;
/** Every so many cuts one goes through the form. */
const FORM_EVERY = 4;
const PATIENCE_MS = 60_000;

export interface PhoneRun {
  store: BackingStore;
  cuts: number;
  /** The planted fault: then nothing is replayed, only what was lost is counted. */
  isForgetful?: boolean;
}

/**
 * A phone that loses its power while reports are being saved, again and again. After each cut every report that it had
 * called saved must be in its outbox, byte for byte; then the server comes back and must get each of them once.
 */
export async function cutPhones(relay: Relay, { store, cuts, isForgetful = false }: PhoneRun): Promise<Tally> {
  const disk = openDisk();
  const options: PhoneOptions = { profile: join(disk.root, 'profile'), origin: relay.origin, store, isForgetful };
  await relay.start();
  await install(options);
  await relay.stop();
  disk.keepAsBase();
  const tally = noCuts();
  for (let cut = 0; cut < cuts; cut += 1) {
    const way = cut % FORM_EVERY === 0 && !isForgetful ? 'form' : 'code';
    const acknowledged = await saveUntilCut(disk, options, way);
    addTo(tally, await lookAfter(relay, options, acknowledged, isForgetful));
    if (way === 'form') tally.throughForm += 1;
  }
  return tally;
}

/** What the phone had acknowledged at the moment of the cut. */
async function saveUntilCut(disk: PowerDisk, options: PhoneOptions, way: Way): Promise<Acknowledged[]> {
  disk.fromBase();
  const context = await openPhone(options);
  const acknowledged: Acknowledged[] = [];
  const saving = keepSaving(context, way, acknowledged);
  const enough = 1 + Math.floor(Math.random() * MOST[way]);
  await Promise.race([saving, until(() => acknowledged.length >= enough)]);
  await sleep(Math.random() * LATER_MS);
  disk.cutPower();
  const atTheCut = [...acknowledged];
  await Promise.allSettled([saving, context.close()]);
  return atTheCut;
}

async function lookAfter(relay: Relay, options: PhoneOptions, acknowledged: Acknowledged[], isForgetful: boolean) {
  const context = await openPhone({ ...options, isForgetful: false });
  const page = await openPage(context, '/outbox');
  await page.locator('[data-unsent]').waitFor();
  const items = await storedItems(page);
  const lost = acknowledged.filter((one) => !isAmong(items, one)).length;
  const damaged = items.filter(({ body, digest }) => sha256(body) !== digest).length;
  const wrongOnServer = isForgetful ? 0 : await replay(relay, page, items);
  await context.close();
  await relay.stop();
  return { acknowledged: acknowledged.length, kept: items.length, lost, damaged, wrongOnServer };
}

/** The server comes back; how many items it then does not hold exactly once as they are on the phone, or holds too many. */
async function replay(relay: Relay, page: Page, items: readonly OutboxItem[]): Promise<number> {
  await relay.start();
  await page.reload();
  await until(async () => (await storedItems(page)).every(({ state }) => state === 'sent'));
  const rows = await relay.takeReports();
  const bodies = new Map(rows.map(({ id, body }) => [id, body]));
  const wrong = items.filter(({ id, body }) => bodies.get(id) !== body).length;
  return wrong + Math.abs(rows.length - items.length);
}

function isAmong(items: readonly OutboxItem[], one: Acknowledged): boolean {
  if ('id' in one) return items.some(({ id, body }) => id === one.id && body === one.body);
  return items.some(({ body }) => {
    const fields = JSON.parse(body) as Record<string, unknown>;
    return Object.entries(one.typed).every(([name, value]) => fields[name] === value);
  });
}

function sha256(text: string): string {
  return createHash('sha256').update(text).digest('hex');
}

async function until(isSo: () => boolean | Promise<boolean>): Promise<void> {
  const deadline = Date.now() + PATIENCE_MS;
  while (!(await isSo())) {
    if (Date.now() > deadline) throw new Error(`not so after ${PATIENCE_MS} ms: ${String(isSo)}`);
    await sleep(5);
  }
}

import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { expect, type Page } from 'playwright/test';
import type { OutboxItem } from '../../../src/data/outbox/item.ts';
import { storedItems } from '../../support/device-store.ts';
import type { Relay } from '../../support/journey.ts';
import type { DiskPhone } from './disk-phone.ts';
import { storedMeta } from './stored-meta.ts';

/** How many items stay on the phone at the end; none: all have arrived. */
interface Left {
  waiting?: number;
  needsYou?: number;
  /** Items that had to be put back from their second copy. */
  restored?: number;
}

/** Far above any back-off that a case leaves behind. */
const PATIENCE = { timeout: 60_000 };

/**
 * The one oracle: each item that the screen called saved is on the server exactly once, byte for byte as the phone
 * keeps it, or visible on `/outbox` with its reason and in the exported copy; the server has nothing else; every count
 * shown is the store's. A page that shows `/outbox` already is asked as it stands.
 */
export async function expectKept(phone: DiskPhone, relay: Relay, left: Left = {}): Promise<Page> {
  const { waiting = 0, needsYou = 0, restored = 0 } = left;
  const isOpen = (page: Page) => new URL(page.url()).pathname === '/outbox';
  const page = phone.context.pages().find(isOpen) ?? (await phone.open('/outbox'));
  const counts = { sent: phone.said.length - waiting - needsYou, queued: waiting, 'needs-you': needsYou };
  await expect.poll(async () => countStates(await storedItems(page)), PATIENCE).toEqual(counts);
  const items = await storedItems(page);
  expect(items.map(descriptionOf).toSorted()).toEqual(phone.said.toSorted());
  const recovery = await storedMeta(page, 'recovery');
  expect(recovery?.['restored'] ?? 0, 'nothing was lost and put back').toBe(restored);
  await expectOnServer(relay, items);
  await expectShown(page, items);
  if (waiting + needsYou > 0) await expectExported(page, items);
  return page;
}

/** All that was sent is there once with the bytes of the phone, and nothing without a user's act. */
export async function expectOnServer(relay: Relay, items: readonly OutboxItem[]): Promise<void> {
  const rows = await serverRows(relay);
  const byId = new Map(rows.map(({ id, body }) => [id, body]));
  expect(byId.size, 'one row for each id').toBe(rows.length);
  for (const item of items) {
    if (item.state === 'sent') expect(byId.get(item.id)).toBe(item.body);
    expect(createHash('sha256').update(item.body).digest('hex')).toBe(item.digest);
  }
  const sent = items.filter(({ state }) => state === 'sent');
  expect([...byId.keys()].toSorted()).toEqual(sent.map(({ id }) => id).toSorted());
  const receipts = await relay.query<{ id: string }>('SELECT id::text FROM receipts');
  expect(receipts.map(({ id }) => id).toSorted()).toEqual([...byId.keys()].toSorted());
}

export function serverRows(relay: Relay): Promise<{ id: string; body: string }[]> {
  return relay.query('SELECT id::text, body FROM reports UNION ALL SELECT id::text, body FROM aid_requests');
}

export async function serverCount(relay: Relay): Promise<number> {
  return (await serverRows(relay)).length;
}

/** The count in the bar, the sentence and the cards of `/outbox` say what the store holds. */
async function expectShown(page: Page, items: readonly OutboxItem[]): Promise<void> {
  const { sent = 0, ...unsent } = countStates(items);
  const unsentCount = Object.values(unsent).reduce((sum, count) => sum + count, 0);
  await expect(page.locator(`[data-unsent="${unsentCount}"]`)).toBeVisible();
  const more = page.getByRole('button', { name: 'Show more' });
  const cards = page.locator('article[data-item-state]');
  // At most a few hundred items: each press shows twenty more.
  for (let shown = 20; shown < items.length; shown += 20) {
    await more.click();
    await expect(cards).toHaveCount(Math.min(shown + 20, items.length));
  }
  await expect(cards).toHaveCount(items.length);
  await expect(page.locator('article[data-item-state=sent]')).toHaveCount(sent);
  for (const card of await page.locator('article[data-item-state=needs-you]').all()) {
    await expect(card).toContainText(/Needs you: ./);
  }
}

/** The copy that a person can take holds every item whole. */
async function expectExported(page: Page, items: readonly OutboxItem[]): Promise<void> {
  const downloading = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Take a copy of all' }).click();
  const path = await (await downloading).path();
  const copy = JSON.parse(await readFile(path, 'utf8')) as { items: OutboxItem[] };
  const bodies = (list: readonly OutboxItem[]) => list.map(({ id, body }) => `${id} ${body}`).toSorted();
  expect(bodies(copy.items)).toEqual(bodies(items));
}

/** How many rows are in each state; the three that rows are kept in are always there. */
function countStates(items: readonly OutboxItem[]): Record<string, number> {
  const counts: Record<string, number> = { sent: 0, queued: 0, 'needs-you': 0 };
  for (const { state } of items) counts[state] = (counts[state] ?? 0) + 1;
  return counts;
}

function descriptionOf({ body }: OutboxItem): string {
  return (JSON.parse(body) as { description: string }).description;
}

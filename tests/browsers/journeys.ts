import { createHash } from 'node:crypto';
import { describe, expect, test as base } from 'vitest';
import type { OutboxItem } from '../../src/data/outbox/item.ts';
import { titles as arabicTitles } from '../../src/strings/ar/shell/titles.ts';
import { formTexts } from '../../src/strings/forms/form.ts';
import { reasonTexts } from '../../src/strings/forms/reasons.ts';
import { savedTexts } from '../../src/strings/forms/saved.ts';
import { contactTexts } from '../../src/strings/public/contact.ts';
import { statusTexts } from '../../src/strings/public/dashboards.ts';
import { AID, REPORT } from '../support/forms.ts';
import { openRelay, type OpenRelay, type Relay } from '../support/relay.ts';
import type { Engine, Tab } from './engine.ts';
import { fill, fillAid, fillReport, submit, typedIn } from './form.ts';
import { takePhone, type Phone } from './phone.ts';
import { isWriting, neverEndWrites, storedDrafts, storedItems } from './stored.ts';
import { openWire, type Wire } from './wire.ts';

/** What a journey has for itself. */
interface World {
  relay: OpenRelay;
  wire: Wire;
  phone: Phone;
}

/** The journeys of a browser that has no Background Sync: the page alone sends. */
function worldOf(engine: Engine) {
  const it = base.extend<World>({
    relay: async ({}, use) => {
      const relay = await openRelay();
      await use(relay);
      await relay.dispose();
    },
    wire: async ({ relay }, use) => {
      const wire = await openWire(relay.port);
      await use(wire);
      await wire.close();
    },
    phone: async ({}, use) => {
      const phone = await takePhone(engine);
      await use(phone);
      await phone.dispose();
    },
  });
  it.afterEach(({ phone }) => phone.expectNoErrors());
  return it;
}

/** The main job: what was saved or typed stays, and is sent once. */
export function describeKeeping(engine: Engine): void {
  describe(engine.name, () => {
    const it = worldOf(engine);
    it('keeps what was saved and typed without network, shows it in a second tab, and sends each item once by itself', async ({
      relay,
      phone,
    }) => {
      await phone.install(relay.origin);
      await relay.kill();
      const tab = await phone.open(`${relay.origin}/report-disaster`);
      await saveReport(tab);
      await expectText(tab, savedTexts.openAgain);
      await tab.goto(`${relay.origin}/request-assistance`);
      await fillAid(tab);
      await expect.poll(async () => (await storedDrafts(tab))[0]?.values, PATIENCE).toMatchObject(AID);
      await fillAid(tab, { description: LAST_WORDS });
      await tab.reload();
      await expectText(tab, formTexts.restored);
      expect(await typedIn(tab, '#aid-form')).toMatchObject({ ...AID, description: LAST_WORDS });
      await submit(tab, '#aid-form');
      await expectText(tab, savedTexts.saved);
      await tab.reload();
      await expectText(tab, savedTexts.saved);
      const second = await phone.open(`${relay.origin}/outbox`);
      await expectUnsent(second, 2);

      await relay.start();
      await expectText(tab, /Sent, reference [0-9A-Z]{4}-[0-9A-Z]{4}/);
      await expectUnsent(second, 0);
      await expectExactlyOnce(second, relay, 2);
    });

    it('keeps what was typed when its page is left in the middle of a write, and storage and sending work for the next page', async ({
      relay,
      phone,
    }) => {
      await phone.install(relay.origin);
      const tab = await phone.open(`${relay.origin}/request-assistance`);
      await fillAid(tab);
      await expect.poll(async () => (await storedDrafts(tab))[0]?.values, PATIENCE).toMatchObject(AID);
      await tab.evaluate(neverEndWrites);
      await fillAid(tab, { description: LAST_WORDS });
      await expect.poll(() => tab.evaluate(isWriting), PATIENCE).toBe(true);
      await tab.goto(`${relay.origin}/outbox`);
      await expectUnsent(tab, 0);
      await leaveOften(tab, relay.origin);
      await tab.goto(`${relay.origin}/request-assistance`);
      await expectText(tab, formTexts.restored);
      expect(await typedIn(tab, '#aid-form')).toMatchObject({ ...AID, description: LAST_WORDS });
      await submit(tab, '#aid-form');
      await expectText(tab, /Sent, reference/);
      await expectExactlyOnce(tab, relay, 1);
    });

    it('keeps what was saved when the browser is killed', async ({ relay, phone }) => {
      await phone.install(relay.origin);
      await relay.kill();
      const tab = await phone.open(`${relay.origin}/report-disaster`);
      await saveReport(tab);
      await phone.kill();

      const later = await phone.open(`${relay.origin}/outbox`);
      await expectText(later, savedTexts.saved);
      const [item] = await storedItems(later);
      expect(JSON.parse(item?.body ?? '')).toMatchObject(REPORT);
      await relay.start();
      await later.reload();
      await expectText(later, /Sent, reference/);
      await expectExactlyOnce(later, relay, 1);
    });
  });
}

/** What every screen stands in: menu and dialogs are the platform's own, which each engine has made anew. */
export function describeShell(engine: Engine): void {
  describe(engine.name, () => {
    const it = worldOf(engine);
    it('opens menu and settings, takes a theme and another language for good, and gives the focus back', async ({
      relay,
      phone,
    }) => {
      await phone.install(relay.origin);
      const tab = await phone.open(`${relay.origin}/guide`);
      await openSettings(tab);
      await tab.click('dialog [value=outdoor]');
      await expect.poll(() => tab.evaluate(() => document.documentElement.dataset['theme']), PATIENCE).toBe('outdoor');
      await tab.click('dialog button[class*=button]');
      await expect.poll(() => tab.evaluate(isShown, 'dialog'), PATIENCE).toBe(false);
      // The focus is where it was, and the menu stays.
      await expect.poll(() => tab.evaluate(isFocused, SETTINGS), PATIENCE).toBe(true);
      expect(await tab.evaluate(isShown, '#main-menu a')).toBe(true);
      await tab.click(SETTINGS);
      await tab.click('dialog button[lang=ar]');
      await expect.poll(() => tab.evaluate(() => document.documentElement.dir), PATIENCE).toBe('rtl');
      await expectText(tab, arabicTitles.guide);
      const later = await phone.open(`${relay.origin}/`);
      await expectText(later, arabicTitles.report);
      expect(await later.evaluate(() => document.documentElement.dataset['theme'])).toBe('outdoor');
    });

    it('registers with what an admin should know, and writes to a server without mail with a number to be called on', async ({
      relay,
      phone,
    }) => {
      await phone.install(relay.origin);
      const tab = await phone.open(`${relay.origin}/register`);
      await fill(tab, '#register-form', NGO);
      await submit(tab, '#register-form');
      await expectText(tab, statusTexts.pending.title);
      expect(await relay.query('SELECT contact, city, registration_number FROM ngo_profiles')).toEqual([
        { contact: NGO.phone, city: NGO.city, registration_number: NGO.registrationNumber },
      ]);
      await tab.goto(`${relay.origin}/contact`);
      await expectText(tab, contactTexts.noMailTitle);
      await fill(tab, '#contact-form', MESSAGE);
      await submit(tab, '#contact-form');
      await expectText(tab, contactTexts.arrivedNoMail);
      const messages = await relay.query<{ body: string }>('SELECT body FROM contact_messages');
      expect(messages.map(({ body }) => JSON.parse(body) as unknown)).toMatchObject([MESSAGE]);
    });
  });
}

const NGO = {
  name: 'Kosi Relief',
  email: 'kosi@example.org',
  password: 'seven boats on the Kosi',
  role: 'ngo',
  phone: '+91 98765 43210',
  city: 'Supaul',
  registrationNumber: 'BR/2026/17',
} as const;

const MESSAGE = {
  name: 'Leela',
  email: 'leela@example.org',
  contactNumber: '06473 223344',
  message: 'Our school has dry rooms for forty people.',
} as const;

const SETTINGS = 'header button[aria-haspopup=dialog]';

async function openSettings(tab: Tab): Promise<void> {
  await expect.poll(() => tab.evaluate(isShown, 'header'), PATIENCE).toBe(true);
  // On a wide screen the menu is always open.
  if (await tab.evaluate(isShown, '[aria-controls=main-menu]')) await tab.click('[aria-controls=main-menu]');
  await expect.poll(() => tab.evaluate(isShown, SETTINGS), PATIENCE).toBe(true);
  await tab.click(SETTINGS);
  await expect.poll(() => tab.evaluate(isShown, 'dialog:modal'), PATIENCE).toBe(true);
}

function isShown(selector: string): boolean {
  const { width, height } = document.querySelector(selector)?.getBoundingClientRect() ?? { width: 0, height: 0 };
  return width > 0 && height > 0;
}

function isFocused(selector: string): boolean {
  return document.activeElement === document.querySelector(selector);
}

/** The main job, with liars between phone and server. */
export function describeWires(engine: Engine): void {
  describe(engine.name, () => {
    const it = worldOf(engine);
    it('takes no 502 for an arrival, also when the report did arrive', async ({ relay, wire, phone }) => {
      await phone.install(wire.origin);
      const tab = await phone.open(`${wire.origin}/report-disaster`);
      wire.put('bad-gateway');
      await saveReport(tab);
      await expectText(tab, reasonTexts['server-trouble']);
      wire.put('bad-gateway-behind-which-it-arrives');
      await expect.poll(async () => (await serverRows(relay)).size, PATIENCE).toBe(1);
      await expectUnsent(tab, 1);
      wire.put('nothing');
      await expectText(tab, /Sent, reference/);
      await expectExactlyOnce(tab, relay, 1);
    });

    it('takes no login page of a Wi-Fi for an arrival, and opens behind one', async ({ relay, wire, phone }) => {
      await phone.install(wire.origin);
      const tab = await phone.open(`${wire.origin}/report-disaster`);
      wire.put('login-page');
      await saveReport(tab);
      await expectText(tab, reasonTexts['not-ours']);
      wire.put('redirect');
      await tab.reload();
      await expectText(tab, savedTexts.saved);
      await expectText(tab, reasonTexts.unreachable);
      wire.put('nothing');
      await expectText(tab, /Sent, reference/);
      await expectExactlyOnce(tab, relay, 1);
    });
  });
}

/** Typed in the very moment of a reload. */
const LAST_WORDS = 'Forty people, no clean water. Two of them are ill.';

/** Milliseconds: the longest wait between two tries that these journeys reach, twice over. */
const PATIENCE = { timeout: 40_000, interval: 100 };

async function saveReport(tab: Tab): Promise<void> {
  await fillReport(tab);
  await submit(tab, '#report-form');
  await expectText(tab, savedTexts.saved);
}

/** A page that is put away while it asks for its turn to send must not keep that turn: one time in four Firefox did. */
async function leaveOften(tab: Tab, origin: string): Promise<void> {
  for (let times = 0; times < 5; times += 1) {
    await tab.goto(`${origin}/outbox`);
    await expectUnsent(tab, 0);
    await tab.evaluate(() => void setInterval(() => dispatchEvent(new Event('online')), 5));
    await tab.goto(`${origin}/about`);
  }
}

async function expectText(tab: Tab, text: string | RegExp): Promise<void> {
  await expect.poll(() => tab.evaluate(() => document.body.innerText), PATIENCE).toMatch(text);
}

async function expectUnsent(tab: Tab, count: number): Promise<void> {
  const shown = () => document.querySelector('[data-unsent]')?.getAttribute('data-unsent');
  await expect.poll(() => tab.evaluate(shown), PATIENCE).toBe(String(count));
}

/** Everything the phone says was sent stands on the server once, byte for byte, and nothing else does. */
async function expectExactlyOnce(tab: Tab, relay: Relay, count: number): Promise<void> {
  const items = await storedItems(tab);
  expect(items.map((item) => item.state)).toEqual(Array.from({ length: count }, () => 'sent'));
  const rows = await serverRows(relay);
  expect(rows.size).toBe(count);
  for (const item of items) expectSame(rows.get(item.id), item);
}

function expectSame(body: string | undefined, item: OutboxItem): void {
  expect(body).toBe(item.body);
  expect(createHash('sha256').update(item.body).digest('hex')).toBe(item.digest);
}

/** Id → stored body of everything on the server; a second row of one id would be counted here. */
async function serverRows(relay: Relay): Promise<Map<string, string>> {
  const rows = await relay.query<{ id: string; body: string }>(
    'SELECT id::text, body FROM reports UNION ALL SELECT id::text, body FROM aid_requests',
  );
  const byId = new Map(rows.map((row) => [row.id, row.body]));
  expect(byId.size).toBe(rows.length);
  return byId;
}

import { randomUUID } from 'node:crypto';
import type { Page } from 'playwright/test';
import { headers } from '../../contract/headers.ts';
import { storedItems } from '../support/device-store.ts';
import { expect, test, type Phone, type Relay } from '../support/journey.ts';
import { changeName, openAccount } from '../support/owned-items.ts';
import { ASHA } from '../support/people.ts';
import { openRelay } from '../support/relay.ts';

const DEVICE_KEY = randomUUID();
const REPORT = {
  disasterType: 'flood',
  severity: 'severe',
  address: 'Ward 7',
  description: 'Water.',
  name: 'Asha',
  contactNumber: '0177',
};

/** What the journey before left with the browser's process, which stays: proof that it did leave something. */
let left: { token: string; origin: string } | undefined;

// On one worker, one after the other: what the first leaves, the second looks for, and both do the same.
test.describe.configure({ mode: 'serial' });

for (const which of ['one', 'the next']) {
  test(`nothing leaks from journey to journey: ${which} finds an empty server and phones that nobody used, and leaves both full`, async ({
    relay,
    phone,
    onlinePhone,
  }) => {
    phone.console.expectFailedRequests();
    if (which === 'the next') expect(left, 'left by the one before').toBeDefined();
    await expectEmptyServer(relay);
    // On the same port: what is kept for an origin would be found.
    if (left !== undefined) expect(relay.origin).toBe(left.origin);
    // What the first visit writes on every phone: its language and the emergency number, and a mirror of no item.
    await expectUnused(phone, ['911,en', '']);
    await expectUnused(onlinePhone, []);

    // How much a phone has sent the server counts in its memory.
    const strict = await openRelay(undefined, () => ({ RECORDS_PER_PHONE: '1' }));
    expect([await laneOfReport(strict), await laneOfReport(strict)]).toEqual(['main', 'triage']);
    await strict.dispose();
    expect([await laneOfReport(relay), await laneOfReport(relay)], 'its settings were its own').toEqual([
      'main',
      'main',
    ]);
    const page = await openAccount(phone, relay);
    await relay.stop();
    await changeName(page, 'Asha, never sent');
    expect(await storedItems(page)).toHaveLength(1);
    await relay.start();
    await phone.context.grantPermissions(['geolocation']);
    const online = await onlinePhone.open('/report?lang=hi');
    await expect(online.locator('html')).toHaveAttribute('lang', 'hi');
    left = { token: await logInByWire(relay), origin: relay.origin };
  });
}

async function expectEmptyServer(relay: Relay): Promise<void> {
  for (const table of ['accounts', 'sessions', 'reports', 'receipts']) {
    expect(await relay.query(`SELECT 1 FROM ${table}`), table).toEqual([]);
  }
  if (left !== undefined) {
    const answer = await fetch(`${relay.origin}/api/account`, {
      headers: { authorization: `Bearer ${left.token}` },
    });
    expect(answer.status, 'the session of the one before').toBe(401);
  }
}

/** A page of the origin that runs nothing of the app tells what lies there. */
async function expectUnused(phone: Phone, written: readonly string[]): Promise<void> {
  const page = await phone.open('/icons/icon.svg');
  expect(await keptBy(page)).toEqual({ local: 0, session: 0, databases: [], written, position: 'prompt' });
  expect(await phone.context.cookies()).toEqual([]);
  await page.close();
}

function keptBy(page: Page) {
  return page.evaluate(async () => ({
    local: localStorage.length,
    session: sessionStorage.length,
    databases: await indexedDB.databases(),
    written: await Promise.all(
      (await caches.keys())
        .filter((name) => name !== 'relief-relay-app')
        .map(async (name) => {
          const cache = await caches.open(name);
          const answers = await cache.matchAll();
          const entries = await Promise.all(answers.map(async (answer) => answer.text()));
          return entries.toSorted().join();
        }),
    ),
    position: (await navigator.permissions.query({ name: 'geolocation' })).state,
  }));
}

async function laneOfReport(relay: Relay): Promise<string | undefined> {
  const id = randomUUID();
  const answer = await fetch(`${relay.origin}/api/report/`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'idempotency-key': id, [headers.deviceKey]: DEVICE_KEY },
    body: JSON.stringify(REPORT),
  });
  if (!answer.ok) throw new Error(`the report was answered ${answer.status}: ${await answer.text()}`);
  return (await relay.query<{ lane: string }>('SELECT lane FROM reports WHERE id = $1', [id]))[0]?.lane;
}

async function logInByWire(relay: Relay): Promise<string> {
  const answer = await fetch(`${relay.origin}/api/users/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email: ASHA.email, password: ASHA.password }),
  });
  const { data } = (await answer.json()) as { data: { token: string } };
  return data.token;
}

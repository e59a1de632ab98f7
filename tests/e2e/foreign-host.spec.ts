import type { Page } from 'playwright/test';
import { buildForHost } from '../support/build-for-host.ts';
import type { CopiedBuild } from '../support/copied-build.ts';
import { storedItems } from '../support/device-store.ts';
import { openForeignHost, type HeardCall } from '../support/foreign-host.ts';
import { AID, expectUnsent, fillAid, fillReport, REPORT, submit } from '../support/forms.ts';
import { expect, test as journey, type Relay } from '../support/journey.ts';
import { leasePort } from '../support/leased-port.ts';
import { controlWorkers } from '../support/offline.ts';
import { startServer } from '../support/server-process.ts';
import { stubPermission, stubPushService, subscribedWith } from '../support/stubbed-push.ts';

/** The app built for a server of another origin, once for all journeys of this file; they run one after another. */
interface Elsewhere extends CopiedBuild {
  apiPort: number;
}
const test = journey.extend<object, { elsewhere: Elsewhere }>({
  elsewhere: [
    async ({}, use) => {
      const { port: apiPort, release } = await leasePort();
      const build = await buildForHost(`http://127.0.0.1:${apiPort}`, { vapidPublicKey: PUSH_KEY });
      await use({ ...build, apiPort });
      await build.remove();
      await release();
    },
    { scope: 'worker', timeout: 600_000 },
  ],
  build: ({ elsewhere }, use) => use(elsewhere),
});
/** Of that host, which tells no settings. */
const PUSH_KEY = `B${'k'.repeat(85)}I`;

test.describe.configure({ mode: 'default' });

const NOT_ALL_SENT = /no place for the number of people and the help/;
const SENT_PLAINLY = 'Sent. This server gives no receipts, so a report may arrive twice.';

test('saved offline, then sent to a host of section 7 by the worker with exactly its fields and headers; so are its two calls about a phone where pushes are allowed', async ({
  elsewhere,
  relay,
  phone,
}) => {
  await phone.context.grantPermissions(['geolocation'], { origin: relay.origin });
  await phone.context.setGeolocation({ latitude: 25.5987, longitude: 85.137 });
  await stubPermission(phone.context, 'granted');
  await stubPushService(phone.context);
  phone.console.expectFailedRequests();
  await phone.install();
  const page = await phone.open('/request-assistance');
  // The build's: the server that serves the app has a number of its own, which is not that host's.
  await expect(page.getByRole('link', { name: /Life in danger.*Call 112/ })).toHaveAttribute('href', 'tel:112');
  await fillAid(page);
  await submit(page, '#aid-form');
  await expectUnsent(page, 1);
  await page.goto('/report-disaster');
  await fillReport(page);
  await expect(page.getByText('Position found')).toBeVisible();
  await page.locator('#report-form [name="peopleAffected"]').fill('40');
  await noteOneMiss(page);
  await submit(page, '#report-form');
  await expect(page.getByRole('heading', { name: 'Saved on this phone' })).toBeVisible();
  const blank = await phone.context.newPage();
  const workers = await controlWorkers(phone.context, blank);
  await page.close();

  const host = await openForeignHost(elsewhere.apiPort);
  await workers.dispatchSync(relay.origin, 'outbox');
  await expect.poll(() => host.heard.map(({ path }) => path).toSorted()).toEqual(['/api/aid/create', '/api/report/']);
  const later = await phone.open('/outbox');
  await expect(later.getByText(SENT_PLAINLY)).toHaveCount(2);
  await expect(later.getByText(NOT_ALL_SENT)).toHaveCount(1);

  await expect.poll(() => host.heard.length).toBe(4);
  expect(await subscribedWith(later)).toEqual([PUSH_KEY]);
  const fcm_token = await later.evaluate(() => localStorage.getItem('fcm_token'));
  expect(host.heard.map(bodyAt).toSorted()).toEqual(
    [
      `/api/notification/saveUser ${JSON.stringify({ fcm_token })}`,
      `/api/notification/updateuserlocation ${JSON.stringify({ fcm_token, longitude: 85.137, lattitude: 25.599 })}`,
      `/api/aid/create ${JSON.stringify({
        name: AID.name,
        contactNumber: AID.contactNumber,
        disasterType: AID.disasterType,
        location: AID.location,
        requirements: [{ type: 'Drinking water', quantity: '200 litres', urgent: false, status: 'pending' }],
        deadline: `${AID.deadline}:00.000Z`,
        description: AID.description,
        status: 'active',
      })}`,
      `/api/report/ ${JSON.stringify({
        disasterType: REPORT.disasterType,
        location: { lati: 25.5987, long: 85.137 },
        address: REPORT.address,
        description: REPORT.description,
        severity: REPORT.severity,
        name: REPORT.name,
        contactNumber: REPORT.contactNumber,
      })}`,
    ].toSorted(),
  );
  for (const call of host.heard) expect(ownHeaders(call)).toEqual({ 'content-type': 'application/json' });
  const askings = host.strange.filter((name) => name !== 'GET /api/config');
  expect(new Set(askings)).toEqual(new Set(['GET /api/capabilities']));
  expect(await storedItems(later)).toMatchObject([{ isPlain: true }, { isPlain: true }]);
  await host.close();
});

test('one 404, then our own server on that origin: sent once, with its receipt', async ({
  elsewhere,
  relay,
  phone,
}) => {
  phone.console.expectFailedRequests();
  await phone.install();
  const starting = await openForeignHost(elsewhere.apiPort);
  const page = await phone.open('/report-disaster');
  await fillReport(page);
  await submit(page, '#report-form');
  await expect(page.getByRole('heading', { name: 'Saved on this phone' })).toBeVisible();
  await expect(
    page.getByRole('main').getByText('The server has not confirmed it yet, so we will ask again.'),
  ).toBeVisible();
  expect(starting.heard).toEqual([]);
  await starting.close();

  const server = await startApiFor(relay, elsewhere.apiPort);
  await networkIsBack(page);
  await expect(page.getByRole('heading', { name: /^Sent, reference [0-9A-Z]{4}-[0-9A-Z]{4}$/ })).toBeVisible({
    timeout: 60_000,
  });
  const [item] = await storedItems(page);
  expect(await relay.query('SELECT id::text, body FROM reports')).toEqual([{ id: item?.id, body: item?.body }]);
  await server.stop();
});

/** The phone was answered 404 by this host before: the next asking settles that it is foreign. */
function noteOneMiss(page: Page): Promise<void> {
  return page.evaluate(
    () =>
      new Promise<void>((resolve, reject) => {
        const opening = indexedDB.open('relief-relay-outbox');
        opening.addEventListener('error', () => reject(opening.error ?? new Error('the outbox did not open')));
        opening.addEventListener('success', () => {
          const writing = opening.result.transaction('meta', 'readwrite');
          writing.objectStore('meta').put({ key: 'host-misses', value: { count: 1, at: 1 } });
          writing.addEventListener('complete', () => {
            opening.result.close();
            resolve();
          });
        });
      }),
  );
}

/** As a phone hears of it. By itself it tries again too, but on a slow machine it may rest for minutes by then. */
async function networkIsBack(page: Page): Promise<void> {
  await page.evaluate(() => dispatchEvent(new Event('online')));
}

function startApiFor(relay: Relay, port: number) {
  return startServer({ databaseUrl: relay.databaseUrl, port, env: { APP_ORIGINS: relay.origin } });
}

function bodyAt({ path, body }: HeardCall): string {
  return `${path} ${body}`;
}

/** What a browser adds by itself to any call to another origin. */
const BROWSERS_OWN =
  /^(accept|accept-encoding|accept-language|cache-control|connection|content-length|host|origin|pragma|referer|sec-.*|user-agent)$/;

function ownHeaders({ headers }: HeardCall): Record<string, string> {
  return Object.fromEntries(Object.entries(headers).filter(([name]) => !BROWSERS_OWN.test(name)));
}

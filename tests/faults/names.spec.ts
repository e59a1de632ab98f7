import { expectUnsent } from '../support/forms.ts';
import { storedItems } from '../support/device-store.ts';
import { openChaosProxy } from '../support/chaos-proxy.ts';
import { makeCertificate, type Certificate } from '../support/chaos-proxy-certificate.ts';
import { expect, newPhoneTest } from './support/fault-test.ts';
import { expectKept } from './support/kept.ts';

/** Chromium knows names under localhost by itself, and treats them as secure, unless it is told otherwise. */
const byName = newPhoneTest.extend({
  phoneOptions: async ({ chaos }, use) => {
    await use({ baseURL: `http://relay.localhost:${chaos.port}` });
  },
});

byName(
  'F29 the server’s name is not found: it waits, and goes out once the name is known again',
  async ({ device, relay }) => {
    await device.install();
    await device.restart({ args: ['--host-resolver-rules=MAP relay.localhost ~NOTFOUND'] });
    const page = await device.open('/report-disaster');
    await device.save(page);
    await expect.poll(async () => (await storedItems(page))[0]?.reason?.code).toBe('unreachable');
    await device.restart();
    await expectKept(device, relay);
  },
);

const overTls = newPhoneTest.extend<{ trusted: Certificate }>({
  trusted: async ({}, use) => {
    await use(makeCertificate(30));
  },
  chaos: async ({ relay, trusted }, use) => {
    const chaos = await openChaosProxy(relay.port, { tls: trusted });
    await use(chaos);
    await chaos.close();
  },
  phoneOptions: async ({ trusted }, use) => {
    await use({ args: [`--ignore-certificate-errors-spki-list=${trusted.keyHash}`] });
  },
});

overTls(
  'F48 the server’s certificate has run out: it waits and says why, and goes out with a new one',
  async ({ chaos, device, relay, trusted }) => {
    await device.install();
    const page = await device.open('/report-disaster');
    chaos.show(makeCertificate(-1));
    await device.save(page);
    await expect.poll(async () => (await storedItems(page))[0]?.reason?.code).toBe('unreachable');
    await page.goto('/outbox');
    await expect(page.locator('article[data-item-state=queued]')).toContainText('No connection to the server yet');
    await expectUnsent(page, 1);
    chaos.show(trusted);
    await page.reload();
    await expectKept(device, relay);
  },
);

import type { Page } from '@playwright/test';
import { storedItems } from '../support/device-store.ts';
import { expectUnsent } from '../support/forms.ts';
import { expect, test, type Phone, type Relay } from '../support/journey.ts';
import { expectFocusSeen, tabTo } from '../support/keyboard.ts';
import { look } from '../support/look.ts';
import { logIn, makeAccount, OMAR } from '../support/people.ts';
import { spoil } from '../support/spoil-item.ts';

const MESSAGE = {
  name: 'Ānandī Devi',
  email: 'anandi@example.org',
  message: 'Our school has dry rooms for forty people 🏫\nस्कूल पहाड़ी पर है।',
} as const;

async function fillMessage(page: Page, values: Partial<Record<keyof typeof MESSAGE, string>> = {}): Promise<void> {
  for (const [name, value] of Object.entries({ ...MESSAGE, ...values })) {
    await page.locator(`#contact-form [name="${name}"]`).fill(value);
  }
}

const submit = (page: Page) => page.getByRole('button', { name: 'Send message' }).click();
const kept = (relay: Relay) => relay.query<{ id: string; body: string }>('SELECT id::text, body FROM contact_messages');

async function openInbox(phone: Phone, relay: Relay): Promise<Page> {
  await makeAccount(relay, OMAR);
  const page = await phone.open(`/login?next=${encodeURIComponent('/admin-dashboard?tab=desk')}`);
  await logIn(page, OMAR);
  await expect(page.getByRole('heading', { level: 2, name: 'Messages' })).toBeVisible();
  return page;
}

test.describe('where somebody says who runs it', () => {
  test.use({
    settings: async ({}, use) => use(() => ({ OPERATOR_NAME: 'Kosi Relief', OPERATOR_CONTACT: 'help@kosi.example' })),
  });

  test('by the keyboard: what is wrong is said at its field, nothing typed is lost, and the message arrives with its reference', async ({
    relay,
    onlinePhone: phone,
  }, info) => {
    const page = await phone.open('/contact');
    await expect(page.getByRole('link', { name: 'help@kosi.example' })).toHaveAttribute(
      'href',
      'mailto:help@kosi.example',
    );
    await expect(page.getByText('This server is run by')).toContainText('Kosi Relief');
    const main = page.getByRole('main');
    await expect(main.getByRole('link', { name: /Life in danger/ })).toBeVisible();
    await expect(main.getByRole('link', { name: 'Report a disaster' })).toHaveAttribute('href', '/report-disaster');
    await expect(main.getByRole('link', { name: 'Request aid' })).toHaveAttribute('href', '/request-assistance');

    const field = (name: string) => page.locator(`#contact-form [name="${name}"]`);
    await tabTo(page, field('email'));
    await page.keyboard.type('anandi(at)example.org');
    await tabTo(page, page.getByRole('button', { name: 'Send message' }));
    await page.keyboard.press('Enter');
    await expect(page.getByText('3 things need a look')).toBeVisible();
    await expect(field('email')).toHaveAccessibleDescription(/such as name@example\.org/);
    await expect(field('message')).toHaveAccessibleDescription(/Please fill this in/);
    await expectFocusSeen(page);
    await look(page, info, 'contact');
    await page.reload();
    await expect(field('email')).toHaveValue('anandi(at)example.org');

    await fillMessage(page);
    await submit(page);
    await expect(page.getByRole('heading', { level: 1, name: /^Sent, reference/ })).toBeVisible();
    await expect(main.getByText('Your message has arrived. The answer comes by e-mail.')).toBeVisible();
    const [row, ...others] = await kept(relay);
    expect([JSON.parse(row?.body ?? '{}'), others]).toMatchObject([MESSAGE, []]);
  });
});

test('written without network and closed, it arrives once, and an admin answers it and takes that back', async ({
  relay,
  phone,
}, info) => {
  await phone.install();
  phone.console.expectFailedRequests();
  await relay.stop();
  const page = await phone.open('/contact');
  await fillMessage(page);
  await submit(page);
  await expect(page.getByRole('heading', { level: 1, name: 'Saved on this phone' })).toBeVisible();
  await expectUnsent(page, 1);
  const [item] = await storedItems(page);
  await page.close();
  await relay.start();
  const again = await phone.open('/outbox');
  await expect(again.getByRole('heading', { level: 2, name: 'Message' })).toBeVisible();
  await expect(again.getByText(/^Sent, reference/)).toBeVisible();
  await expect(again.getByText('Our school has dry rooms')).toBeVisible();
  expect(await kept(relay)).toMatchObject([{ id: item?.id }]);
  await again.close();

  const admin = await openInbox(phone, relay);
  const message = admin.getByRole('article', { name: MESSAGE.name });
  await expect(message.getByText('Our school has dry rooms')).toBeVisible();
  await expect(message.getByRole('link', { name: `Write to ${MESSAGE.email}` })).toHaveAttribute(
    'href',
    /^mailto:anandi@example\.org\?subject=/,
  );
  await look(admin, info, 'inbox');
  await message.getByRole('button', { name: /Mark as answered/ }).click();
  await expect(admin.getByText('is marked as answered.')).toBeVisible();
  await expect(admin.getByText('No open messages.')).toBeVisible();
  await admin.getByText('Answered', { exact: true }).click();
  await expect(message.getByText(`by ${OMAR.name}`)).toBeVisible();
  await admin.getByRole('button', { name: 'Undo' }).click();
  await expect(admin.getByText('is open again.')).toBeVisible();
  await expect(admin.getByText('No open messages.')).toBeHidden();
  expect(await relay.query('SELECT state FROM contact_messages')).toEqual([{ state: 'open' }]);
});

test('one that is refused is corrected and takes the place of the first', async ({ relay, onlinePhone: phone }) => {
  phone.console.expectFailedRequests();
  const page = await phone.open('/contact');
  await fillMessage(page);
  await relay.stop();
  await submit(page);
  await expectUnsent(page, 1);
  const refused = await spoil(page, 'email', 'anandi');
  await relay.start();
  await page.goto('/outbox');
  await expect(page.getByText('E-mail address: an e-mail address, such as')).toBeVisible();
  await page.getByRole('link', { name: 'Correct and send again' }).click();
  const email = page.locator('#contact-form [name=email]');
  await expect(email).toHaveValue('anandi');
  await expect(email).toHaveAttribute('aria-invalid', 'true');
  await expect(page.locator('#contact-form [name=message]')).toHaveValue(MESSAGE.message);
  await email.fill(MESSAGE.email);
  await submit(page);
  await expect(page.getByRole('heading', { level: 1, name: /^Sent, reference/ })).toBeVisible();
  const [row, ...others] = await kept(relay);
  expect([JSON.parse(row?.body ?? '{}'), others]).toMatchObject([{ ...MESSAGE, supersedes: refused.id }, []]);
  await page.goto('/outbox');
  await expect(page.getByText('Replaced by its correction')).toBeVisible();
});

test.describe('where few may come at once', () => {
  test.use({ settings: async ({}, use) => use(() => ({ RECORDS_PER_ADDRESS: '5' })) });

  test('the inbox: those that came in great number stand apart; without connection it says so and loads again', async ({
    relay,
    onlinePhone: phone,
  }) => {
    const items = Array.from({ length: 8 }, (_, index) => ({ ...MESSAGE, name: `Writer ${index}` }));
    for (const body of items) {
      const answer = await fetch(`${relay.origin}/api/contact/`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(body),
      });
      expect([201, 202]).toContain(answer.status);
    }
    phone.console.expectFailedRequests();
    const page = await openInbox(phone, relay);
    const aside = page.getByRole('region', { name: 'Put aside: came in great number' });
    await expect(aside.getByRole('article')).toHaveCount(3);
    await aside.getByRole('button', { name: /^Mark as answered: message from Writer 7/ }).click();
    await expect(aside.getByRole('article')).toHaveCount(2);
    await relay.stop();
    await aside
      .getByRole('button', { name: /^Mark as answered/ })
      .first()
      .click();
    await expect(page.getByText('Nothing was changed. There is no connection to the server.')).toBeVisible();
    await expect(aside.getByRole('article')).toHaveCount(2);
    await relay.start();
  });
});

import type { Page } from 'playwright/test';
import { send } from '../support/attack/send.ts';
import { storedItems } from '../support/device-store.ts';
import { expectUnsent } from '../support/forms.ts';
import { expect, test, type Phone, type Relay } from '../support/journey.ts';
import { expectFocusSeen, tabTo } from '../support/keyboard.ts';
import { look } from '../support/look.ts';
import { logIn, makeAccount, OMAR } from '../support/people.ts';

const MESSAGE = {
  name: 'Ānandī Devi',
  email: 'anandi@example.org',
  contactNumber: '+91 98765 43210',
  message: 'Our school has dry rooms for forty people 🏫\nस्कूल पहाड़ी पर है।',
} as const;

const field = (page: Page, name: string) => page.locator(`#contact-form [name="${name}"]`);
const submit = (page: Page) => page.getByRole('button', { name: 'Send message' });
const kept = (relay: Relay) => relay.query<{ id: string; body: string }>('SELECT id::text, body FROM contact_messages');

async function openInbox(phone: Phone, relay: Relay): Promise<Page> {
  await makeAccount(relay, OMAR);
  const page = await phone.open(`/login?next=${encodeURIComponent('/admin-dashboard?tab=desk')}`);
  await logIn(page, OMAR);
  await expect(page.getByRole('heading', { level: 2, name: 'Messages' })).toBeVisible();
  return page;
}

test('by the keyboard, without network: what is wrong is said at its field, nothing typed is lost; sent and closed, it arrives once, and an admin answers it and takes that back', async ({
  relay,
  phone,
}, info) => {
  phone.console.expectFailedRequests();
  await relay.stop();
  const page = await phone.open('/contact');
  await tabTo(page, field(page, 'email'));
  await page.keyboard.type('anandi(at)example.org');
  await tabTo(page, submit(page));
  await page.keyboard.press('Enter');
  await expect(page.getByText('3 things need a look')).toBeVisible();
  await expect(field(page, 'email')).toHaveAccessibleDescription(/such as name@example\.org/);
  await expect(field(page, 'message')).toHaveAccessibleDescription(/Please fill this in/);
  await expectFocusSeen(page);
  await look(page, info, 'contact');
  await page.reload();
  await expect(field(page, 'email')).toHaveValue('anandi(at)example.org');
  for (const [name, value] of Object.entries(MESSAGE)) await field(page, name).fill(value);
  await submit(page).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Saved on this phone' })).toBeVisible();
  await expectUnsent(page, 1);
  const [item] = await storedItems(page);
  await page.close();
  await relay.start();
  const again = await phone.open('/outbox');
  await expect(again.getByRole('heading', { level: 2, name: 'Message' })).toBeVisible();
  await expect(again.getByText(/^Sent, reference/)).toBeVisible();
  await expect(again.getByText('Our school has dry rooms')).toBeVisible();
  const [row, ...others] = await kept(relay);
  expect(row?.id).toBe(item?.id);
  expect([JSON.parse(row?.body ?? '{}'), others]).toMatchObject([MESSAGE, []]);
  await again.close();

  const admin = await openInbox(phone, relay);
  const message = admin.getByRole('article', { name: MESSAGE.name });
  await expect(message.getByText('Our school has dry rooms')).toBeVisible();
  await expect(message.getByRole('link', { name: `Write to ${MESSAGE.email}` })).toHaveAttribute(
    'href',
    /^mailto:anandi@example\.org\?subject=/,
  );
  await expect(message.getByRole('link', { name: `Call ${MESSAGE.contactNumber}` })).toHaveAttribute(
    'href',
    'tel:+919876543210',
  );
  await look(admin, info, 'inbox');
  await message.getByRole('button', { name: /Mark as answered/ }).click();
  await expect(admin.getByText('is marked as answered.')).toBeVisible();
  await expect(admin.getByText('No open messages.')).toBeVisible();
  await admin.getByText('Answered', { exact: true }).click();
  await expect(message.getByText(`by ${OMAR.name}`)).toBeVisible();
  await admin.getByRole('button', { name: 'Undo' }).click();
  await expect(admin.getByText('is open again.')).toBeVisible();
  expect(await relay.query('SELECT state FROM contact_messages')).toEqual([{ state: 'open' }]);
  // What somebody writes meanwhile is there by itself.
  await admin.getByText('Open', { exact: true }).click();
  await expect(message).toBeVisible();
  await send(relay, '/api/contact', { ...MESSAGE, name: 'Leela' });
  await expect(admin.getByRole('article', { name: 'Leela' })).toBeVisible();
  await expect(message).toBeVisible();
});

test('who has forgotten the password of a server without mail is led to a form that says so and asks for a number to be called on', async ({
  onlinePhone: phone,
  relay,
}, info) => {
  const page = await phone.open('/forgot-password');
  await expect(page.getByText('This server sends no mail')).toBeVisible();
  await look(page, info, 'forgot-no-mail');
  await page.getByRole('link', { name: 'Ask an administrator' }).click();
  await expect(page.getByText('This server sends no e-mail')).toBeVisible();
  await expect(page.getByLabel(/^Phone number/)).toBeVisible();
  await expect(page.getByText('The answer is sent there.')).toHaveCount(0);
  await look(page, info, 'contact-no-mail');
  for (const [name, value] of Object.entries(MESSAGE)) await field(page, name).fill(value);
  await submit(page).click();
  await expect(page.getByText('If you left a phone number, an administrator can call you.')).toBeVisible();
  expect(JSON.parse((await kept(relay))[0]?.body ?? '{}')).toMatchObject(MESSAGE);
});

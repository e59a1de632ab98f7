import type { Page } from '@playwright/test';
import { expectUnsent } from '../support/forms.ts';
import { expect, test as journey } from '../support/journey.ts';
import { tabTo } from '../support/keyboard.ts';
import { look } from '../support/look.ts';
import { decodedText, startSmtpSink, type SmtpSink } from '../support/server/smtp-sink.ts';

const EMAIL = 'anandi@example.org';

const test = journey.extend<{ sink: SmtpSink }>({
  sink: async ({}, use) => {
    const sink = await startSmtpSink();
    await use(sink);
    await sink.close();
  },
  settings: async ({ sink }, use) =>
    use((origin) => ({ SMTP_URL: sink.url, MAIL_FROM: 'relay@example.org', PUBLIC_URL: origin })),
});

const field = (page: Page) => page.getByRole('contentinfo').getByLabel('Your e-mail, for the newsletter');
const subscribe = (page: Page) => page.getByRole('contentinfo').getByRole('button', { name: 'Subscribe' });

/** The address of a link in the newest mail. */
function linkIn(sink: SmtpSink, name: 'confirm' | 'leave'): string {
  const text = decodedText(sink.mails.at(-1)?.raw ?? '');
  return new RegExp(`/newsletter#${name}=\\S+`).exec(text)?.[0] ?? text;
}

test('subscribed without network, sent later, confirmed by the mail, and left again', async ({
  relay,
  phone,
  sink,
}, info) => {
  await phone.install();
  phone.console.expectFailedRequests();
  const page = await phone.open('/about');
  await expect(field(page)).toBeVisible();
  await relay.stop();
  await field(page).fill(` ${EMAIL} `);
  await subscribe(page).click();
  await expect(page.getByText('Saved on this phone. It is sent by itself.')).toBeFocused();
  await expectUnsent(page, 1);
  await page.close();
  await relay.start();
  const again = await phone.open('/outbox');
  await expect(again.getByRole('heading', { level: 2, name: 'Newsletter' })).toBeVisible();
  await expect(again.getByText(/^Sent, reference/)).toBeVisible();
  await expect(again.getByRole('main').getByText(EMAIL)).toBeVisible();
  await expect.poll(() => sink.mails.length).toBe(1);
  expect(sink.mails[0]?.recipients).toEqual([EMAIL]);

  const confirming = await phone.open(linkIn(sink, 'confirm'));
  await expect(confirming.getByRole('heading', { level: 1, name: 'Confirm your address' })).toBeVisible();
  await expect(confirming).toHaveURL(`${relay.origin}/newsletter`);
  // Opening the link alone does nothing: mail programs do that too.
  expect(await relay.query('SELECT state FROM newsletter_subscriptions')).toEqual([{ state: 'asked' }]);
  await look(confirming, info, 'newsletter-confirm');
  await confirming.getByRole('button', { name: 'Confirm', exact: true }).click();
  await expect(confirming.getByText('Your address is confirmed. Thank you.')).toBeVisible();
  expect(await relay.query('SELECT state FROM newsletter_subscriptions')).toEqual([{ state: 'confirmed' }]);

  const leaving = await phone.open(linkIn(sink, 'leave'));
  await leaving.getByRole('button', { name: 'Delete my address' }).click();
  await expect(leaving.getByText('Your address was deleted.')).toBeVisible();
  await look(leaving, info, 'newsletter-left');
  expect(await relay.query('SELECT state, email_key, body FROM newsletter_subscriptions')).toEqual([
    { state: 'left', email_key: null, body: '' },
  ]);
});

test('the field says what is wrong, by the keyboard alone, and what became of it in its own place', async ({
  onlinePhone: phone,
  sink,
}, info) => {
  const page = await phone.open('/about');
  await expect(field(page)).toBeVisible();
  await tabTo(page, field(page));
  await page.keyboard.press('Enter');
  await expect(field(page)).toHaveAccessibleDescription(/Please enter your e-mail address/);
  await expect(field(page)).toBeFocused();
  await page.keyboard.type('anandi');
  await page.keyboard.press('Enter');
  await expect(field(page)).toHaveAccessibleDescription(/such as name@example\.org/);
  await look(page, info, 'newsletter-wrong');
  await field(page).fill(EMAIL);
  await page.keyboard.press('Enter');
  await expect(page.getByText('A mail is on its way to you.')).toBeVisible();
  await look(page, info, 'newsletter-sent');
  await page.getByRole('link', { name: 'See how it stands' }).click();
  await expect(page.getByRole('heading', { level: 1, name: /^Sent, reference/ })).toBeVisible();
  await expect.poll(() => sink.mails.length).toBe(1);
});

test('a link that was cut off or is unknown is told from a good one', async ({ onlinePhone: phone }, info) => {
  phone.console.expectFailedRequests();
  const page = await phone.open('/newsletter#confirm=nobody-ever-made-this-token');
  await page.getByRole('button', { name: 'Confirm', exact: true }).click();
  await expect(page.getByText(/^This link is no longer good/)).toBeVisible();
  await page.goto('/newsletter#leave=1b4e28ba-2fa1-4d3b-a3f5-ef19b5a7633b.12ab');
  await page.getByRole('button', { name: 'Delete my address' }).click();
  await expect(page.getByText('This link is not whole.')).toBeVisible();
  await look(page, info, 'newsletter-cut');
  const bare = await phone.open('/newsletter');
  await expect(bare.getByText('Enter your e-mail address at the end of this page')).toBeVisible();
  await expect(bare).toHaveTitle('Newsletter · Relief Relay');
});

test('in Arabic the mail and its page are Arabic too', async ({ onlinePhone: phone, sink }) => {
  const page = await phone.open('/about?lang=ar');
  await page.getByLabel('بريدك، من أجل النشرة').fill(EMAIL);
  await page.getByRole('button', { name: 'اشتراك' }).click();
  await expect(page.getByText('رسالة في طريقها إلى بريدك.')).toBeVisible();
  await expect.poll(() => sink.mails.length).toBe(1);
  expect(decodedText(sink.mails[0]?.raw ?? '')).toContain('تأكيد');
});

import { randomUUID } from 'node:crypto';
import type { Page } from 'playwright/test';
import { expectUnsent } from '../support/forms.ts';
import { expect, test as journey } from '../support/journey.ts';
import { tabTo } from '../support/keyboard.ts';
import { expectNoViolation, look } from '../support/look.ts';
import { logIn, makeAccount, OMAR } from '../support/people.ts';
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
  await tabTo(page, field(page));
  await page.keyboard.type('anandi');
  await page.keyboard.press('Enter');
  await expect(field(page)).toHaveAccessibleDescription(/such as name@example\.org/);
  await expect(field(page)).toBeFocused();
  await expectNoViolation(page, 'newsletter-wrong', undefined, 'footer');
  await relay.stop();
  await field(page).fill(` ${EMAIL} `);
  await page.keyboard.press('Enter');
  await expect(page.getByText('Saved on this phone. It is sent by itself.')).toBeFocused();
  await expectUnsent(page, 1);
  await page.close();
  await relay.start();
  const again = await phone.open('/outbox');
  await expect(again.getByRole('main').getByRole('heading', { level: 2, name: 'Newsletter' })).toBeVisible();
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

  // Where the screen stands already a link changes nothing but the fragment.
  await confirming.goto(linkIn(sink, 'leave'));
  await confirming.getByRole('button', { name: 'Delete my address' }).click();
  await expect(confirming.getByText('Your address was deleted.')).toBeVisible();
  expect(await relay.query('SELECT state, email_key, body FROM newsletter_subscriptions')).toEqual([
    { state: 'left', email_key: null, body: '' },
  ]);
});

test('an admin writes one in the Desk, sees to how many it goes, confirms, and each who confirmed gets it once, with a way out', async ({
  relay,
  onlinePhone: phone,
  sink,
}, info) => {
  for (const [name, state] of [
    ['anandi', 'confirmed'],
    ['ravi', 'confirmed'],
    ['nobody', 'asked'],
  ]) {
    const email = `${name}@example.org`;
    await relay.query(
      `INSERT INTO newsletter_subscriptions (id, owner, body, lane, state, language, email_key, created_at)
       VALUES ($1, 'anonymous', $2, 'main', $3, 'en', $4, now())`,
      [randomUUID(), JSON.stringify({ email, language: 'en' }), state, email],
    );
  }
  await makeAccount(relay, OMAR);
  const page = await phone.open(`/login?next=${encodeURIComponent('/admin-dashboard?tab=desk&part=newsletter')}`);
  await logIn(page, OMAR);
  await expect(page.getByText('2 addresses are confirmed now.')).toBeVisible();
  await page.getByLabel('Subject').fill('Boats for Bihar');
  await page.getByLabel('Text').fill('Forty boats are on their way.');
  await look(page, info, 'newsletter-writing');
  await page.reload();
  await expect(page.getByLabel('Text')).toHaveValue('Forty boats are on their way.');
  await page.getByRole('button', { name: 'Send…' }).click();
  await expect(page.getByRole('dialog')).toContainText('It goes to 2 people');
  await expectNoViolation(page, 'newsletter-confirming');
  await page.getByRole('button', { name: 'Send it now' }).click();
  const letter = page.getByRole('article', { name: 'Boats for Bihar' });
  await expect(letter).toContainText(/Taken by their mail server\s*2/);
  await expect(letter).not.toContainText('Still waiting');
  await expect(page.getByLabel('Text')).toHaveValue('');
  await look(page, info, 'newsletter-sent');
  expect(sink.mails.map(({ recipients }) => recipients.join()).toSorted()).toEqual([EMAIL, 'ravi@example.org']);

  const leaving = await phone.open(linkIn(sink, 'leave'));
  await leaving.getByRole('main').getByRole('button').first().click();
  await expect
    .poll(() => relay.query("SELECT state FROM newsletter_subscriptions WHERE state = 'left'"))
    .toHaveLength(1);
});

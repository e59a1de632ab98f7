import { untilShellIsWhole } from '../support/awake.ts';
import { expect, test as journey } from '../support/journey.ts';
import { look } from '../support/look.ts';
import { ASHA, logIn, makeAccount } from '../support/people.ts';
import { decodedText, startSmtpSink, type SmtpSink } from '../support/server/smtp-sink.ts';

const test = journey.extend<{ sink: SmtpSink }>({
  sink: async ({}, use) => {
    const sink = await startSmtpSink();
    await use(sink);
    await sink.close();
  },
  settings: async ({ sink }, use) =>
    use((origin) => ({ SMTP_URL: sink.url, MAIL_FROM: 'relay@example.org', PUBLIC_URL: origin })),
});

test('a forgotten password: the link comes by mail, is good once, and the new password logs in', async ({
  phone,
  relay,
  sink,
}, info) => {
  await makeAccount(relay, ASHA);
  const page = await phone.open('/login');
  await page.getByRole('link', { name: 'Forgot your password?' }).click();
  // The login screen, which is left here, has a field of that name too.
  await expect(page.getByRole('button', { name: 'Send me a link' })).toBeVisible();
  await page.locator('[name=email]').fill(ASHA.email.toUpperCase());
  await look(page, info, 'forgot-password');
  await page.getByRole('button', { name: 'Send me a link' }).click();
  await expect(page.getByText('Look into your mail')).toBeVisible();
  await expect.poll(() => sink.mails.length).toBe(1);
  expect(sink.mails[0]?.recipients).toEqual([ASHA.email]);
  const link = /https?:\S+\/reset-password#\S+/.exec(decodedText(sink.mails[0]?.raw ?? ''))?.[0] ?? '';
  expect(link.startsWith(`${relay.origin}/`)).toBe(true);

  const password = 'four oars beside the Kosi';
  const opened = await phone.open(link);
  await untilShellIsWhole(opened);
  await opened.locator('[name=password]').fill(password);
  await opened.getByRole('button', { name: 'Set the password' }).click();
  await expect(opened.getByText('Your new password is set')).toBeVisible();
  await logIn(opened, { email: ASHA.email, password });
  await expect(opened.getByRole('heading', { level: 1, name: 'Volunteer dashboard' })).toBeVisible();
  // Whoever finds the mail later gets nowhere, and the owner has heard of the change.
  phone.console.expectFailedRequests();
  const late = await phone.open(link);
  await late.locator('[name=password]').fill('somebody else’s words');
  await late.getByRole('button', { name: 'Set the password' }).click();
  await expect(late.getByRole('link', { name: 'Ask for a new link' })).toBeVisible();
  await expect.poll(() => sink.mails.length).toBe(2);
});

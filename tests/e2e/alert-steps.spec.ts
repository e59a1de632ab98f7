import type { Page } from '@playwright/test';
import { expect, test, type Phone, type Relay } from '../support/journey.ts';
import { look } from '../support/look.ts';
import { logIn, makeAccount } from '../support/people.ts';
import { stubPermission, stubPushService } from '../support/stubbed-push.ts';
import { BINA, main } from '../support/volunteers.ts';

const PROFILE = '/volunteer-dashboard?tab=profile';
const part = (page: Page) => page.getByRole('group', { name: 'If an alert does not reach my phone' });
const bySms = (page: Page) => part(page).getByRole('checkbox', { name: /^SMS to/ });
const byMail = (page: Page) => part(page).getByRole('checkbox', { name: `E-mail to ${BINA.email}` });
const news = (page: Page) => part(page).getByRole('status');

async function openProfile(phone: Phone): Promise<Page> {
  await stubPermission(phone.context, 'granted');
  await stubPushService(phone.context);
  await phone.install();
  const page = await phone.open(`/login?next=${encodeURIComponent(PROFILE)}`);
  await logIn(page, BINA);
  await expect(main(page).getByRole('heading', { level: 2, name: 'Profile' })).toBeFocused();
  return page;
}

const wishes = (relay: Relay) =>
  relay.query('SELECT phone, sms_alerts AS sms, email_alerts AS email FROM volunteer_profiles');

test.use({
  settings: async ({}, use) =>
    use((origin) => ({
      // Nothing is sent in these journeys: nobody listens there.
      SMS_GATEWAY_URL: 'http://127.0.0.1:9/send',
      SMTP_URL: 'smtp://127.0.0.1:9',
      MAIL_FROM: 'relay@example.org',
      PUBLIC_URL: origin,
    })),
});

test('a volunteer asks for SMS and mail; a number that nothing can go to is told first; without a network a wish waits, over a reload', async ({
  phone,
  relay,
}, info) => {
  await makeAccount(relay, BINA);
  const page = await openProfile(phone);
  await expect(part(page).getByText('Write your phone number into your profile first')).toBeVisible();
  await expect(bySms(page)).toHaveAccessibleDescription(/country code/);
  await expect(bySms(page)).not.toBeChecked();
  await expect(byMail(page)).not.toBeChecked();
  await main(page).getByLabel('Phone number').first().fill('098765 43210');
  await page.getByRole('button', { name: 'Save the profile' }).click();
  await expect(part(page).getByText('has no country code')).toBeVisible();
  await look(page, info, 'no-country');
  await main(page).getByLabel('Phone number').first().fill('+91 98765 43210');
  await page.getByRole('button', { name: 'Save the profile' }).click();
  await expect(part(page).getByText('country code')).toHaveCount(0);
  await bySms(page).check();
  await expect(news(page)).toHaveText('The server knows it.');
  await expect.poll(() => wishes(relay)).toEqual([{ phone: '+91 98765 43210', sms: true, email: null }]);

  await relay.stop();
  phone.console.expectFailedRequests();
  await byMail(page).check();
  await expect(news(page)).toHaveText('Saved on this phone. The server is told as soon as there is a network.');
  await page.reload();
  await expect(bySms(page)).toBeChecked();
  await expect(byMail(page)).toBeChecked();
  await expect(news(page)).toHaveAttribute('data-item-state', 'queued');
  await relay.start();
  await page.reload();
  await expect(byMail(page)).toBeChecked();
  await expect.poll(() => wishes(relay)).toMatchObject([{ sms: true, email: true }]);
  await byMail(page).uncheck();
  await expect.poll(() => wishes(relay)).toMatchObject([{ sms: true, email: false }]);
});

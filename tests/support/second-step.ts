import { expect, type Page } from 'playwright/test';
import { Secret, TOTP } from 'otpauth';
import { untilShellIsWhole } from './awake.ts';

/** On the open page of an account. Answers the recovery codes. The focus is never lost: the button goes away after it did its work. */
export async function setUpSecondStep(page: Page, password: string): Promise<string[]> {
  await untilShellIsWhole(page);
  await page.getByRole('button', { name: 'Set it up' }).press('Enter');
  await expect(page.getByRole('heading', { name: 'Two-factor login' })).toBeFocused();
  await page.locator('[name=stepPassword]').fill(password);
  await page.getByRole('button', { name: 'Set it up' }).click();
  await expect(page.getByRole('img', { name: 'QR code for the authenticator app' })).toBeVisible();
  const secret = (await page.locator('output').textContent()) ?? '';
  await page.locator('[name=code]').fill(new TOTP({ secret: Secret.fromBase32(secret) }).generate());
  await page.getByRole('button', { name: 'Confirm' }).click();
  await expect(page.getByRole('heading', { name: 'Your recovery codes' })).toBeFocused();
  const codes = await page.locator('ol li').allTextContents();
  expect(codes).toHaveLength(8);
  await page.getByRole('button', { name: 'I have kept them' }).click();
  await expect(page.getByText('The login asks for a code from your authenticator app.')).toBeVisible();
  return codes;
}

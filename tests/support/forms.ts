import { expect, type Page } from 'playwright/test';

/** A report and an aid request as people type them, beyond ASCII, so that every byte is proved. */
export const REPORT = {
  disasterType: 'flood',
  severity: 'severe',
  address: 'Ward 7, behind the school — कोसी नदी के पास',
  description: 'Water up to the roof 🌊, six people on it.\nThe boat can’t come from the north.',
  name: 'Ānandī Devi',
  contactNumber: '+91 98765 43210',
} as const;

const WEEK_MS = 7 * 24 * 3_600_000;

export const AID = {
  name: 'Mohammed آزاد',
  contactNumber: '0177-4521',
  disasterType: 'flood',
  location: 'Primary school, Rampur',
  'requirements.0.type': 'Drinking water',
  'requirements.0.quantity': '200 litres',
  // One that has passed would be asked about.
  deadline: new Date(Date.now() + WEEK_MS).toISOString().slice(0, 16),
  description: 'Forty people, no clean water since Tuesday.',
} as const;

export async function fillReport(page: Page, values: Partial<Record<keyof typeof REPORT, string>> = {}): Promise<void> {
  await fill(page, '#report-form', { ...REPORT, ...values });
}

export async function fillAid(page: Page, values: Partial<Record<keyof typeof AID, string>> = {}): Promise<void> {
  await fill(page, '#aid-form', { ...AID, ...values });
}

export async function submit(page: Page, form: '#report-form' | '#aid-form'): Promise<void> {
  await page.locator(`${form} button[type=submit]`).click();
}

/** The count of unsent items as the shell shows it. */
export async function expectUnsent(page: Page, count: number): Promise<void> {
  await expect(page.locator(`[data-unsent="${count}"]`)).toBeVisible();
}

async function fill(page: Page, form: string, values: Readonly<Record<string, string>>): Promise<void> {
  for (const [name, value] of Object.entries(values)) {
    const control = page.locator(form).locator(`[name="${name}"]`).first();
    const tag = await control.evaluate((element) => `${element.tagName}:${element.getAttribute('type') ?? ''}`);
    if (tag.startsWith('SELECT')) await control.selectOption(value);
    else if (tag.endsWith(':radio')) await page.locator(`${form} [name="${name}"][value="${value}"]`).check();
    else await control.fill(value);
  }
}

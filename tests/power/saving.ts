import type { BrowserContext, Page } from 'playwright/test';
import type { OutboxItem } from '../../src/data/outbox/item.ts';
import type { reportDisaster } from '../../src/data/commands/report-disaster.ts';
import { savedTexts } from '../../src/strings/forms/saved.ts';
import { builtFunction } from '../support/built-function.ts';
import { fillReport, REPORT, submit } from '../support/forms.ts';
import { openPage } from './phone.ts';

/** What the phone said was saved: the whole item, or, where only the screen said so, what was typed. */
export type Acknowledged = Pick<OutboxItem, 'id' | 'body'> | { typed: Readonly<Record<string, string>> };

type ReportDisaster = typeof reportDisaster;

export type Way = 'form' | 'code';

/** Saves report after report until the phone dies, and adds each one to `acknowledged` once the phone says so. */
export async function keepSaving(context: BrowserContext, way: Way, acknowledged: Acknowledged[]): Promise<void> {
  if (way === 'form') return saveByForm(context, acknowledged);
  const page = await openPage(context, '/');
  await page.exposeFunction('acknowledge', (item: OutboxItem) => acknowledged.push({ id: item.id, body: item.body }));
  const reportDisaster = await builtFunction<ReportDisaster>(page, 'reportDisaster');
  await page.evaluate(saveInPage, { reportDisaster, form: REPORT });
}

/** As a person does it: the form is filled, and the acknowledgement is the words on the screen. */
async function saveByForm(context: BrowserContext, acknowledged: Acknowledged[]): Promise<void> {
  const page = await openPage(context, '/report-disaster');
  for (let count = 1; ; count += 1) {
    const description = `${REPORT.description} Report ${count}.`;
    await fillReport(page, { description });
    await submit(page, '#report-form');
    await saidSaved(page);
    acknowledged.push({ typed: { ...REPORT, description } });
    await page.goto('/report-disaster');
  }
}

async function saidSaved(page: Page): Promise<void> {
  await page.getByRole('heading', { name: savedTexts.saved }).waitFor();
}

/** Runs in the page, on the app's own command, so that many saves fit between two cuts. Never ends by itself. */
async function saveInPage({ reportDisaster, form }: { reportDisaster: ReportDisaster; form: typeof REPORT }) {
  const { acknowledge } = globalThis as unknown as { acknowledge(item: unknown): Promise<void> };
  const lane = async (name: string) => {
    for (let count = 1; ; count += 1) {
      const saved = await reportDisaster(crypto.randomUUID(), { ...form, description: `${name} ${count} 🌊` });
      if (!saved.ok) throw new Error(JSON.stringify(saved.failure));
      void acknowledge(saved.value);
    }
  };
  await Promise.all([lane('first'), lane('second')]);
}

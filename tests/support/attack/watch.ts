import { expect, type BrowserContext, type Page } from 'playwright/test';
import { madeOfText } from './made-of-text.ts';

/** What must never come of a text. */
export interface AttackWatch {
  /** Dialogs, violations of the content security policy and pages that somebody else led away, each with its place. */
  readonly seen: readonly string[];
}

/** Listens on every page that is opened from now on. */
export async function watchAttacks(context: BrowserContext): Promise<AttackWatch> {
  const seen: string[] = [];
  context.on('dialog', (dialog) => {
    seen.push(`dialog: ${dialog.message()}`);
    void dialog.dismiss();
  });
  await context.exposeBinding('tellViolation', (_, violation: string) => void seen.push(violation));
  await context.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI, sample }) => {
      const { tellViolation } = globalThis as unknown as { tellViolation(words: string): void };
      tellViolation(`violation of ${effectiveDirective}: ${blockedURI} ${sample}`);
    });
  });
  return { seen };
}

interface Shown {
  /** To be read on the page, or standing in one of its fields, to the letter. */
  texts: readonly string[];
  /** To be heard: names of marks on a map. */
  names?: readonly string[];
}

/** Further than a list has rows ready beyond the screen, and less than a screen. */
const WHEEL_PX = 4000;

/** Waits until the view has shown all of these as text, a long list while it is scrolled, and looks what else became of them. */
export async function expectHarmless(page: Page, watch: AttackWatch, { texts, names = [] }: Shown): Promise<void> {
  let [read, heard] = [[...texts], [...names]];
  const left = async () => {
    [read, heard] = await missingOn(page, read, heard);
    expect(await page.evaluate(madeOfText), 'made of a text').toEqual([]);
    if (read.length > 0) await page.mouse.wheel(0, WHEEL_PX);
    return [...read, ...heard];
  };
  await expect.poll(left, 'not shown as it was written').toEqual([]);
  expect(watch.seen).toEqual([]);
}

async function missingOn(page: Page, texts: string[], names: string[]): Promise<[string[], string[]]> {
  return page.evaluate(
    ([read, heard]): [string[], string[]] => {
      const fields = [...document.querySelectorAll<HTMLInputElement>('input, textarea')].map(({ value }) => value);
      const words = [document.body.textContent, ...fields];
      const labels = [...document.querySelectorAll('[aria-label]')].map((one) => one.getAttribute('aria-label') ?? '');
      return [
        read.filter((text) => !words.some((said) => said.includes(text))),
        heard.filter((text) => !labels.some((said) => said.includes(text))),
      ];
    },
    [texts, names] as const,
  );
}

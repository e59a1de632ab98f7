import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium, expect, type BrowserContext, type BrowserContextOptions, type Page } from 'playwright/test';
import { browserOptions, takeBadgeFromWorkers } from '../../support/chromium.ts';
import { watchConsole, type ConsoleWatch } from '../../support/console-watch.ts';
import { storedDrafts } from '../../support/device-store.ts';
import { REPORT, submit } from '../../support/forms.ts';
import { bringAllFiles } from '../../support/kept-files.ts';
import { untilControlled } from '../../support/offline.ts';
import { killBrowser } from './process-tree.ts';

export interface PhoneOptions extends BrowserContextOptions {
  /** Flags of the browser. */
  args?: readonly string[];
  /** Flags that Playwright would add and this phone must not have. */
  ignoreDefaultArgs?: string[];
  env?: Record<string, string>;
  /** The person's own settings of the browser, as its profile keeps them. */
  preferences?: object;
  /** A private window: everything lives in memory, and dies with the browser. */
  isPrivate?: boolean;
  /** The whole Chromium, not its shell without windows. */
  isWhole?: boolean;
}

/** A phone: a browser whose profile outlives it, and what its screens have called saved. */
export interface DiskPhone {
  /** Of the browser that runs now. */
  readonly context: BrowserContext;
  readonly directory: string;
  /** The description of each report that a screen called saved, in order. */
  readonly said: string[];
  /** Errors on the console of all its browsers, so far as the running one was asked. */
  readonly errors: string[];
  /** Errors that the case itself causes. */
  readonly expectedErrors: RegExp[];
  open(path: string): Promise<Page>;
  /**
   * The app opens without network from then on: where it is not there yet, a first visit until its worker is in charge and all its
   * files are there.
   */
  install(): Promise<void>;
  /**
   * Writes a report and waits until the screen says that it is saved. Answers its description. A page that stands at the form, or at a
   * report that it saved, is not loaded again.
   */
  save(page: Page, description?: string): Promise<string>;
  /** Ends the browser at once, as the system does. */
  kill(): Promise<void>;
  /** Starts the browser on the same profile, after `kill` or, with other options, in the place of the running one. */
  restart(options?: PhoneOptions, whileStopped?: () => Promise<unknown>): Promise<void>;
  dispose(): Promise<void>;
}

/** `putApp` puts the app into the profile of a phone that has it already. */
export async function openDiskPhone(
  options: PhoneOptions,
  putApp?: (directory: string) => Promise<void>,
): Promise<DiskPhone> {
  const directory = await mkdtemp(join(tmpdir(), 'relay-phone-'));
  const errors: string[] = [];
  const expectedErrors: RegExp[] = [];
  const said: string[] = [];
  let running: { context: BrowserContext; console: ConsoleWatch } | undefined;

  const start = async (more: PhoneOptions = {}) => {
    const { args = [], isPrivate = false, isWhole = true, preferences, ...rest } = { ...options, ...more };
    if (preferences) await writePreferences(directory, preferences);
    const all = { ...browserOptions(args, isWhole), ...rest };
    const browser = isPrivate ? await chromium.launch(all) : undefined;
    const context = await (browser?.newContext(all) ?? chromium.launchPersistentContext(directory, all));
    if (!isWhole) takeBadgeFromWorkers(context);
    context.on('close', () => void browser?.close());
    const console = watchConsole(context);
    // Every case here breaks requests.
    console.expectFailedRequests();
    running = { context, console };
  };
  const stop = async () => {
    const found = running?.console.errors ?? [];
    errors.push(...found.filter((error) => !expectedErrors.some((expected) => expected.test(error))));
    await running?.context.close();
    running = undefined;
  };
  const context = () => {
    if (!running) throw new Error('the browser is not running');
    return running.context;
  };
  const open = async (path: string) => {
    const page = await context().newPage();
    await page.goto(path);
    return page;
  };
  await putApp?.(directory);
  await start();
  return {
    directory,
    said,
    errors,
    expectedErrors,
    get context() {
      return context();
    },
    open,
    async install() {
      if (putApp) return;
      const page = await open('/');
      await untilControlled(page);
      await bringAllFiles(page);
      await page.close();
    },
    async save(page, description = `Report ${said.length + 1}: water in the street`) {
      await toReport(page);
      await writeReport(page, description);
      await submit(page, '#report-form');
      await expectSaved(page);
      said.push(description);
      return description;
    },
    async kill() {
      const ended = new Promise((resolve) => context().once('close', resolve));
      killBrowser(directory);
      await ended;
      await stop();
    },
    async restart(more, whileStopped) {
      await stop();
      await whileStopped?.();
      await start(more);
    },
    async dispose() {
      await stop();
      await rm(directory, { recursive: true, force: true, maxRetries: 5 });
    },
  };
}

async function writePreferences(directory: string, preferences: object): Promise<void> {
  await mkdir(join(directory, 'Default'), { recursive: true });
  await writeFile(join(directory, 'Default', 'Preferences'), JSON.stringify(preferences));
}

/** To the empty form, by the app's own link from a report that was just saved: to load the page is most of what a save costs. */
export async function toReport(page: Page): Promise<void> {
  // As the page itself has it: what the browser has told of it may be of a moment before.
  const { pathname, searchParams } = new URL(await page.evaluate(() => location.href).catch(() => page.url()));
  if (pathname !== '/report-disaster') await page.goto('/report-disaster');
  else if (searchParams.has('item')) await page.getByRole('link', { name: 'Report another' }).click();
}

/** Far longer than the slowest machine takes: what stands there instead is then to be told. */
const FORM_MS = 90_000;

/** Fills the report's form in one go, as an autofill does: every field gets its value and its `input` event. */
export async function writeReport(page: Page, description: string): Promise<void> {
  const field = page.locator('#report-form [name=description]');
  await expect(field, 'the empty form')
    .toBeVisible({ timeout: FORM_MS })
    .catch(async (error: unknown) => {
      const shown = await page.evaluate(() => `${location.href}\n${document.querySelector('main')?.innerText}`);
      throw new Error(`There is no empty form, but ${shown}`, { cause: error });
    });
  await page.evaluate(
    (values) => {
      for (const [name, value] of Object.entries(values)) {
        const selector = `#report-form [name="${name}"]`;
        const radio = document.querySelector<HTMLInputElement>(`${selector}[type=radio][value="${value}"]`);
        const field = document.querySelector<HTMLInputElement>(selector);
        if (!field) throw new Error(`the form has no ${name}`);
        if (radio) radio.click();
        else field.value = value;
        field.dispatchEvent(new Event('input', { bubbles: true }));
      }
    },
    { ...REPORT, description },
  );
}

/** What was typed is in the phone's storage, as it is a moment after a person's last key. */
export async function untilDraftIsKept(page: Page, description: string): Promise<void> {
  await expect.poll(async () => (await storedDrafts(page))[0]?.values['description']).toBe(description);
}

/** The screen says that what was written is on this phone, or has already arrived. */
export async function expectSaved(page: Page): Promise<void> {
  await expect(page.locator('section[data-item-state] h1')).toHaveText(/^(Saved on this phone|Sent, reference)/);
}

/** What the open screen has just saved has arrived. The count in the bar may still be the one of before the save. */
export async function expectSent(page: Page, patience: { timeout?: number } = {}): Promise<void> {
  await expect(page.locator('section[data-item-state=sent]')).toBeVisible(patience);
}

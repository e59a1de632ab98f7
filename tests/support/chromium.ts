import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium, type Browser, type BrowserContext, type BrowserContextOptions, type Worker } from 'playwright/test';

/** Chromium without its own background traffic; `--no-sandbox` because CI runs as root. */
export const ARGUMENTS = [
  '--no-sandbox',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/** The sizes every screen is looked at: a small phone and a desk. */
export const VIEWPORTS = {
  phone: { width: 360, height: 740 },
  desk: { width: 1280, height: 800 },
} as const;

export interface Profile {
  context: BrowserContext;
  /** Ends the browser and removes the profile. */
  dispose(): Promise<void>;
}

/**
 * Where a browser of the tests shows the app, when nothing else is said. Things move in the whole Chromium alone: what moves is drawn
 * sixty times a second, by a processor that the journeys need.
 */
const screenOf = (isWhole: boolean) =>
  ({
    viewport: VIEWPORTS.phone,
    locale: 'en-US',
    timezoneId: 'UTC',
    reducedMotion: isWhole ? 'no-preference' : 'reduce',
  }) as const;

/**
 * How every browser of the tests is started. What a journey needs is in Chromium without its windows as well, at three
 * quarters of the time; installing an app and the profile on the disk are the whole one's.
 */
function launchOptions(isWhole: boolean) {
  const whole = process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium';
  return {
    executablePath: isWhole ? whole : process.env['CHROMIUM_SHELL_PATH'] || whole,
    headless: true,
    args: ARGUMENTS,
  };
}

/** As `launchOptions`, for a profile on the disk. */
export function browserOptions(extraArguments: readonly string[] = [], isWhole = true) {
  return { ...launchOptions(isWhole), args: [...ARGUMENTS, ...extraArguments], ...screenOf(isWhole) };
}

let shared: Promise<Browser> | undefined;

/**
 * A profile that is kept in memory alone, in a browser that stays for the next: a hundredth of what a browser of its own costs. Worker,
 * databases and "no network" are all there; what it lacks is the disk (no journey can close the whole browser), and installing.
 */
export async function openContext(options: BrowserContextOptions = {}): Promise<Profile> {
  shared ??= launchShared().catch((error: unknown) => {
    // The next journey tries anew.
    shared = undefined;
    throw error;
  });
  const context = await (await shared).newContext({ ...screenOf(false), ...options });
  takeBadgeFromWorkers(context);
  return { context, dispose: () => context.close() };
}

async function launchShared(): Promise<Browser> {
  const browser = await chromium.launch(launchOptions(false));
  // One that a journey crashed is no browser for the next.
  browser.on('disconnected', () => (shared = undefined));
  return browser;
}

/** Ends the browser of `openContext`, if one was opened. */
export async function closeSharedBrowser(): Promise<void> {
  await (await shared)?.close();
}

/**
 * A browser with a profile of its own on disk, as a phone has one: it can install, and survives a restart. `prepare` puts into
 * its folder what is to be there when it starts.
 */
export async function openProfile(
  options: BrowserContextOptions = {},
  isWhole = false,
  prepare: (directory: string) => Promise<void> = async () => undefined,
): Promise<Profile> {
  const directory = await mkdtemp(join(tmpdir(), 'relay-profile-'));
  await prepare(directory);
  const context = await openBrowserOn(directory, options, isWhole);
  return {
    context,
    async dispose() {
      await context.close();
      await rm(directory, { recursive: true, force: true, maxRetries: 5 });
    },
  };
}

export async function openBrowserOn(
  directory: string,
  options: BrowserContextOptions,
  isWhole = false,
): Promise<BrowserContext> {
  const context = await chromium.launchPersistentContext(directory, { ...browserOptions([], isWhole), ...options });
  if (!isWhole) takeBadgeFromWorkers(context);
  return context;
}

/**
 * Chromium's shell has the call that puts a number on the app's icon, but nobody behind it: a worker that makes it is ended at once, and
 * a page that it was just answering waits for ever.
 */
export function takeBadgeFromWorkers(context: BrowserContext): void {
  const take = (worker: Worker) =>
    worker
      .evaluate(() => Reflect.deleteProperty(Object.getPrototypeOf(navigator), 'setAppBadge'))
      // It has ended by itself.
      .catch(() => undefined);
  for (const worker of context.serviceWorkers()) void take(worker);
  context.on('serviceworker', take);
}

import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium, type BrowserContext, type BrowserContextOptions } from '@playwright/test';

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
 * How every browser of the tests is started. What a journey needs is in Chromium without its windows as well, at three
 * quarters of the time; installing an app and the profile on the disk are the whole one's.
 */
export function browserOptions(extraArguments: readonly string[] = [], isWhole = true) {
  const whole = process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium';
  return {
    executablePath: isWhole ? whole : process.env['CHROMIUM_SHELL_PATH'] || whole,
    headless: true,
    args: [...ARGUMENTS, ...extraArguments],
    viewport: VIEWPORTS.phone,
    locale: 'en-US',
    timezoneId: 'UTC',
  };
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

export function openBrowserOn(
  directory: string,
  options: BrowserContextOptions,
  isWhole = false,
): Promise<BrowserContext> {
  return chromium.launchPersistentContext(directory, { ...browserOptions([], isWhole), ...options });
}

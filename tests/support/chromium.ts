import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium, type BrowserContext, type BrowserContextOptions } from '@playwright/test';

/** Chromium without its own background traffic; `--no-sandbox` because CI runs as root. */
const ARGUMENTS = [
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

/** A browser with a profile of its own on disk, as a phone has one: it can install, and survives a restart. */
export async function openProfile(options: BrowserContextOptions = {}): Promise<Profile> {
  const directory = await mkdtemp(join(tmpdir(), 'relay-profile-'));
  const context = await chromium.launchPersistentContext(directory, {
    executablePath: process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium',
    headless: true,
    args: ARGUMENTS,
    viewport: VIEWPORTS.phone,
    locale: 'en-US',
    timezoneId: 'UTC',
    ...options,
  });
  return {
    context,
    async dispose() {
      await context.close();
      await rm(directory, { recursive: true, force: true, maxRetries: 5 });
    },
  };
}

import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect } from 'vitest';
import type { Browser, Engine, Tab } from './engine.ts';

/** A browser with a profile on disk, as a phone has one: it can be killed and opened again. */
export interface Phone {
  open(address: string): Promise<Tab>;
  /** The first visit, with network, until the app opens without. */
  install(origin: string): Promise<void>;
  /** Kills the browser; the next `open` starts it on the same profile. */
  kill(): Promise<void>;
  /** Ends it; an error of ours on the console fails the test. */
  expectNoErrors(): Promise<void>;
  /** Ends it and removes the profile. It throws for nothing a test found: what was set up for the test would stay for its next try. */
  dispose(): Promise<void>;
}

export async function takePhone(engine: Engine): Promise<Phone> {
  const profile = await mkdtemp(join(tmpdir(), 'relay-phone-'));
  const errors: string[] = [];
  let browser: Browser | undefined;
  const open = async (address: string) => {
    browser ??= await engine.launch(profile);
    const tab = await browser.newTab();
    await tab.goto(address);
    return tab;
  };
  const kill = async () => {
    await browser?.kill();
    errors.push(...(browser?.errors() ?? []));
    browser = undefined;
  };
  return {
    open,
    kill,
    async install(origin) {
      const tab = await open(`${origin}/`);
      await expect.poll(() => tab.evaluate(isInstalled), { timeout: 60_000 }).toBe(true);
      await tab.goto('about:blank');
    },
    async expectNoErrors() {
      await kill();
      expect(errors, 'errors on the console').toEqual([]);
    },
    async dispose() {
      await kill();
      await rm(profile, { recursive: true, force: true, maxRetries: 5 });
    },
  };
}

/** The worker is in charge: from now on the app opens without network. */
async function isInstalled(): Promise<boolean> {
  const registration = await navigator.serviceWorker.getRegistration();
  return registration?.active?.state === 'activated' && navigator.serviceWorker.controller !== null;
}

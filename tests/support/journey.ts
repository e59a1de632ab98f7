import { expect, test as base, type BrowserContext, type Page } from 'playwright/test';
import { closeSharedBrowser, openContext, openProfile, type Profile } from './chromium.ts';
import type { CopiedBuild } from './copied-build.ts';
import { watchConsole, type ConsoleWatch } from './console-watch.ts';
import { installedApp, type InstalledApp } from './installed-app.ts';
import { leasePort, type LeasedPort } from './leased-port.ts';
import { untilControlled } from './offline.ts';
import { openRelay, type Relay } from './relay.ts';

export type { Relay } from './relay.ts';

export interface Phone {
  readonly context: BrowserContext;
  readonly console: ConsoleWatch;
  /** Opens a page of the app. */
  open(path: string): Promise<Page>;
  /** The app opens without network from then on: where it is not there yet, a first visit until its worker is in charge. */
  install(): Promise<void>;
}

interface Options {
  /** The whole Chromium, for what its shell without windows cannot do: installing, and what the system shows. */
  isWholeBrowser: boolean;
}

/** What the journeys of one process use one after the other. */
interface Shared {
  /** Their servers' port: what is installed belongs to an origin. */
  leased: LeasedPort;
  installed: InstalledApp;
  sharedBrowser: void;
}

interface Fixtures {
  /** A copy of the build that the test may change and the server runs from; absent: the project's own build. */
  build: CopiedBuild | undefined;
  /** What the server is told by its environment, by its own address; absent: nothing but the set-up code. */
  settings: ((origin: string) => Readonly<Record<string, string>>) | undefined;
  relay: Relay;
  /**
   * The app is on it from the start, worker and files, as after most people's first minute, and nothing else of it; but where the
   * server runs another build or with settings of its own, it has never seen the app.
   */
  phone: Phone;
  /** For journeys that never lose the network: no worker comes on it, which is most of what a first visit costs. */
  onlinePhone: Phone;
  /** One that has never seen the app. */
  newPhone: Phone;
}

export const test = base.extend<Options & Fixtures, Shared>({
  isWholeBrowser: [false, { option: true }],
  build: undefined,
  settings: undefined,

  leased: [
    async ({}, use) => {
      const leased = await leasePort();
      await use(leased);
      await leased.release();
    },
    { scope: 'worker' },
  ],

  installed: [
    async ({}, use) => {
      const installed = installedApp();
      await use(installed);
      await installed.dispose();
    },
    { scope: 'worker' },
  ],

  relay: async ({ build, settings, leased }, use) => {
    const relay = await openRelay(build?.root, settings, leased);
    await use(relay);
    await relay.dispose();
  },

  sharedBrowser: [
    async ({}, use) => {
      await use();
      await closeSharedBrowser();
    },
    { scope: 'worker', auto: true },
  ],

  phone: async ({ relay, installed, build, settings, isWholeBrowser }, use) => {
    const { origin } = relay;
    const isUsual = build === undefined && settings === undefined;
    const profile = isUsual
      ? await openProfile({ baseURL: origin }, isWholeBrowser, (directory) => installed.putInto(directory, origin))
      : await openNew(origin, isWholeBrowser);
    await usePhone(profile, relay, use, isUsual);
  },

  onlinePhone: async ({ relay }, use) => {
    const profile = await openContext({ baseURL: relay.origin });
    await profile.context.addInitScript(() => Reflect.deleteProperty(Navigator.prototype, 'serviceWorker'));
    await usePhone(profile, relay, use, true);
  },

  newPhone: async ({ relay, isWholeBrowser }, use) => {
    await usePhone(await openNew(relay.origin, isWholeBrowser), relay, use);
  },
});

/** One that has never seen the app. */
function openNew(baseURL: string, isWholeBrowser: boolean): Promise<Profile> {
  return openProfile({ baseURL }, isWholeBrowser);
}

/** For `test.use`: journeys of people who come for the first time. */
export const firstVisit: Parameters<typeof test.use>[0] = {
  phone: async ({ newPhone }, use) => use(newPhone),
};

async function usePhone(
  profile: Profile,
  relay: Relay,
  use: (phone: Phone) => Promise<void>,
  needsNoInstall = false,
): Promise<void> {
  const console = watchConsole(profile.context, relay.wasAway);
  const open = async (path: string) => {
    const page = await profile.context.newPage();
    await page.goto(path);
    return page;
  };
  await use({
    context: profile.context,
    console,
    open,
    async install() {
      if (needsNoInstall) return;
      const page = await open('/');
      await untilControlled(page);
      await page.close();
    },
  });
  await profile.dispose();
  expect(console.errors, 'errors on the console').toEqual([]);
}

export { expect };

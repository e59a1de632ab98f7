import { expect, test as base, type Relay } from '../../support/journey.ts';
import { openChaosProxy, type ChaosProxy } from '../../support/chaos-proxy.ts';
import { leasePort, type LeasedPort } from '../../support/leased-port.ts';
import { openDiskPhone, type DiskPhone, type PhoneOptions } from './disk-phone.ts';

/** Which of Chromium's two stores lies under IndexedDB. */
export type StorageEngine = 'leveldb' | 'sqlite';

export interface FaultOptions {
  storage: StorageEngine;
  /** The short form plays each case once and cuts the repetitions of slow ones. */
  isShort: boolean;
}

/** What the cases of one process use one after the other. */
interface Shared {
  /** The phones' way to the server: what is installed belongs to an origin. */
  wayIn: LeasedPort;
}

interface Fixtures {
  /** The phone's only way to the server. */
  chaos: ChaosProxy;
  phoneOptions: PhoneOptions;
  /** The phone has never seen the app: for cases about the first visit, and where what a visit leaves cannot be copied. */
  isNew: boolean;
  /** The app is on it from the start, worker and files, and nothing else of it; but where it `isNew`. */
  device: DiskPhone;
}

export const test = base.extend<FaultOptions & Fixtures, Shared>({
  storage: ['leveldb', { option: true }],
  isShort: [true, { option: true }],
  phoneOptions: {},
  isNew: false,

  wayIn: [
    async ({}, use) => {
      const leased = await leasePort();
      await use(leased);
      await leased.release();
    },
    { scope: 'worker' },
  ],

  chaos: async ({ relay, wayIn }, use) => {
    const proxy = await openChaosProxy(relay.port, { leased: wayIn });
    await use(proxy);
    await proxy.close();
  },

  device: async ({ chaos, storage, phoneOptions, isNew, isWholeBrowser, installed }, use) => {
    const { args = [], ...options } = phoneOptions;
    const engine = storage === 'sqlite' ? ['--enable-features=IdbSqliteBackingStore'] : [];
    const prepare = isNew ? undefined : (directory: string) => installed.putInto(directory, chaos.origin);
    const phone = await openDiskPhone(
      { baseURL: chaos.origin, isWhole: isWholeBrowser, ...options, args: [...engine, ...args] },
      prepare,
    );
    await use(phone);
    await phone.dispose();
    expect(phone.errors, 'errors on the console').toEqual([]);
  },
});

/**
 * Always in the whole Chromium: cases whose senders compete, as its own Background Sync makes them do, and what its shell cannot
 * do. The others meet it too where all of them are played in their full form.
 */
export const wholeTest = test.extend({ isWholeBrowser: true });
/** There on a phone that has never seen the app. */
export const newPhoneTest = wholeTest.extend({ isNew: true });

export { expect };
export type { Relay };

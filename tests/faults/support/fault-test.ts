import { expect, test as base, type Relay } from '../../support/journey.ts';
import { openChaosProxy, type ChaosProxy } from '../../support/chaos-proxy.ts';
import { openDiskPhone, type DiskPhone, type PhoneOptions } from './disk-phone.ts';

/** Which of Chromium's two stores lies under IndexedDB. */
export type StorageEngine = 'leveldb' | 'sqlite';

export interface FaultOptions {
  storage: StorageEngine;
  /** The short form plays each case once and cuts the repetitions of slow ones. */
  isShort: boolean;
}

interface Fixtures {
  /** The phone's only way to the server. */
  chaos: ChaosProxy;
  phoneOptions: PhoneOptions;
  device: DiskPhone;
}

export const test = base.extend<FaultOptions & Fixtures>({
  storage: ['leveldb', { option: true }],
  isShort: [true, { option: true }],
  phoneOptions: {},

  chaos: async ({ relay }, use) => {
    const proxy = await openChaosProxy(relay.port);
    await use(proxy);
    await proxy.close();
  },

  device: async ({ chaos, storage, phoneOptions }, use) => {
    const { args = [], ...options } = phoneOptions;
    const engine = storage === 'sqlite' ? ['--enable-features=IdbSqliteBackingStore'] : [];
    const phone = await openDiskPhone({ baseURL: chaos.origin, ...options, args: [...engine, ...args] });
    await use(phone);
    await phone.dispose();
    expect(phone.errors, 'errors on the console').toEqual([]);
  },
});

export { expect };
export type { Relay };

import type { ChaosProxy } from '../../support/chaos-proxy.ts';
import type { DiskPhone } from './disk-phone.ts';

/** `put`: the item was handed to an open transaction. `complete`: that transaction has committed. */
export type Moment = 'put' | 'complete';

/**
 * Ends the browser in the very moment in which a page opened from now on writes an item: the page stops there by a
 * synchronous request that nobody answers, so that not one more line of the app runs. `gone` resolves after that.
 */
export async function killAt(moment: Moment, device: DiskPhone, chaos: ChaosProxy): Promise<{ gone: Promise<void> }> {
  await device.context.addInitScript(haltAt, moment);
  const gone = new Promise<void>((resolve, reject) => {
    chaos.next(1, { path: '/halt' }, { title: 'kill', play: () => device.kill().then(resolve, reject) });
  });
  return { gone };
}

/** In the page, before the app. The listener stands before Dexie's own, so that nobody hears of the commit before it. */
function haltAt(moment: Moment): void {
  const halt = () => {
    const request = new XMLHttpRequest();
    request.open('GET', '/halt', false);
    request.send();
  };
  const { put } = IDBObjectStore.prototype;
  const { transaction } = IDBDatabase.prototype;
  const written = new WeakSet<IDBTransaction>();
  IDBDatabase.prototype.transaction = function (...args) {
    const opened = transaction.apply(this, args);
    opened.addEventListener('complete', () => moment === 'complete' && written.has(opened) && halt());
    return opened;
  };
  IDBObjectStore.prototype.put = function (...args) {
    const request = put.apply(this, args);
    if (this.name === 'items') {
      written.add(this.transaction);
      if (moment === 'put') halt();
    }
    return request;
  };
}

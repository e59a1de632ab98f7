import type { BrowserContext, Page } from 'playwright/test';

/**
 * absent: the browser has no IndexedDB · refused: it does not open (cookies blocked) · hanging: its opening never
 * answers (a known fault of iOS) · full: it opens, and every new report, request and draft is refused.
 */
type Fault = 'absent' | 'refused' | 'hanging' | 'full';

declare global {
  interface Window {
    storageFault?: Fault | undefined;
  }
}

/** Breaks the storage of every page opened from now on. The worker keeps its own, as it does on a real phone. */
export async function breakStorage(context: BrowserContext, fault: Fault): Promise<void> {
  await context.addInitScript((kind: Fault) => {
    window.storageFault = kind;
    if (kind === 'absent') Object.defineProperty(window, 'indexedDB', { value: undefined });
    const open = IDBFactory.prototype.open;
    IDBFactory.prototype.open = function openOrNot(name: string, version?: number) {
      if (window.storageFault === 'hanging') return new EventTarget() as IDBOpenDBRequest;
      if (window.storageFault !== 'refused') return open.call(this, name, version);
      const error = new DOMException('user denied permission', 'UnknownError');
      const request = Object.assign(new EventTarget(), { error }) as IDBOpenDBRequest;
      setTimeout(() => {
        const event = { target: request, type: 'error', preventDefault() {}, stopPropagation() {} };
        request.onerror?.call(request, event as unknown as Event);
      });
      return request;
    };
    const put = IDBObjectStore.prototype.put;
    IDBObjectStore.prototype.put = function putOrNot(value: unknown, key?: IDBValidKey) {
      const isKept = window.storageFault !== 'full' || !['items', 'drafts'].includes(this.name);
      if (isKept) return key === undefined ? put.call(this, value) : put.call(this, value, key);
      throw new DOMException('The phone is full', 'QuotaExceededError');
    };
  }, fault);
}

/** From now on this page's storage works; what hung stays hanging until it is opened anew. */
export async function healStorage(page: Page): Promise<void> {
  await page.evaluate(() => {
    window.storageFault = undefined;
  });
}

import type { BrowserContext, Page } from 'playwright/test';

export const MINUTE_MS = 60_000;
export const DAY_MS = 24 * 60 * MINUTE_MS;

/** Sets the clock of the pages that are open, of those opened later, and of the worker while it runs. */
export async function setClock(context: BrowserContext, aheadMs: number): Promise<void> {
  await context.addInitScript(shiftClock, aheadMs);
  const workers = context.serviceWorkers();
  await Promise.all([...context.pages(), ...workers].map((place) => (place as Page).evaluate(shiftClock, aheadMs)));
}

/** In a page or worker: its clock runs `aheadMs` before the real one, however often it was shifted. */
function shiftClock(aheadMs: number): void {
  const shifted = globalThis as typeof globalThis & { realDate?: DateConstructor };
  const Real = (shifted.realDate ??= Date);
  globalThis.Date = new Proxy(Real, {
    construct: (_, args: []) => (args.length === 0 ? new Real(Real.now() + aheadMs) : new Real(...args)),
    get: (target, name) => (name === 'now' ? () => Real.now() + aheadMs : Reflect.get(target, name)),
  });
}

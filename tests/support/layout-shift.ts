import type { BrowserContext, Page } from 'playwright/test';

declare global {
  interface Window {
    layoutShift?: { score: number; moved: string[] };
  }
}

/** The part of the browser's own measure that is read here (the Layout Instability API). */
type Shift = PerformanceEntry & { value: number; sources: { node?: Node | null }[] };

/** From now on each page of the context adds up by how much what stands in it was moved without a person's doing. */
export async function watchLayout(context: BrowserContext): Promise<void> {
  await context.addInitScript(() => {
    const sum = { score: 0, moved: [] as string[] };
    window.layoutShift = sum;
    const add = (list: PerformanceObserverEntryList) => {
      for (const { value, sources } of list.getEntries() as Shift[]) {
        sum.score += value;
        const names = sources.map(({ node }) => (node instanceof Element ? `${node.tagName}.${node.className}` : ''));
        sum.moved.push(`${value.toFixed(3)} ${names.join(' ')}`);
      }
    };
    new PerformanceObserver(add).observe({ type: 'layout-shift', buffered: true });
  });
}

/** All of it since the page began, also what followed a press within half a second, and what moved. */
export function layoutShift(page: Page): Promise<{ score: number; moved: string[] }> {
  return page.evaluate(
    () =>
      new Promise((resolve) => {
        // The browser tells of a frame after it.
        requestAnimationFrame(() =>
          requestAnimationFrame(() => resolve(window.layoutShift ?? { score: 0, moved: [] })),
        );
      }),
  );
}

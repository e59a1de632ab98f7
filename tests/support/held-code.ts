import type { BrowserContext } from 'playwright/test';

/** Keeps the app's code back, or `files` of it, as a thin link does: pages come at once, what wakes them only after `release`. */
export async function holdCode(
  context: BrowserContext,
  files: string | RegExp = '**/assets/**/*.js',
): Promise<{ release(): void }> {
  let release: () => void = () => undefined;
  const gate = new Promise<void>((resolve) => (release = resolve));
  await context.route(files, async (route) => {
    await gate;
    await route.continue();
  });
  return { release: () => release() };
}

/** For a context that opens more than one page: the worker of the first one would bring the code to the next, past what holds it. */
export async function keepWorkerOut(context: BrowserContext): Promise<void> {
  await context.addInitScript(() => Object.defineProperty(navigator, 'serviceWorker', { value: undefined }));
}

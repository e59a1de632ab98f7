import type { BrowserContext, ConsoleMessage } from '@playwright/test';

/** What Chromium itself prints for every request that gets no answer or a 4xx/5xx; not an error of ours. */
const FAILED_REQUEST = /^Failed to load resource: /;

export interface ConsoleWatch {
  /** From now on failed requests are part of the story (no network, a dead server). */
  expectFailedRequests(): void;
  /** Errors seen, each with its place. Must be empty at the end of a journey. */
  readonly errors: readonly string[];
}

/** Collects console errors and uncaught exceptions of every page and worker of the context. */
export function watchConsole(context: BrowserContext): ConsoleWatch {
  const errors: string[] = [];
  let failedRequestsExpected = false;
  context.on('console', (message: ConsoleMessage) => {
    if (message.type() !== 'error') return;
    if (failedRequestsExpected && FAILED_REQUEST.test(message.text())) return;
    errors.push(`console: ${message.text()} (${message.location().url})`);
  });
  context.on('weberror', (error) => errors.push(`uncaught: ${error.error().stack ?? error.error().message}`));
  return {
    errors,
    expectFailedRequests() {
      failedRequestsExpected = true;
    },
  };
}

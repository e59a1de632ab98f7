import type { BrowserContext, ConsoleMessage } from 'playwright/test';
import { logoutAddress } from '../../contract/calls/outbox-address.ts';

/** What Chromium itself prints for every request that gets no answer or a 4xx/5xx; not an error of ours. */
const FAILED_REQUEST = /^console: Failed to load resource: /;
/** What React prints of a part of the app that is not on the phone. */
const MISSING_PART = /^console: \w*Error: (Unable to preload CSS for|Failed to fetch dynamically imported module:) /;
const NO_LONGER_ALLOWED = /^console: Failed to load resource: .* status of 401 /;

export interface ConsoleWatch {
  /** From now on failed requests are part of the story (no network, a dead server). */
  expectFailedRequests(): void;
  /** From now on a screen that is not on this phone is part of the story. */
  expectMissingPart(): void;
  /** Errors seen, each with its place. Must be empty at the end of a journey. */
  readonly errors: readonly string[];
}

/**
 * Collects console errors and uncaught exceptions of every page and worker of the context. Failed requests are none once the
 * journey has taken the server away, whatever was under way at that moment; nor is a 401 where somebody logged out: in another
 * tab too something may have been asked a moment before.
 */
export function watchConsole(context: BrowserContext, wasServerAway = () => false): ConsoleWatch {
  const errors: string[] = [];
  let failedRequestsExpected = false;
  let missingPartExpected = false;
  let hasLoggedOut = false;
  context.on('request', (request) => {
    hasLoggedOut ||= request.method() === logoutAddress.method && request.url().endsWith(logoutAddress.path);
  });
  context.on('console', (message: ConsoleMessage) => {
    if (message.type() !== 'error') return;
    // Asked for by the browser itself where a document names no icon: a bare picture, a page that crashed.
    if (message.location().url.endsWith('/favicon.ico')) return;
    const error = `console: ${message.text()} (${message.location().url})`;
    if (missingPartExpected && MISSING_PART.test(error)) return;
    const isExpected = failedRequestsExpected || wasServerAway();
    if (!isExpected || !FAILED_REQUEST.test(error)) errors.push(error);
  });
  context.on('weberror', (error) => errors.push(`uncaught: ${error.error().stack ?? error.error().message}`));
  return {
    get errors() {
      return hasLoggedOut ? errors.filter((error) => !NO_LONGER_ALLOWED.test(error)) : errors;
    },
    expectFailedRequests() {
      failedRequestsExpected = true;
    },
    expectMissingPart() {
      missingPartExpected = true;
    },
  };
}

import { defineConfig } from '@playwright/test';

/** Journeys in a real browser against the real server. `CHROMIUM_PATH` is set by scripts/test.mjs. */
export default defineConfig({
  testDir: 'tests/e2e',
  outputDir: 'test-results',
  globalSetup: './tests/support/start-postgres.ts',
  fullyParallel: true,
  // Two keep two cores busy: a third makes each slower, and all of them no earlier.
  workers: 2,
  // Nothing is judged by time: these only end what would never end, on a machine however slow.
  timeout: 300_000,
  expect: { timeout: 60_000 },
  // What cannot be pressed is not waited for any longer: three tries of a whole test would take a quarter of an hour.
  use: { actionTimeout: 90_000 },
  forbidOnly: true,
  // What passes only then is named at the end of `npm test`, and its cause looked for.
  retries: 2,
  reporter: [['list']],
});

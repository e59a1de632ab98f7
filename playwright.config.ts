import { defineConfig } from '@playwright/test';

/** Journeys in a real browser against the real server. `CHROMIUM_PATH` is set by scripts/test.mjs. */
export default defineConfig({
  testDir: 'tests/e2e',
  outputDir: 'test-results',
  globalSetup: './tests/support/start-postgres.ts',
  fullyParallel: true,
  workers: 2,
  timeout: 90_000,
  expect: { timeout: 15_000 },
  forbidOnly: true,
  retries: 0,
  reporter: [['list']],
});

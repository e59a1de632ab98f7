import { defineConfig } from '@playwright/test';
import type { FaultOptions } from './tests/faults/support/fault-test.ts';

/** The full form is for `npm run faults`; `npm test` plays the short one. */
const isShort = process.env['FAULTS_FORM'] !== 'full';

/**
 * Faults of network, server, browser and storage in a real browser against the real server and database.
 * Cases tagged `@storage` are played on both of Chromium's stores under IndexedDB; those tagged `@full` by `npm run faults` alone:
 * what they show of server and phone together, the server's tests and the simulation show each for itself in `npm test`.
 */
export default defineConfig<FaultOptions>({
  testDir: 'tests/faults',
  outputDir: 'test-results/faults',
  globalSetup: './tests/support/start-postgres.ts',
  ...(isShort && { grepInvert: /@full/ }),
  fullyParallel: true,
  // As journeys.
  workers: 2,
  timeout: isShort ? 300_000 : 600_000,
  expect: { timeout: 60_000 },
  forbidOnly: true,
  // What passes only then is named at the end of `npm test`, and its cause looked for.
  retries: 2,
  reporter: [['list']],
  // What cannot be pressed is not waited for any longer: three tries of a whole test would take a quarter of an hour.
  use: { isShort, actionTimeout: 90_000 },
  projects: [
    { name: 'leveldb', use: { storage: 'leveldb' } },
    ...(isShort ? [] : [{ name: 'sqlite', grep: /@storage/, use: { storage: 'sqlite' as const } }]),
  ],
});

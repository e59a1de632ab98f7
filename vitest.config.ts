import { defineConfig } from 'vitest/config';

const consoleErrors = 'tests/support/fail-on-console-error.ts';

/** For what touches clocks, processes, networks, databases; what passes only then is named at the end of `npm test`. */
const SECOND_TRIES = 2;

export default defineConfig({
  test: {
    allowOnly: false,
    silent: 'passed-only',
    projects: [
      {
        test: {
          name: 'contract',
          include: ['contract/**/*.test.ts'],
          environment: 'node',
          setupFiles: [consoleErrors],
          // Property tests on a slow, shared machine.
          testTimeout: 60_000,
          maxWorkers: 2,
        },
      },
      {
        test: {
          name: 'unit',
          retry: SECOND_TRIES,
          include: ['src/**/*.test.{ts,tsx}', 'sw/**/*.test.ts', 'tests/sim/**/*.test.ts'],
          environment: 'happy-dom',
          setupFiles: ['fake-indexeddb/auto', consoleErrors],
          // Property tests on a slow, shared machine.
          testTimeout: 60_000,
          hookTimeout: 60_000,
          maxWorkers: 2,
        },
      },
      {
        test: {
          name: 'server',
          retry: SECOND_TRIES,
          include: ['server/**/*.test.ts'],
          environment: 'node',
          setupFiles: [consoleErrors],
          globalSetup: ['tests/support/build-server.ts', 'tests/support/shared-postgres.ts'],
          // Loading the server is most of what a short file costs: a worker does it once.
          isolate: false,
          testTimeout: 180_000,
          hookTimeout: 180_000,
          // They mostly wait, for processes and databases.
          maxWorkers: 3,
        },
      },
      {
        test: {
          name: 'architecture',
          retry: SECOND_TRIES,
          include: ['tests/{architecture,support}/**/*.test.ts', 'scripts/**/*.test.ts'],
          environment: 'node',
          setupFiles: [consoleErrors],
          testTimeout: 120_000,
          // They run the tools themselves, on all there is.
          hookTimeout: 120_000,
          // As `unit`, beside which it runs.
          maxWorkers: 2,
        },
      },
      {
        test: {
          name: 'browsers',
          retry: SECOND_TRIES,
          include: ['tests/browsers/**/*.test.ts'],
          environment: 'node',
          globalSetup: 'tests/support/start-postgres.ts',
          setupFiles: [consoleErrors],
          testTimeout: 120_000,
          hookTimeout: 60_000,
          // They mostly wait, each for its own browser.
          maxWorkers: 2,
        },
      },
    ],
  },
});

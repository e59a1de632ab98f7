import { defineConfig } from 'vitest/config';

const consoleErrors = 'tests/support/fail-on-console-error.ts';

export default defineConfig({
  test: {
    allowOnly: false,
    silent: 'passed-only',
    projects: [
      {
        test: {
          name: 'unit',
          include: ['contract/**/*.test.ts', 'src/**/*.test.{ts,tsx}', 'sw/**/*.test.ts', 'tests/sim/**/*.test.ts'],
          environment: 'happy-dom',
          setupFiles: ['fake-indexeddb/auto', consoleErrors],
          // Property tests on a slow, shared machine.
          testTimeout: 20_000,
        },
      },
      {
        test: {
          name: 'server',
          include: ['server/**/*.test.ts'],
          environment: 'node',
          setupFiles: [consoleErrors],
          testTimeout: 60_000,
          hookTimeout: 120_000,
        },
      },
      {
        test: {
          name: 'architecture',
          include: ['tests/architecture/**/*.test.ts', 'scripts/**/*.test.ts'],
          environment: 'node',
          setupFiles: [consoleErrors],
          testTimeout: 120_000,
        },
      },
    ],
  },
});

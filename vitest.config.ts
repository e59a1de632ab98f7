import { readFileSync } from 'node:fs';
import { defineConfig } from 'vitest/config';
import { projectFiles } from './scripts/lib/project-files.mjs';

const sharedWorld = 'tests/support/shared-world.ts';
const consoleErrors = 'tests/support/fail-on-console-error.ts';

/** For what touches clocks, processes, networks, databases; what passes only then is named at the end of `npm test`. */
const SECOND_TRIES = 2;

const files = { rules: [] as string[], screens: [] as string[], alone: [] as string[] };
for (const path of projectFiles()) {
  if (/^(src|sw|tests\/sim)\/.*\.test\.tsx?$/.test(path)) files[worldOf(path)].push(path);
}

/** Which world a unit test needs stands in the test itself. */
function worldOf(path: string): keyof typeof files {
  const text = readFileSync(new URL(path, import.meta.url), 'utf8');
  if (text.includes('vi.mock(')) return 'alone';
  return path.endsWith('.tsx') || text.startsWith('// @vitest-environment happy-dom') ? 'screens' : 'rules';
}

function unitTests(name: string, environment: string, include: string[], isolate = false) {
  return {
    test: {
      name,
      retry: SECOND_TRIES,
      include,
      environment,
      isolate,
      setupFiles: [sharedWorld, consoleErrors],
      // Each file has a Dexie of its own, as it has modules of its own: Dexie remembers what was read.
      server: { deps: { inline: [/\/dexie/] } },
      // Property tests on a slow, shared machine.
      testTimeout: 60_000,
      hookTimeout: 60_000,
      maxWorkers: 2,
    },
  };
}

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
          isolate: false,
          setupFiles: [consoleErrors],
          // Property tests on a slow, shared machine.
          testTimeout: 60_000,
          maxWorkers: 2,
        },
      },
      unitTests('unit', 'node', files.rules),
      unitTests('screens', 'happy-dom', files.screens),
      // A module that a file replaces is read by others of its world too.
      unitTests('alone', 'node', files.alone, true),
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
          // What a server does once it runs takes as long as the machine is busy.
          expect: { poll: { timeout: 30_000 } },
          // They mostly wait, for processes and databases.
          maxWorkers: 3,
        },
      },
      {
        test: {
          name: 'architecture',
          retry: SECOND_TRIES,
          include: ['tests/{architecture,questions,support,versions}/**/*.test.ts', 'scripts/**/*.test.ts'],
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
          testTimeout: 300_000,
          hookTimeout: 60_000,
          // Two keep two cores busy.
          maxWorkers: 2,
        },
      },
    ],
  },
});

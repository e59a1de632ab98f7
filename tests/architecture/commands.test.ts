import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { browserHere, browserShellHere } from '../../scripts/lib/browser.mjs';
import { chooseSteps } from '../../scripts/lib/choose-steps.mjs';
import { failedJourneys } from '../../scripts/lib/failed-tests.mjs';
import { requireNode } from '../../scripts/lib/install.mjs';
import { closingLineCounts, playwrightCounts, suiteOutcome, vitestCounts } from '../../scripts/lib/outcome.mjs';
import { runSteps } from '../../scripts/lib/run-steps.mjs';
import { run } from '../../scripts/lib/run.mjs';
import { lookAgain } from '../../scripts/lib/second-look.mjs';
import { summary } from '../../scripts/lib/summary.mjs';
import { plantProject, root, runNode } from './planted-project.ts';

const folder = mkdtempSync(join(tmpdir(), 'relief relay '));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

function written(name: string, content: unknown): string {
  const path = join(folder, name);
  writeFileSync(path, typeof content === 'string' ? content : JSON.stringify(content));
  return path;
}

const ended = { code: 0, output: 'what it printed' };

function step(name: string, failed: number, needs: readonly string[] = [], alone = false) {
  return { name, needs, alone, work: async () => ({ passed: failed ? 0 : 1, failed }) };
}

describe('a Node', () => {
  it.each(['20.19.0', '20.20.2', '22.12.0', '24.0.0'])('%s is new enough', (version) => {
    expect(() => requireNode(version)).not.toThrow();
  });

  it.each(['18.20.0', '20.18.3', '21.7.0', '22.11.0'])('%s is refused in one sentence', (version) => {
    expect(() => requireNode(version)).toThrow(
      `Relief Relay needs Node 20.19, 22.12 or newer; this is Node ${version}.`,
    );
  });
});

describe('the browser', () => {
  const program = written('chromium', '#!/bin/sh\n');
  chmodSync(program, 0o755);

  it('is what CHROMIUM_PATH names', () => {
    expect(browserHere({ CHROMIUM_PATH: program, PATH: '' })).toBe(program);
  });

  it('is not guessed when CHROMIUM_PATH is wrong', () => {
    expect(() => browserHere({ CHROMIUM_PATH: join(folder, 'none'), PATH: folder })).toThrow('which is no program');
    expect(() => browserHere({ CHROMIUM_PATH: folder, PATH: folder })).toThrow('which is no program');
  });

  it('is found on the PATH, spaces and all', () => {
    expect(browserHere({ PATH: folder })).toBe(program);
  });

  it('has its shell beside it, but not beside one that somebody named', () => {
    expect(browserShellHere({ PATH: folder })).toBeUndefined();
    const shell = written('chromium-headless-shell', '#!/bin/sh\n');
    chmodSync(shell, 0o755);
    expect(browserShellHere({ PATH: folder })).toBe(shell);
    expect(browserShellHere({ PATH: folder, CHROMIUM_PATH: program })).toBeUndefined();
    expect(browserShellHere({ PATH: '', CHROMIUM_PATH: program, CHROMIUM_SHELL_PATH: shell })).toBe(shell);
    expect(() => browserShellHere({ PATH: folder, CHROMIUM_SHELL_PATH: join(folder, 'none') })).toThrow(
      'is no program',
    );
  });
});

describe('a suite', () => {
  it('passes by its own report', () => {
    const report = { numPassedTests: 3, numFailedTests: 0, numPendingTests: 0, numTodoTests: 0, testResults: [] };
    const counts = vitestCounts(written('vitest.json', report));
    expect(suiteOutcome(ended, counts)).toEqual({ passed: 3, failed: 0 });
  });

  it('fails by a test that was left out', () => {
    expect(suiteOutcome(ended, { passed: 3, failed: 0, skipped: 2 })).toMatchObject({ passed: 3, failed: 2 });
  });

  it('fails when it ran nothing', () => {
    expect(suiteOutcome(ended, { passed: 0, failed: 0, skipped: 0 })).toMatchObject({ failed: 1 });
  });

  it('fails by its exit code alone', () => {
    expect(suiteOutcome({ ...ended, code: 1 }, { passed: 3, failed: 0, skipped: 0 })).toMatchObject({ failed: 1 });
  });

  it('fails without a report', () => {
    expect(suiteOutcome(ended, vitestCounts(join(folder, 'none.json')))).toMatchObject({ passed: 0, failed: 1 });
    expect(suiteOutcome(ended, playwrightCounts(written('cut.json', '{"stats":')))).toMatchObject({ failed: 1 });
  });

  it('counts a file that cannot be loaded', () => {
    const testResults = [{ name: 'a.test.ts', message: 'no such module', status: 'failed', assertionResults: [] }];
    const report = { numPassedTests: 3, numFailedTests: 0, numPendingTests: 0, numTodoTests: 0, testResults };
    expect(vitestCounts(written('broken.json', report))).toEqual({
      passed: 3,
      failed: 1,
      skipped: 0,
      tests: [{ title: 'a.test.ts', message: 'no such module' }],
    });
  });

  it('does not pass by a second try', () => {
    const report = { stats: { expected: 2, unexpected: 0, flaky: 1, skipped: 0 }, errors: [] };
    expect(playwrightCounts(written('playwright.json', report))).toMatchObject({ passed: 2, failed: 1, skipped: 0 });
  });

  it('looks again at the few that fell under load, and names them', async () => {
    const outcome = {
      passed: 8,
      failed: 2,
      tests: ['a:1', 'b:2'].map((place) => ({ title: place, place, message: '' })),
    };
    const stats = { expected: 6, unexpected: 0, flaky: 0, skipped: 0 };
    const asked: (readonly string[])[] = [];
    const playAgain = (found: object) => async (args: readonly string[]) => {
      asked.push(args);
      return written('again.json', { stats: { ...stats, ...found }, errors: [] });
    };
    expect(await lookAgain(outcome, playAgain({}))).toMatchObject({ passed: 10, failed: 0, unsteady: outcome.tests });
    expect(asked).toEqual([['a:1', 'b:2', '--repeat-each=3', '--workers=1']]);
    // One that falls again, or was not played, leaves all as it was.
    expect(await lookAgain(outcome, playAgain({ expected: 5, unexpected: 1 }))).toEqual(outcome);
    expect(await lookAgain(outcome, playAgain({ expected: 3 }))).toEqual(outcome);
    expect(await lookAgain(outcome, async () => join(folder, 'none'))).toEqual(outcome);
    const many = {
      passed: 8,
      failed: 7,
      tests: Array.from({ length: 7 }, () => ({ title: 'a', place: 'a:1', message: '' })),
    };
    expect(await lookAgain(many, playAgain({}))).toEqual(many);
    // What failed outside of the tests, or was left out, cannot be played again.
    expect(await lookAgain({ ...outcome, failed: 3 }, playAgain({}))).toMatchObject({ failed: 3 });
    expect(asked).toHaveLength(3);
  });

  it('names the journeys that failed, the second try included', () => {
    const errors = [{ message: '\u001B[31mexpected 1\u001B[39m' }];
    const specs = [
      { title: 'passes', file: 'a.spec.ts', line: 3, ok: true, tests: [{ status: 'expected', results: [{}] }] },
      {
        title: 'fails',
        file: 'a.spec.ts',
        line: 9,
        ok: false,
        tests: [{ status: 'unexpected', results: [{ errors }] }],
      },
      {
        title: 'falters',
        file: 'a.spec.ts',
        line: 20,
        ok: true,
        tests: [{ status: 'flaky', results: [{ errors }, {}] }],
      },
    ];
    expect(failedJourneys({ suites: [{ suites: [{ specs }] }], errors: [] })).toEqual([
      { title: 'a.spec.ts:9 fails', place: 'a.spec.ts:9', message: 'expected 1' },
      { title: 'a.spec.ts:20 falters', place: 'a.spec.ts:20', message: 'expected 1' },
    ]);
  });

  it('may close with its own counts', () => {
    expect(closingLineCounts('ran\n20 passed, 1 failed\n')).toEqual({ passed: 20, failed: 1, skipped: 0 });
    expect(closingLineCounts('20 passed, 1 failed, see above')).toBeUndefined();
  });
});

describe('the steps', () => {
  it('go on after a failure, but for what needs it', async () => {
    const results = await runSteps([step('a', 1), step('b', 0), step('c', 0, ['a'], true), step('d', 0, ['b'])]);
    expect(results.map(({ name, ran, passed, failed }) => [name, ran, passed, failed])).toEqual([
      ['a', true, 0, 1],
      ['b', true, 1, 0],
      ['c', false, 0, 1],
      ['d', true, 1, 0],
    ]);
    expect(summary(results).split('\n').at(-1)).toBe('2 passed, 2 failed');
  });

  it('tell at the end what failed', () => {
    const tests = [{ title: 'a.spec.ts:9 fails', message: `expected 1\n${'more\n'.repeat(50)}` }];
    const result = { name: 'browser', ms: 5, ran: true, passed: 3, failed: 1, tests };
    const said = summary([result]);
    expect(said).toContain('browser: a.spec.ts:9 fails\n    expected 1\n');
    expect(said.split('more')).toHaveLength(8);
  });

  it('run two at a time, and alone where they must', async () => {
    let running = 0;
    const seen: number[] = [];
    const work = async () => {
      running += 1;
      seen.push(running);
      await new Promise((resolve) => setTimeout(resolve, 20));
      running -= 1;
      return { passed: 1, failed: 0 };
    };
    const made = (name: string, alone: boolean) => ({ name, needs: [], alone, work });
    await runSteps([made('a', false), made('b', false), made('c', true), made('d', true)]);
    expect(seen).toEqual([1, 2, 1, 1]);
  });

  it('survive a step that breaks', async () => {
    const work = () => Promise.reject(new Error('broken'));
    const [result] = await runSteps([{ name: 'a', needs: [], alone: true, work }]);
    expect(result).toMatchObject({ passed: 0, failed: 1 });
  });

  it('can be chosen, with those they need', () => {
    const all = [
      step('install', 0),
      step('types:src', 0, ['install']),
      step('types:sw', 0, ['install']),
      step('unit', 0),
    ];
    const names = (...args: string[]) => chooseSteps(all, args).map(({ name }) => name);
    expect(names()).toHaveLength(4);
    expect(names('--only', 'types')).toEqual(['install', 'types:src', 'types:sw']);
    expect(names('--from', 'types:sw')).toEqual(['install', 'types:sw', 'unit']);
    expect(() => names('--only', 'none')).toThrow('There is no step "none"');
    expect(() => names('--all')).toThrow('--only');
  });
});

describe('a command', () => {
  it('tells its exit code and output', async () => {
    const lines: string[] = [];
    const command = [process.execPath, '-e', 'console.log("a b"); process.exitCode = 3'];
    expect(await run(command, { onLine: (line) => lines.push(line) })).toEqual({ code: 3, output: 'a b\n' });
    expect(lines).toEqual(['a b']);
  });

  it('that does not exist is an answer, not a crash', async () => {
    expect(await run([join(folder, 'no such program')])).toMatchObject({ code: 127 });
  });

  it('is ended at its time limit', async () => {
    const command = [process.execPath, '-e', 'setInterval(() => 1, 1000)'];
    expect(await run(command, { limitMs: 300 })).toMatchObject({ code: 124 });
  });
});

describe('secrets', () => {
  it('are found in a file of ours', () => {
    // Put together here, so that this file holds none.
    const token = ['ghp', 'wWPw5k4aXcaT4fNP0UcnZwJUVFk6LO0pINUx'].join('_');
    const project = plantProject({ 'src/data/token.ts': `export const token = '${token}';\n` });
    const secretlint = join(root, 'node_modules', 'secretlint', 'bin', 'secretlint.js');
    const { code, output } = runNode([secretlint, 'src/**/*'], project.folder);
    project.dispose();
    expect(output).toContain('src/data/token.ts');
    expect(code).toBe(1);
  });
});

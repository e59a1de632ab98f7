import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { browserHere, browserShellHere } from '../../scripts/lib/browser.mjs';
import { chooseSteps } from '../../scripts/lib/choose-steps.mjs';
import { journeyFindings, unitFindings } from '../../scripts/lib/failed-tests.mjs';
import { requireNode } from '../../scripts/lib/install.mjs';
import { closingLineCounts, playwrightCounts, suiteOutcome, vitestCounts } from '../../scripts/lib/outcome.mjs';
import { runSteps } from '../../scripts/lib/run-steps.mjs';
import { run } from '../../scripts/lib/run.mjs';
import { findSecrets } from '../../scripts/lib/secrets.mjs';
import { LAST_QUICK_STEP, steps } from '../../scripts/lib/steps.mjs';
import { summary, unsteadyTests } from '../../scripts/lib/summary.mjs';
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
      unsteady: [],
      timed: [],
    });
  });

  it('whose set-up fell after its tests were listed has failed too', () => {
    const testResults = [
      { name: 'a.test.ts', message: 'no server', status: 'failed', assertionResults: [{ status: 'passed' }] },
    ];
    const report = { numPassedTests: 1, numFailedTests: 0, numPendingTests: 0, numTodoTests: 0, testResults };
    expect(vitestCounts(written('set-up.json', report))).toMatchObject({
      failed: 1,
      tests: [{ title: 'a.test.ts', message: 'no server' }],
    });
  });

  it('that passed only by a second try has passed, and names what did', () => {
    const errors = [{ message: '\u001B[31mexpected 1\u001B[39m' }];
    const journey = (title: string, line: number, status: string, results: object[]) => ({
      title,
      file: 'a.spec.ts',
      line,
      ok: status !== 'unexpected',
      tests: [{ status, results }],
    });
    const specs = [
      journey('passes', 3, 'expected', [{ duration: 70 }]),
      journey('fails', 9, 'unexpected', [{ errors }, { errors }, { errors }]),
      journey('falters', 20, 'flaky', [{ errors, duration: 40 }, { duration: 50 }]),
    ];
    const report = {
      stats: { expected: 1, unexpected: 1, flaky: 1, skipped: 0 },
      suites: [{ suites: [{ specs }] }],
      errors: [],
    };
    const fails = { title: 'a.spec.ts:9 fails', message: 'expected 1\nexpected 1\nexpected 1' };
    const falters = { title: 'a.spec.ts:20 falters', message: 'expected 1' };
    const timed = [
      { title: 'a.spec.ts:3 passes', ms: 70 },
      { title: fails.title, ms: 0 },
      { title: falters.title, ms: 90 },
    ];
    const counts = { passed: 2, failed: 1, skipped: 0, tests: [fails], unsteady: [falters], timed };
    expect(playwrightCounts(written('playwright.json', report))).toEqual(counts);
    expect(suiteOutcome({ ...ended, code: 1 }, counts)).toMatchObject({ failed: 1, tests: [fails] });
    expect(suiteOutcome(ended, { ...counts, failed: 0, tests: [] })).toEqual({
      passed: 2,
      failed: 0,
      note: '1 unsteady',
      unsteady: [falters],
      timed,
    });
    expect(journeyFindings({ ...report, errors: [{ message: 'no set-up' }] }).tests).toEqual([
      fails,
      { title: 'outside the tests', message: 'no set-up' },
    ]);
  });

  it('of the other runner is read the same way', () => {
    const assertionResults = [
      { status: 'passed', fullName: 'passes', failureMessages: [], duration: 12.5 },
      { status: 'failed', fullName: 'fails', failureMessages: ['expected 1', 'expected 1'] },
      { status: 'passed', fullName: 'falters', failureMessages: ['expected 1'] },
    ];
    expect(unitFindings({ testResults: [{ name: 'a.test.ts', status: 'failed', assertionResults }] })).toEqual({
      tests: [{ title: 'a.test.ts fails', message: 'expected 1\nexpected 1' }],
      unsteady: [{ title: 'a.test.ts falters', message: 'expected 1' }],
      timed: [
        { title: 'a.test.ts passes', ms: 12.5 },
        { title: 'a.test.ts fails', ms: 0 },
        { title: 'a.test.ts falters', ms: 0 },
      ],
    });
  });

  it('is tried again by its own runner, which tells both', () => {
    const project = plantProject({
      'vitest.config.ts': 'export default { test: { retry: 2 } };',
      'src/a.test.ts': `import { expect, it } from 'vitest';
let tries = 0;
it('falters', () => expect((tries += 1)).toBe(2));
it('fails', () => expect(tries).toBe(9));
it('passes', () => expect(tries).toBe(2));`,
    });
    const vitest = join(root, 'node_modules', 'vitest', 'vitest.mjs');
    const path = join(project.folder, 'report.json');
    runNode([vitest, 'run', '--reporter=json', `--outputFile.json=${path}`], project.folder);
    const counts = vitestCounts(path);
    project.dispose();
    expect(counts).toMatchObject({ passed: 2, failed: 1, skipped: 0 });
    expect(counts?.tests?.map(({ title }) => title.split(' ').at(-1))).toEqual(['fails']);
    expect(counts?.unsteady?.map(({ title }) => title.split(' ').at(-1))).toEqual(['falters']);
    expect(counts?.unsteady?.[0]?.message).toContain('expected 1 to be 2');
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

  it('tell at the end, and in a file, what passed only at a second try', () => {
    const unsteady = [{ title: 'a.spec.ts:20 falters', message: 'expected 1' }];
    const result = { name: 'browser', ms: 5, ran: true, passed: 3, failed: 0, unsteady };
    expect(summary([result])).toContain('unsteady: browser: a.spec.ts:20 falters\n    expected 1\n');
    expect(unsteadyTests([result])).toEqual([{ step: 'browser', ...unsteady[0] }]);
  });

  it('tell at the end which tests were the slowest', () => {
    const timed = Array.from({ length: 25 }, (_, index) => ({ title: `a.test.ts test ${index}.`, ms: index * 1000 }));
    const said = summary([{ name: 'unit', ms: 5, ran: true, passed: 25, failed: 0, timed }]);
    expect(said).toContain('the slowest tests:\n      24.0 s  unit: a.test.ts test 24.\n      23.0 s');
    expect(said).toContain('test 5.');
    expect(said).not.toContain('test 4.');
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

  it('go aside where they only take time: one after the other, beside all that follows', async () => {
    const order: string[] = [];
    let letOn: (() => void) | undefined;
    const held = new Promise<void>((resolve) => (letOn = resolve));
    const made = (name: string, aside: boolean, until: Promise<void> = Promise.resolve()) => ({
      name,
      needs: [],
      ...(aside ? { aside } : { alone: true }),
      work: async () => {
        order.push(name);
        await until;
        order.push(`${name} ended`);
        if (name === 'd') letOn?.();
        return { passed: 1, failed: 0 };
      },
    });
    const results = await runSteps([made('a', true, held), made('b', true), made('c', false), made('d', false)]);
    expect(order.join()).toBe('c,a,c ended,d,d ended,a ended,b,b ended');
    expect(results.map(({ name }) => name).join()).toBe('a,b,c,d');
  });

  it('wait for none that goes aside', () => {
    const aside = new Set(steps.flatMap((one) => (one.aside ? [one.name] : [])));
    expect(aside).toContain('sim');
    for (const { name, needs } of steps)
      expect(
        needs.filter((other) => aside.has(other)),
        name,
      ).toEqual([]);
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
    const names = (...args: string[]) => chooseSteps(all, args, 'types:sw').map(({ name }) => name);
    expect(names()).toHaveLength(4);
    expect(names('--only', 'types')).toEqual(['install', 'types:src', 'types:sw']);
    expect(names('--from', 'types:sw')).toEqual(['install', 'types:sw', 'unit']);
    expect(names('--quick')).toEqual(['install', 'types:src', 'types:sw']);
    expect(() => names('--quick', 'unit')).toThrow('--quick');
    expect(() => names('--only', 'none')).toThrow('There is no step "none"');
    expect(() => names('--all')).toThrow('--only');
  });

  it('begin with all that starts no browser and no database', () => {
    const names = steps.map(({ name }) => name);
    const quick = chooseSteps(steps, ['--quick'], LAST_QUICK_STEP).map(({ name }) => name);
    expect(quick).toEqual(names.slice(0, names.indexOf('machine')));
    for (const name of ['lint', 'types:src', 'imports', 'unused', 'secrets', 'docs', 'budgets', 'rules', 'unit']) {
      expect(quick).toContain(name);
    }
    expect(names.slice(quick.length)).toEqual(
      expect.arrayContaining(['sim', 'mutants', 'sim:real', 'server', 'browser', 'faults', 'browsers']),
    );
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

  it('gives way to all others where it was told to', async () => {
    const untilLow = `const { constants, getPriority } = require('node:os');
const timer = setInterval(() => getPriority() === constants.priority.PRIORITY_LOW && clearInterval(timer), 5)`;
    expect(await run([process.execPath, '-e', untilLow], { givesWay: true, limitMs: 60_000 })).toMatchObject({
      code: 0,
    });
  });
});

describe('secrets', () => {
  it('are found in a file of ours', async () => {
    // Put together here, so that this file holds none.
    const token = ['ghp', 'wWPw5k4aXcaT4fNP0UcnZwJUVFk6LO0pINUx'].join('_');
    const project = plantProject({
      'src/data/token.ts': `export const token = '${token}';\n`,
      'src/data/other.ts': "export const other = '';\n",
    });
    const { files, found } = await findSecrets(project.folder);
    project.dispose();
    expect(files).toBeGreaterThan(2);
    expect(found).toContain('src/data/token.ts');
    expect(found).not.toContain('src/data/other.ts');
    expect(found).not.toContain(token);
  });
});

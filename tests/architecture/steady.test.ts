import { describe, expect, it } from 'vitest';
import { chooseSuites, failuresOf, steadyReport } from '../../scripts/lib/steady-report.mjs';

describe('which suites play the files that a developer names', () => {
  it('without a name: all of all, in the order of `npm test`', () => {
    expect(chooseSuites([])).toEqual([
      ['server', []],
      ['browser', []],
      ['faults', []],
      ['browsers', []],
    ]);
  });

  it('each file is played by the suite of its folder, and no other suite runs', () => {
    const files = [
      'tests/faults/faults.spec.ts',
      'server/verify.test.ts',
      'tests/e2e/push.spec.ts',
      'server/lanes/lanes.test.ts',
    ];
    expect(chooseSuites(files)).toEqual([
      ['server', ['server/verify.test.ts', 'server/lanes/lanes.test.ts']],
      ['browser', ['tests/e2e/push.spec.ts']],
      ['faults', ['tests/faults/faults.spec.ts']],
    ]);
  });

  it('a file of no suite is refused', () => {
    expect(() => chooseSuites(['src/app/shell.test.ts'])).toThrow('"src/app/shell.test.ts" is in none of');
  });
});

describe('what the rounds found', () => {
  const failing = (title: string, message = 'expected 1 to be 2\n  at line 3') => ({
    passed: 5,
    failed: 1,
    tests: [{ title, message }],
  });

  it('nothing: says so', () => {
    expect(steadyReport([], 5)).toBe('steady: no test failed in 5 rounds');
    expect(failuresOf('server', { passed: 3, failed: 0 })).toEqual([]);
  });

  it('names each test once with its number of failures, the most frequent first', () => {
    const rounds = [
      ...failuresOf('browser', failing('push.spec.ts:3 rings')),
      ...failuresOf('server', failing('verify.test.ts holds')),
      ...failuresOf('server', failing('verify.test.ts holds')),
    ];
    const report = steadyReport(rounds, 3).split('\n');
    expect(report[1]).toMatch(/^2 of 3 +server: verify\.test\.ts holds +expected 1 to be 2$/);
    expect(report[2]).toMatch(/^1 of 3 +browser: push\.spec\.ts:3 rings/);
    expect(report.at(-1)).toBe('steady: 2 tests failed at least once');
  });

  it('a suite that fell without a failing test counts too', () => {
    expect(failuresOf('faults', { passed: 0, failed: 1, note: 'no report' })).toEqual([
      { suite: 'faults', title: 'the suite itself', message: 'no report' },
    ]);
  });

  it('files that were named and not played are a failure; a browser that is not here and was not named is none', () => {
    const nothing = { passed: 0, failed: 0, note: 'Firefox is not here' };
    expect(failuresOf('browsers', nothing)).toEqual([]);
    expect(failuresOf('browsers', nothing, true)).toEqual([
      { suite: 'browsers', title: 'the suite itself', message: 'no test was played: Firefox is not here' },
    ]);
  });
});

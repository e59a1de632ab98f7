import { describe, expect, it } from 'vitest';
import { occurrences, sources, withoutComments } from './sources.ts';

/** The engine: everything under simulation, without its adapters to the real world. */
const ENGINE = /^src\/data\/outbox\/(?!adapters\/).*(?<!\.test)\.ts$/;

/** What asks the real world beyond what the lint rules can name: the time, without being told which. */
const ASKS_THE_TIME = /\bnew Date\(\s*\)|(?<!new )(?<![\w.])Date\(\s*\)/g;

const LOOKS_BEHIND = /\(\?<[=!]/g;

/** Written so that this file is none of its own findings. */
const MACHINE_PATH = new RegExp(`/(${['work', 'farm'].join('|')})/[a-z]`, 'g');

const LEFT_OUT =
  /\b(it|test|describe|suite)(\.\w+)*\.(only|skip|todo|fixme|skipIf|runIf|fails)\b|\b(xit|xdescribe|fit|fdescribe)\(/g;

describe('the sources', () => {
  it('have an engine that asks its ports for the time', () => {
    const engine = sources(ENGINE).map(withoutComments);
    expect(engine.length).toBeGreaterThan(5);
    expect(occurrences(ASKS_THE_TIME, engine)).toEqual([]);
  });

  it('have no regular expression on the device that looks behind: Safari before 16.4 refuses the whole file', () => {
    const device = sources(/^(contract|src|sw)\/.*(?<!\.test)\.tsx?$/).map(withoutComments);
    expect(device.length).toBeGreaterThan(50);
    expect(occurrences(LOOKS_BEHIND, device)).toEqual([]);
  });

  it('construct Dexie in src/data/db.ts only', () => {
    const constructing = sources(/^(src|sw)\/.*\.tsx?$/).filter(({ text }) =>
      /\bnew Dexie\b|\bextends Dexie\b/.test(text),
    );
    expect(constructing.map(({ path }) => path)).toEqual(['src/data/db.ts']);
  });

  it('leave no test out', () => {
    const tests = sources(/\.(test|spec)\.tsx?$/).map(withoutComments);
    expect(tests.length).toBeGreaterThan(5);
    expect(occurrences(LEFT_OUT, tests)).toEqual([]);
  });

  it('name no place of the machine they were written on', () => {
    expect(occurrences(MACHINE_PATH, sources())).toEqual([]);
  });

  it('hold no unfinished work', () => {
    const words = ['TO_DO', 'FIX_ME', 'X_XX'].map((word) => word.replace('_', ''));
    const notes = new RegExp(`\\b(${words.join('|')})\\b(?!-)`, 'g');
    expect(occurrences(notes, sources(/\.(css|html|md|mjs|tsx?)$/))).toEqual([]);
  });
});

describe('the patterns', () => {
  it.each(['const a = new Date();', 'const a = Date();'])('find %s', (text) => {
    expect(occurrences(ASKS_THE_TIME, [{ path: 'a.ts', text }])).toHaveLength(1);
  });

  it.each(['new Date(at)', 'Date.parse(text)', 'isoDate()'])('pass %s', (text) => {
    expect(occurrences(ASKS_THE_TIME, [{ path: 'a.ts', text }])).toEqual([]);
  });

  it('find a test that was left out', () => {
    const text = ['it.', "only('a')\ntest.describe.", "skip('b')"].join('');
    expect(occurrences(LEFT_OUT, [{ path: 'a.test.ts', text }])).toHaveLength(2);
  });

  it.each(['/(?<=a)b/', '/(?<!a)b/'])('find the look-behind of %s', (text) => {
    expect(occurrences(LOOKS_BEHIND, [{ path: 'a.ts', text }])).toHaveLength(1);
  });

  it('find a machine path', () => {
    const text = ['see ', 'work', 'main'].join('/');
    expect(occurrences(MACHINE_PATH, [{ path: 'a.md', text }])).toHaveLength(1);
  });

  it('look past comments', () => {
    const { text } = withoutComments({ path: 'a.ts', text: "/* new Date() */ const a = 'http://x'; // new Date()\n" });
    expect(text.trim()).toBe("const a = 'http://x';");
  });
});

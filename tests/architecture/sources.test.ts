import { describe, expect, it } from 'vitest';
import { occurrences, sources, withoutComments, type Source } from './sources.ts';

/** The engine: everything under simulation, without its adapters to the real world. */
const ENGINE = /^src\/data\/outbox\/(?!adapters\/).*(?<!\.test)\.ts$/;

/** What asks the real world beyond what the lint rules can name: the time, without being told which. */
const ASKS_THE_TIME = /\bnew Date\(\s*\)|(?<!new )(?<![\w.])Date\(\s*\)/g;

/** Loops over roads and over the bytes of maps: what the phone does some hundred thousand times while somebody waits. */
const HOT = /^(contract\/roads|src\/maps\/roads-on-phone|src\/maps\/base\/sound-tile)/;
const PRIVATE_NAME = /\bthis\.#\w+/g;

const LOOKS_BEHIND = /\(\?<[=!]/g;

/**
 * Words for people inside an expression, where the lint rule does not look: chosen by a condition, in braces, between
 * placeholders. Names in square brackets, of fields whose label is asked for, and what is compared are none.
 */
const SAID_ATTRIBUTE =
  /\b(?:aria-(?:label|description|valuetext)|alt|label|hint|placeholder|title|summary)=\{([^{}]*(?:\$\{[^{}]*\}[^{}]*)*)\}/g;
const SAID_CHILD = /(?<!=)>\s*\{([^{}<>;]*(?:\$\{[^{}]*\}[^{}<>;]*)*)\}/g;
const NO_WORDS =
  /\[\s*['"`][^'"`]*['"`]\s*\]|\b(?:f|deskF)ieldName\(\s*'\w+'\s*\)|[=!]==?\s*['"`][^'"`]*['"`]|\$\{[^{}]*\}/g;
const WORDS = /(['"`])[^'"`]*\p{L}[^'"`]*\1/u;

/** Files of screens that speak by themselves, as `path: what they say`. */
function literalTexts(among: readonly Source[]): string[] {
  return among.flatMap(({ path, text }) =>
    [SAID_ATTRIBUTE, SAID_CHILD]
      .flatMap((pattern) => Array.from(text.matchAll(pattern), ([, expression = '']) => expression))
      .filter((expression) => WORDS.test(expression.replaceAll(NO_WORDS, '')))
      .map((expression) => `${path}: ${expression}`),
  );
}

/**
 * Texts that are read when a module is evaluated, as `path: first line of the statement`. That may be before the language's
 * pack is there: bundling decides which modules come with the entry. Functions read them when they are called.
 */
function textsReadEarly(among: readonly Source[]): string[] {
  return among.flatMap(({ path, text }) => {
    const imported = Array.from(
      text.matchAll(/import \{([^}]*)\} from '[^']*\/strings\/[^']*'/g),
      ([, names = '']) => names,
    );
    const tables = imported.join(',').match(/\w+/g) ?? [];
    const reads = new RegExp(`\\b(?:${tables.join('|')})[.[]`);
    return text
      .split(/\n(?=\S)/)
      .filter((statement) => tables.length > 0 && /^(export )?const /.test(statement))
      .filter((statement) => !/=>|function/.test(statement.split(reads, 1)[0] ?? '') && reads.test(statement))
      .map((statement) => `${path}: ${statement.split('\n', 1)[0]}`);
  });
}

/** Logical properties follow the direction of the language; these would not. */
const PHYSICAL =
  /(?<![\w-])(?:(?:margin|padding|border|inset|scroll-margin|scroll-padding)-(?:left|right|top|bottom)|left|right|float:\s*(?:left|right)|text-align:\s*(?:left|right)|clear:\s*(?:left|right)|border-(?:top|bottom)-(?:left|right)-radius)(?=[\w-]*\s*[:;])/g;

/** Written so that this file is none of its own findings. */
const MACHINE_PATH = new RegExp(`(?<!volunteers?|\\.)/(${['work', 'farm'].join('|')})/[a-z]`, 'g');

const LEFT_OUT =
  /\b(it|test|describe|suite)(\.\w+)*\.(only|skip|todo|fixme|skipIf|runIf|fails)\b|\b(xit|xdescribe|fit|fdescribe)\(/g;

describe('the sources', () => {
  it('have an engine that asks its ports for the time', () => {
    const engine = sources(ENGINE).map(withoutComments);
    expect(engine.length).toBeGreaterThan(5);
    expect(occurrences(ASKS_THE_TIME, engine)).toEqual([]);
  });

  it('have no regular expression on the device that looks behind: Safari before 16.4 refuses the whole file', () => {
    const device = sources(/^(contract|src|sw)\/.*(?<!\.test)\.(tsx?|mjs)$/).map(withoutComments);
    expect(device.length).toBeGreaterThan(50);
    expect(occurrences(LOOKS_BEHIND, device)).toEqual([]);
  });

  it('have no private names (`#x`) where the phone counts: for Safari 15 each is compiled to a look-up in a WeakMap, six times as slow', () => {
    const hot = sources(HOT);
    expect(hot.length).toBeGreaterThan(10);
    expect(occurrences(PRIVATE_NAME, hot)).toEqual([]);
  });

  it('say nothing that is not in src/strings, where every language says it', () => {
    const screens = sources(/^src\/.*(?<!\.test)\.tsx$/).map(withoutComments);
    expect(screens.length).toBeGreaterThan(80);
    expect(literalTexts(screens)).toEqual([]);
  });

  it('read no text before the language is there', () => {
    const page = sources(/^src\/(?!strings\/|gallery\/).*(?<!\.test)\.tsx?$/).map(withoutComments);
    expect(page.length).toBeGreaterThan(200);
    expect(textsReadEarly(page)).toEqual([]);
  });

  it('lay out by logical properties: the app runs from right to left too', () => {
    const styles = sources(/^src\/.*\.css$/).map(withoutComments);
    expect(styles.length).toBeGreaterThan(30);
    expect(occurrences(PHYSICAL, styles)).toEqual([]);
  });

  it('write numbers and lists by Intl', () => {
    const screens = sources(/^src\/(?!strings\/accounts\/initials).*(?<!\.test)\.tsx?$/).map(withoutComments);
    expect(occurrences(/\.toLocale\w*String\b|\.toLocale(?:Upper|Lower)Case\b|\.join\(', '\)/g, screens)).toEqual([]);
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

  it.each([
    "<p title={isOpen ? 'Close it' : texts.open}>",
    "<Field label={'Name'} />",
    '<p aria-label={`${count} waiting`}>',
    "<p>{isOpen ? 'Close' : texts.open}</p>",
    "<p>{isOpen && 'Close'}</p>",
    '<p>\n  {`${count} waiting`}\n</p>',
  ])('find the words of %s', (text) => {
    expect(literalTexts([{ path: 'a.tsx', text }])).toHaveLength(1);
  });

  it.each([
    "<p title={texts['a b']}>",
    "<p>{state === 'sent' ? texts.sent : texts.waits}</p>",
    "<p className={styles['a']}>{problems['name']}</p>",
    "<p>{' '}</p>",
    '<p title={`${count}: ${name}`}>',
  ])('pass %s', (text) => {
    expect(literalTexts([{ path: 'a.tsx', text }])).toEqual([]);
  });

  it.each(['margin-left: 1rem;', 'left: 0;', 'text-align: right;', 'float: left;', 'border-top-left-radius: 1px;'])(
    'find %s',
    (text) => expect(occurrences(PHYSICAL, [{ path: 'a.css', text }])).toHaveLength(1),
  );

  it.each(['margin-inline: 1rem;', 'inset-inline-start: 0;', 'right 1rem center,', 'safe-area-inset-left'])(
    'pass %s',
    (text) => expect(occurrences(PHYSICAL, [{ path: 'a.css', text }])).toEqual([]),
  );

  it.each([
    "import { a } from '../strings/a.ts';\nconst links = [{ label: a.b }];",
    "import { a } from '../strings/a.ts';\nconst links = {\n  b: a.b,\n};",
    "import { a, b } from '../strings/a.ts';\nexport const said = b['c'];",
  ])('find the text read early of %s', (text) => {
    expect(textsReadEarly([{ path: 'a.ts', text }])).toHaveLength(1);
  });

  it.each([
    "import { a } from '../strings/a.ts';\nconst links = () => [{ label: a.b }];",
    "import { a } from '../strings/a.ts';\nfunction links() {\n  return a.b;\n}",
    'const a = { b: 1 };\nconst c = a.b;',
  ])('pass the late reading of %s', (text) => {
    expect(textsReadEarly([{ path: 'a.ts', text }])).toEqual([]);
  });

  it('find a private name', () => {
    expect(occurrences(PRIVATE_NAME, [{ path: 'a.ts', text: 'this.#at += 1; this.at; "#at"' }])).toHaveLength(1);
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

/** `Date` in the headers of an answer is no time of the contract; a receipt's is our own server's, which has an offset, and the worker is small. */
const READS_HEADERS = /^src\/data\/(client\/server-time|outbox\/(answer\/retry-after|send\/offer|keep\/purge))\.ts$/;

it('a time of the contract is read by `epochMsOf`: `Date.parse` takes one without an offset for a local one', () => {
  const screens = sources(/^(src|sw)\/.*(?<!\.test)\.tsx?$/).filter(({ path }) => !READS_HEADERS.test(path));
  expect(occurrences(/\bDate\.parse\(/g, screens.map(withoutComments))).toEqual([]);
  expect(occurrences(/\bDate\.parse\(/g, sources(READS_HEADERS))).not.toEqual([]);
});

import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, expect, it } from 'vitest';
import { tables } from '../../src/strings/texts.ts';
import { root } from './planted-project.ts';
import { sources, withoutComments } from './sources.ts';

const folder = join(root, 'src/strings');
const isCode = /^(src|sw|server|scripts|vite\.config)(?!\/strings\/\w\w\/).*\.(ts|tsx|mjs)$/;
const code = sources(isCode)
  .filter(({ path }) => !/\.test\.tsx?$/.test(path))
  .map(withoutComments)
  .map(({ path, text }) => ({ path, text: byItsOwnName(text) }));
const everything = code.map(({ text }) => text).join('\n');
/** Where a key that comes in a variable is named: the tables name all of theirs, and so prove nothing. */
const named = [
  ...sources(/^contract\/.*\.(ts|mjs)$/).map(withoutComments),
  ...code.filter(({ text }) => !/= texts(<|\()/.test(text)),
]
  .map(({ text }) => text)
  .join('\n');

/** Without imports, and with what they give another name by its own. */
function byItsOwnName(text: string): string {
  const imports = text.match(/^import [^;]*;$/gm)?.join('\n') ?? '';
  const others = [...imports.matchAll(/(\w+) as (\w+)/g)];
  const body = text.replaceAll(/^import [^;]*;$/gm, '');
  return others.reduce(
    (left, [, name, alias]) =>
      left.replaceAll(new RegExp(`(?<![.\\w])${alias}(?=\\s*\\??[.[])|(?<==\\{)${alias}(?=\\})`, 'g'), `${name}`),
    body,
  );
}

beforeAll(async () => {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) =>
    /^(?!(hi|es|ar)\/).*(?<!\.test)\.ts$/.test(name),
  );
  for (const name of files) await import(join(folder, name));
});

/** What the server and the contract say, by the sentence itself: `known-sentences.test.ts` holds them together. */
const bySentence: ReadonlySet<string> = new Set(['contractProblems']);

/** `table.key` or `{ key } = table`; or by a key in a variable, which is named somewhere: as a whole, or each of its parts. */
function isUsed(table: string, key: string): boolean {
  if (new RegExp(`\\b${table}\\s*\\??\\.${key}(?![\\w$])`).test(everything)) return true;
  const taken = new RegExp(`\\{([^{}]*)\\} = ${table};`, 'g');
  const members = [...everything.matchAll(taken)].map(([, names = '']) => names);
  if (members.some((names) => isWordOf(names, key))) return true;
  const isWhole =
    members.some((names) => names.includes('...')) ||
    new RegExp(`(?<!export const |texts\\('|\\} = )\\b${table}\\b(?!\\s*\\??\\.)`).test(everything);
  return isWhole && key.split('.').every((part) => isWordOf(named, part));
}

function isWordOf(text: string, word: string): boolean {
  return new RegExp(`(?<![\\w-])${word}(?![\\w-])`).test(text);
}

it('no text is left that nobody reads any more', () => {
  const read = [...tables].filter(([table]) => !bySentence.has(table));
  const unused = read.flatMap(([table, texts]) =>
    Object.keys(texts)
      .filter((key) => !isUsed(table, key))
      .map((key) => `${table}.${key}`),
  );
  expect(unused).toEqual([]);
});

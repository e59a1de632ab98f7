import { beforeAll, describe, expect, it } from 'vitest';
import { languages } from './language.ts';
import { tables } from './texts.ts';

const english = import.meta.glob(['./**/*.ts', '!./{hi,es,ar}/**', '!./**/*.test.ts']);
const packs = import.meta.glob<{ pack: Record<string, object> }>(
  './*/{first*,others,legal-pages,relief,volunteer,admin,assistant,photos,google,ngo-work}.ts',
  {
    eager: true,
  },
);

/** The same in every language: names, addresses and what is typed letter by letter; by language, words that happen to be the same. */
const same: Readonly<Record<string, readonly string[]>> = {
  all: ['appTexts.name', 'aboutTexts.townsSource', 'secondStepTexts.file', 'dataTexts.word'],
  hi: [],
  es: ['appTexts.legal'],
  ar: [],
};

/** `path` → text; of a function what it says of these values. */
function said(value: unknown, path: string): [path: string, text: string][] {
  if (typeof value === 'string') return [[path, value]];
  if (typeof value === 'function') return [[path, String((value as (...values: unknown[]) => unknown)(3, 'a', 'a'))]];
  return Object.entries(value as object).flatMap(([key, inner]) => said(inner, `${path}.${key}`));
}

/** Something that could be translated: letters in a row, beyond a placeholder and the product's name. */
function isWords(text: string): boolean {
  return /\p{L}{2}/u.test(text.replaceAll('Relief Relay', ''));
}

beforeAll(async () => {
  await Promise.all(Object.values(english).map((load) => load()));
});

describe.each(Object.keys(languages).filter((code) => code !== 'en'))('%s', (code) => {
  it('leaves no text in English', () => {
    const own = Object.entries(packs).filter(([path]) => path.startsWith(`./${code}/`));
    const translated: Record<string, object> = Object.assign({}, ...own.map(([, { pack }]) => pack));
    const left = [...tables].flatMap(([name, table]) => {
      const spoken = new Map(said(translated[name], name));
      return said(table, name).flatMap(([path, text]) => (spoken.get(path) === text && isWords(text) ? [path] : []));
    });
    const allowed = [...(same['all'] ?? []), ...(same[code] ?? [])];
    expect(left.filter((path) => !allowed.includes(path))).toEqual([]);
  });
});

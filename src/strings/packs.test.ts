import { beforeAll, describe, expect, test } from 'vitest';
import { languages } from './language.ts';
import { tables } from './texts.ts';

const english = import.meta.glob(['./**/*.ts', '!./{hi,es,ar}/**', '!./**/*.test.ts']);
const packs = import.meta.glob<{ pack: Record<string, object> }>(
  './*/{first*,others,legal-pages,relief,volunteer,admin,assistant,photos,google,ngo-work}.ts',
  {
    eager: true,
  },
);
const others = Object.keys(languages).filter((code) => code !== 'en');

beforeAll(async () => {
  await Promise.all(Object.values(english).map((load) => load()));
});

/** `path` → what stands there: a text, or a function's number of values. */
function leaves(value: unknown, path = ''): Map<string, string> {
  if (typeof value === 'string') return new Map([[path, 'text']]);
  if (typeof value === 'function') return new Map([[path, `function of ${value.length}`]]);
  return new Map(
    Object.entries(value as object).flatMap(([key, inner]) => [...leaves(inner, path === '' ? key : `${path}.${key}`)]),
  );
}

describe.each(others)('%s', (code) => {
  const own = Object.entries(packs).flatMap(([path, { pack }]) => (path.startsWith(`./${code}/`) ? [pack] : []));

  test('says everything that English says, with the same values', () => {
    const translated: Record<string, object> = Object.assign({}, ...own);
    expect(Object.keys(translated).toSorted()).toEqual([...tables.keys()].toSorted());
    for (const [name, table] of tables) {
      expect(Object.fromEntries(leaves(translated[name], name)), name).toEqual(Object.fromEntries(leaves(table, name)));
    }
  });

  test('has every table in one of its packs only', () => {
    const names = own.flatMap((pack) => Object.keys(pack));
    expect(names).toHaveLength(new Set(names).size);
  });

  test('has each table in the same pack as every other language: what a screen waits for is in it', () => {
    const ofLanguage = (one: string) =>
      Object.entries(packs).flatMap(([path, { pack }]) =>
        path.startsWith(`./${one}/`) ? Object.keys(pack).map((name) => `${path.replace(`./${one}/`, '')} ${name}`) : [],
      );
    expect(ofLanguage(code).toSorted()).toEqual(ofLanguage('hi').toSorted());
  });
});

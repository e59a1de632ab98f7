import { describe, expect, it, vi } from 'vitest';
import { languages } from './language.ts';
import { adoptTexts } from './texts.ts';

const asked = vi.hoisted((): string[][] => []);

// The functions of every pack are called for real; only what they ask of the grammar is written down.
vi.mock('./plural.ts', () => ({
  plural(count: number, forms: Readonly<Record<string, string>>) {
    asked.push(Object.keys(forms));
    return `${count}`;
  },
  numberText: String,
}));

const packs = import.meta.glob<{ pack: Readonly<Record<string, object>> }>(
  './*/{first*,others,legal-pages,relief,volunteer,admin}.ts',
  { eager: true },
);
const COUNTS = Array.from({ length: 1000 }, (_, count) => count);
/** Of each kind of sentence that counts: nothing, one, two, a few, many, a hundred. */
const SAMPLES = [0, 1, 2, 3, 11, 100];

type Say = (...values: unknown[]) => unknown;

/** `path` → function, of everything that says something by values. */
function sayings(value: unknown, path: string): [path: string, say: Say][] {
  if (typeof value === 'function') return [[path, value as Say]];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) => sayings(inner, `${path}.${key}`));
}

/** The forms that each call of `plural` in this function has, for the samples. */
function formsIn(say: Say): string[][] {
  asked.length = 0;
  for (const count of SAMPLES) {
    // Of several values some are words.
    for (const values of [Array<unknown>(say.length).fill(count), [count, 'a', 'a'], ['a', count, 'a']]) {
      try {
        say(...values);
      } catch {
        // Not made for such values.
      }
    }
  }
  return [...asked];
}

const codes = (Object.keys(languages) as (keyof typeof languages)[]).filter((code) => code !== 'en');

describe.each(codes)('%s', (code) => {
  const own = Object.entries(packs).filter(([path]) => path.startsWith(`./${code}/`));
  const pack: Readonly<Record<string, object>> = Object.assign({}, ...own.map(([, part]) => part.pack));
  // Some sentences are made of others.
  adoptTexts(pack);
  const rules = new Intl.PluralRules(languages[code].locale);
  const categories = [...new Set(COUNTS.map((count) => rules.select(count)))];
  const counting = sayings(pack, '').flatMap(([name, say]) => formsIn(say).map((forms) => [name, forms] as const));

  it('counts somewhere', () => {
    expect(counting.length).toBeGreaterThan(10);
  });

  it(`has the forms ${categories.join(', ')} wherever it counts`, () => {
    // One form for all is fine where the words never change; that cannot be so in a language of many forms.
    const isEnough = (forms: readonly string[]) =>
      categories.every((category) => forms.includes(category)) ||
      (categories.length <= 2 && forms.length === 1 && forms[0] === 'other');
    const missing = counting
      .filter(([, forms]) => !isEnough(forms))
      .map(([name, forms]) => `${name}: ${forms.join(', ')}`);
    expect([...new Set(missing)]).toEqual([]);
  });
});

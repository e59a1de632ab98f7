import { expect, it } from 'vitest';
import { sources } from './sources.ts';

/** A statement of the server with a name of its own: what stands between the backquotes or quotes is its text. */
const STATEMENT = /\bname: '([\w-]+)',\s*text:\s*(`[^`]*`|'[^'\n]*')/g;

it('one name of a statement has one text: a connection that knows it refuses another', () => {
  const texts = new Map<string, Set<string>>();
  for (const { path, text } of sources(/^server\/.*\.ts$/)) {
    if (path.endsWith('.test.ts')) continue;
    for (const [, name = '', statement = ''] of text.matchAll(STATEMENT)) {
      texts.set(name, (texts.get(name) ?? new Set()).add(statement.replaceAll(/\s+/g, ' ')));
    }
  }
  expect(texts.size).toBeGreaterThan(100);
  expect([...texts].filter(([, { size }]) => size > 1).map(([name]) => name)).toEqual([]);
});

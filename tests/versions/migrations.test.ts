import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

/** The last migration of before two releases had to get along on one database. */
const FREE_UNTIL = '0023-visible-addresses';
const CONTRACTING =
  /\bDROP\s+(TABLE|COLUMN|CONSTRAINT|VIEW)|\bRENAME\b|\bSET\s+NOT\s+NULL|\bTYPE\s+\w+\s+USING|\bdropColumn|\bdropTable|\brename/i;
const folder = new URL('../../server/store/migrations/', import.meta.url);

interface Text {
  name: string;
  text: string;
}

/** Migrations that take something away, or ask for more, without naming the one that had made it needless. */
function wrongOnes(migrations: readonly Text[]): string[] {
  const names = migrations.map(({ name }) => name);
  return migrations.flatMap(({ name, text }) => {
    if (name <= FREE_UNTIL || !CONTRACTING.test(text)) return [];
    const before = /contracts: (\d{4}-[\w-]+)/.exec(text)?.[1];
    return before !== undefined && names.includes(before) && before < name ? [] : [name];
  });
}

it('migrations expand first and contract one release later', () => {
  const migrations = readdirSync(folder).map((file) => ({
    name: file.replace('.ts', ''),
    text: readFileSync(new URL(file, folder), 'utf8'),
  }));
  expect(wrongOnes(migrations), 'see "When the database changes" in CONTRIBUTING.md').toEqual([]);
});

it.each([
  ['ALTER TABLE reports DROP COLUMN cell', true],
  ['ALTER TABLE reports RENAME COLUMN cell TO square', true],
  ['ALTER TABLE reports ALTER COLUMN cell SET NOT NULL', true],
  ['// contracts: 0024-read-again\nALTER TABLE reports DROP COLUMN cell', false],
  ['// contracts: 9998-nothing\nALTER TABLE reports DROP COLUMN cell', true],
  ['ALTER TABLE reports ADD COLUMN square integer', false],
])('%s', (text, isWrong) => {
  const migrations = [
    { name: '0024-read-again', text: '' },
    { name: '9999-next', text },
  ];
  expect(wrongOnes(migrations)).toEqual(isWrong ? ['9999-next'] : []);
});

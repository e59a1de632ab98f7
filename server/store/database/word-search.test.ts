import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { referenceOf } from '../../../contract/reference.ts';
import { alike, unlike } from '../../../contract/search/folded-cases.ts';
import { naughtyStrings } from '../../../tests/support/corpus/naughty-strings.ts';
import { sharedPostgres } from '../../../tests/support/shared-postgres.ts';
import { startApp, type TestApp } from '../../../tests/support/server/start-app.ts';
import { asSought, soughtIn } from './sought.ts';
import { idsOfReference, queryOf, termsOf } from './word-search.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startApp(sharedPostgres('embedded'));
});
afterAll(() => app.close());

async function fits(text: string, typed: string): Promise<boolean | undefined> {
  const [row] = await app.query<{ fits: boolean }>(`SELECT ${asSought('$1')} @@ $2::tsquery AS fits`, [
    soughtIn([text]),
    queryOf(termsOf(typed)),
  ]);
  return row?.fits;
}

it.each([
  ['Water is rising at the Riverside school', 'ris SCHOOL', true],
  ['Water is rising at the Riverside school', 'ris fire', false],
  ['पानी स्कूल में भर गया है', 'स्कू', true],
  ['الماء يرتفع قرب المدرسة', 'المد', true],
  ["O'Neill's well-known barn, 12-B", "o'neill's well-known 12-b", true],
  ['Call +44 7700 900123', '+44 7700 900123', true],
  ['Call +44 7700 900123', '07700900123', true],
  ['Call 07700 900123', '00 44 (7700) 900-123 call', true],
  ['mail to asha@example.org', 'asha@example.org', true],
  ['Côte d’Ivoire', 'ivoire', true],
  ['Côte d’Ivoire', 'cote d ivoire', true],
  ...alike.map(([, written, typed]): [string, string, boolean] => [written, typed, true]),
  ...unlike.map(([written, typed]): [string, string, boolean] => [written, typed, false]),
])('%j, typed %j: %s', async (text, typed, expected) => {
  expect(await fits(text, typed)).toBe(expected);
});

it('takes whatever is typed: operators, quotes and what breaks other programs', async () => {
  const operators = ['&', '|', '!', '(', ':*', "'", "''", '\\', "\\'", 'a:*', 'a & b', '<->', '!!a', "a' | 'b"];
  for (const typed of [...operators, ...naughtyStrings]) {
    const text = typed.replaceAll('\0', '');
    await expect(app.query('SELECT $1::tsquery', [queryOf(termsOf(text))])).resolves.toHaveLength(1);
    await expect(app.query(`SELECT ${asSought('$1')}`, [soughtIn([text, typed])])).resolves.toHaveLength(1);
  }
  expect(await fits('nothing of the kind', "a' | 'nothing")).toBe(false);
});

it('nothing typed is no search', () => {
  expect([termsOf(''), termsOf(' \n\t '), termsOf('!?')]).toEqual([[], [], []]);
});

it('a reference leads to its ids, however it is written, and to no others', () => {
  for (const id of [...Array.from({ length: 50 }, () => randomUUID()), '00000000-00ff-4fff-8000-000000000000']) {
    const reference = referenceOf(id);
    for (const typed of [
      reference,
      ` ${reference.toLowerCase()} `,
      reference.replace('-', ''),
      reference.replace('-', ' – '),
      reference.replace('-', '/'),
      heardWrong(reference),
    ]) {
      const [from = '', to = ''] = idsOfReference(typed) ?? [];
      expect([typed, from <= id && id <= to]).toEqual([typed, true]);
      expect([referenceOf(from), referenceOf(to)]).toEqual([reference, reference]);
    }
  }
  for (const typed of ['', '7K2M', '7K2M-9QXAB', '7K2M 9QXA Z', 'umbrella', '7K2M-9QX!']) {
    expect([typed, idsOfReference(typed)]).toEqual([typed, undefined]);
  }
});

function heardWrong(reference: string): string {
  return reference.replaceAll('0', 'O').replaceAll('1', 'L');
}

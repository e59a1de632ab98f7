import { parse as parseByCsvParse } from 'csv-parse/sync';
import Papa from 'papaparse';
import { expect, it } from 'vitest';
import { fc } from '../../../tests/support/property.ts';
import { csvOf, harmless } from './csv-of.ts';

const read = {
  papaparse: (text: string) =>
    Papa.parse<string[]>(text.replace(/^\uFEFF/, ''), { skipEmptyLines: false }).data.slice(0, -1),
  'csv-parse': (text: string) => parseByCsvParse(text, { bom: true, relax_column_count: true }),
};

it.each(Object.entries(read))('is read back by %s as it was, in every script', (_name, parse) => {
  const rows = [
    ['Donor', 'Purpose'],
    ['मीरा नायर', 'Boats, ropes and "tarpaulins"'],
    ['محمد', 'two\r\nlines\nand more'],
    ['', ' spaces '],
  ];
  expect(parse(csvOf(rows))).toEqual(rows);
  expect(csvOf(rows).startsWith('\uFEFF')).toBe(true);
});

it('leaves nothing that a spreadsheet would run', () => {
  const wicked = ['=1+1', '+1', '-1', '@SUM(A1)', '\t=1', '\r=1', '=HYPERLINK("http://x","y")', '＝1+1', '  =1+1'];
  for (const parse of Object.values(read)) {
    expect(parse(csvOf([wicked]))).toEqual([wicked.map(harmless)]);
  }
  expect(wicked.map(harmless).every((text) => text.startsWith("'"))).toBe(true);
  expect(['Meera;=1+1', 'Meera\t@SUM(A1)', 'two\r\n-1', 'a;b', 'x=1'].map(harmless)).toEqual([
    "Meera;'=1+1",
    "Meera\t'@SUM(A1)",
    "two\r\n'-1",
    'a;b',
    'x=1',
  ]);
  expect(['9876543210', 'a@b.example', "O'Neill"].map(harmless)).toEqual(['9876543210', 'a@b.example', "O'Neill"]);
});

it('is read back by both, whatever anybody typed', () => {
  const field = fc.oneof(fc.string({ unit: 'grapheme' }), fc.string(), fc.constantFrom('"', ',', '\r\n', '=', ''));
  // A single empty field is an empty line, which no parser tells from none: rows of ours have seventeen.
  const row = fc.array(field, { minLength: 2, maxLength: 4 });
  fc.assert(
    fc.property(fc.array(row, { minLength: 1, maxLength: 5 }), (rows) => {
      const wanted = rows.map((one) => one.map(harmless));
      for (const parse of Object.values(read)) expect(parse(csvOf(rows))).toEqual(wanted);
    }),
  );
});

import { strFromU8, unzipSync } from 'fflate';
import { expect, it } from 'vitest';
import { xlsxOf } from './xlsx-of.ts';

it('is a workbook in which what was typed is text, in every script, and amounts and times are what they are', async () => {
  const rows = [
    ['Donor', 'Purpose', 'Amount', 'Paid'],
    ['मीरा & Söhne', '=1+1', 1250.5, new Date('2026-04-01T00:30:00Z')],
    ['', '<b>', 0, ''],
  ];
  const blob = await xlsxOf(rows, 'Donations');
  const files = unzipSync(new Uint8Array(await blob.arrayBuffer()));
  const texts = Object.entries(files).map(([name, bytes]) => [name, strFromU8(bytes)] as const);
  const all = texts.map(([, text]) => text).join('\n');
  expect(Object.keys(files)).toContain('xl/workbook.xml');
  expect(all).toContain('मीरा &amp; Söhne');
  expect(all).toContain('&lt;b&gt;');
  expect(all).toContain('=1+1');
  expect(all).toContain('<v>1250.5</v>');
  expect(all).toMatch(/<sheet [^>]*name="Donations"/);
  // `f` is what holds a formula.
  expect(all).not.toMatch(/<f[ >]/);
});

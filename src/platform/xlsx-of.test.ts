import { strFromU8, unzipSync } from 'fflate';
import { expect, it } from 'vitest';
import { xlsxOf } from './xlsx-of.ts';

it('is a workbook in which everything is text, in every script', async () => {
  const blob = await xlsxOf([
    ['Donor', 'Purpose'],
    ['मीरा & Söhne', '=1+1'],
    ['', '<b>'],
  ]);
  const files = unzipSync(new Uint8Array(await blob.arrayBuffer()));
  const texts = Object.entries(files).map(([name, bytes]) => [name, strFromU8(bytes)] as const);
  const all = texts.map(([, text]) => text).join('\n');
  expect(Object.keys(files)).toContain('xl/workbook.xml');
  expect(all).toContain('मीरा &amp; Söhne');
  expect(all).toContain('&lt;b&gt;');
  expect(all).toContain('=1+1');
  // `f` is what holds a formula.
  expect(all).not.toMatch(/<f[ >]/);
});

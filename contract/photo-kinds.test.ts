import { expect, it } from 'vitest';
import { photoKind } from './photo-kinds.ts';

const bytes = (text: string) => Uint8Array.from(text, (letter) => letter.charCodeAt(0));
const brand = (name: string) => `\0\0\0\u0018ftyp${name}\0\0\0\0mif1heic`;

it.each([
  ['JPEG', '\u00ff\u00d8\u00ff\u00e0\0\u0010JFIF', 'shown'],
  ['PNG', '\u0089PNG\r\n\u001a\n', 'shown'],
  ['WebP', 'RIFF\u0001\u0002\0\nWEBPVP8 ', 'shown'],
  ['GIF', 'GIF89a', 'drawn'],
  ['BMP', 'BM6\0', 'drawn'],
  ...[
    'heic',
    'heix',
    'heim',
    'heis',
    'hevc',
    'hevx',
    'hevm',
    'hevs',
    'mif1',
    'mif2',
    'miaf',
    'msf1',
    'avif',
    'avis',
  ].map((name) => [name, brand(name), 'camera']),
  ['TIFF and DNG of Intel’s order', 'II*\0\u0008\0\0\0', 'raw'],
  ['TIFF and DNG of Motorola’s order', 'MM\0*\0\0\0\u0008', 'raw'],
  ['JPEG XL', '\u00ff\n\u00fa', 'other'],
  ['JPEG XL in a box', '\0\0\0\u000cJXL \r\n\u0087\n', 'other'],
  ['CR3', brand('crx '), 'other'],
  ['a film', brand('isom'), 'none'],
  ['a film of a phone', brand('mp42'), 'none'],
  ['a sound file', 'RIFF\0\0\0\0WAVEfmt ', 'none'],
  ['SVG', '<svg xmlns="http://www.w3.org/2000/svg">', 'none'],
  ['PDF', '%PDF-1.7', 'none'],
  ['an archive', 'PK\u0003\u0004', 'none'],
  ['nothing', '', 'none'],
])('%s', (_name, beginning, kind) => {
  expect(photoKind(bytes(beginning))).toBe(kind);
});

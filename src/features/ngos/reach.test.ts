import { expect, it } from 'vitest';
import { dialAddress, safeWebsite } from './reach.ts';

it.each([
  ['+91 98765 43210', 'tel:+919876543210'],
  ['(020) 7946-0018', 'tel:02079460018'],
  ['+٩٦٣ ١١ ٢٣٤٥', 'tel:+963112345'],
  ['9876543210 / 9123456780', 'tel:9876543210'],
  ['call: 9876543210', 'tel:9876543210'],
  ['nobody', undefined],
  ['', undefined],
])('dials %s as %s', (number, address) => {
  expect(dialAddress(number)).toBe(address);
});

it.each([
  ['https://redcross.example/about', 'https://redcross.example/about', 'redcross.example'],
  ['HTTP://RedCross.example', 'http://redcross.example/', 'redcross.example'],
  ['redcross.example', 'https://redcross.example/', 'redcross.example'],
  ['www.redcross.example:8443/a', 'https://www.redcross.example:8443/a', 'www.redcross.example:8443'],
  ['  redcross.example  ', 'https://redcross.example/', 'redcross.example'],
])('leads to %s as %s', (text, href, host) => {
  expect(safeWebsite(text)).toEqual({ href, host });
});

it.each([
  'javascript:alert(1)',
  'JaVaScRiPt:alert(1)//redcross.example',
  'java\tscript:alert(1)',
  'data:text/html,<script>alert(1)</script>',
  'mailto:office@redcross.example',
  'file:///etc/passwd',
  'https://redcross.example@evil.example/',
  'https://',
  'not yet',
  'none',
  '',
])('makes no link of %s', (text) => {
  expect(safeWebsite(text)).toBeUndefined();
});

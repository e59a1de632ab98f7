import { expect, it } from 'vitest';
import { safeWebsite } from './reach.ts';

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

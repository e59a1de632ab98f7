import { expect, it } from 'vitest';
import { isWebOrigin } from './web-origin.mjs';

it.each(['https://relief.example.org', 'http://192.168.1.7:8080', 'http://localhost', 'https://[2001:db8::1]:8443'])(
  'takes %s, which browsers write the same way',
  (text) => {
    expect([isWebOrigin(text), new URL(text).origin]).toEqual([true, text]);
  },
);

it.each([
  '',
  '*',
  'null',
  'relief.example.org',
  'https://*.example.org',
  'https://relief.example.org/',
  'https://relief.example.org/api',
  'https://Relief.example.org',
  'https://relief.example.org:443',
  'http://relief.example.org:80',
  'https://relief.example.org:99999',
  'https://user@relief.example.org',
  'https://relief.example.org, https://other.example.org',
  "https://relief.example.org'; script-src *",
  'ftp://relief.example.org',
  'https://',
])('refuses %s', (text) => {
  expect(isWebOrigin(text)).toBe(false);
});

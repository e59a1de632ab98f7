import { expect, it } from 'vitest';
import { languageAsked, shellAddress, writtenPage } from './written-page.ts';

it.each([
  ['/', '', 'pages/hi/home.html'],
  ['/report-disaster', '', 'pages/hi/report-disaster.html'],
  ['/report-disaster/', '?utm_source=sms', 'pages/hi/report-disaster.html'],
  ['/request-assistance', '?lang=ar', 'pages/hi/request-assistance.html'],
])('names the page of %s%s', (path, query, file) => {
  expect(writtenPage(path, query, 'hi')).toBe(file);
});

it.each([
  ['/outbox', ''],
  ['/pages/hi/home.html', ''],
  ['/report-disaster', '?item=1'],
  ['/request-assistance', '?correct=1'],
  ['/', shellAddress.slice(1)],
])('knows none for %s%s', (path, query) => {
  expect(writtenPage(path, query, 'hi')).toBeUndefined();
});

it('reads the language out of the address', () => {
  expect(languageAsked('?a=1&lang=ar')).toBe('ar');
  expect(languageAsked('')).toBeUndefined();
});

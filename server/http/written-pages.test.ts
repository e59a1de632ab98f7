import { describe, expect, it } from 'vitest';
import { writtenPageFor } from './written-pages.ts';

const names = ['home', 'report-disaster', 'request-assistance'];
const files = {
  directory: '/dist',
  pages: [],
  bare: '',
  sendPage: () => Promise.reject(new Error('nothing is sent here')),
  paths: new Set(
    ['en', 'hi', 'es', 'ar'].flatMap((language) => names.map((name) => `/pages/${language}/${name}.html`)),
  ),
};

const pageOf = (url: string, headers = {}) => writtenPageFor(files, url, headers)?.path;

describe('the written page', () => {
  it.each([
    ['/', {}, '/pages/en/home.html'],
    ['/report-disaster', { 'accept-language': 'hi-IN,hi;q=0.9,en;q=0.8' }, '/pages/hi/report-disaster.html'],
    ['/report-disaster/?a=1', { 'accept-language': 'fr, es;q=0.5, en;q=0.7' }, '/pages/en/report-disaster.html'],
    ['/request-assistance', { 'accept-language': 'ar;q=0, es;q=0.1' }, '/pages/es/request-assistance.html'],
    ['/', { 'accept-language': 'de', cookie: 'a=1; language=ar' }, '/pages/ar/home.html'],
    ['/', { 'accept-language': 'es', cookie: 'language=hi' }, '/pages/hi/home.html'],
    ['/', { 'accept-language': 'es', cookie: 'other_language=hi' }, '/pages/es/home.html'],
    ['/?lang=es', { cookie: 'language=hi' }, '/pages/es/home.html'],
    ['/?lang=xx', { cookie: 'language=../../..' }, '/pages/en/home.html'],
    ['/', { 'accept-language': ';;q=,,*;q=x' }, '/pages/en/home.html'],
  ])('of %s for %o is %s', (url, headers, path) => {
    expect(pageOf(url, headers)).toBe(path);
  });

  it.each(['/outbox', '/report-disaster?item=1', '/request-assistance?correct=1', '/?shell', '/?lang=hi&item=1'])(
    'is none for %s',
    (url) => {
      expect(pageOf(url, { cookie: 'language=hi' })).toBeUndefined();
    },
  );

  it('is none where the build wrote none', () => {
    expect(writtenPageFor({ ...files, paths: new Set(['/index.html']) }, '/', {})).toBeUndefined();
  });
});

import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { commonSet, languageOf, roomOfPart, setNames, setOfPart } from '../../scripts/lib/app-sets.mjs';
import { byteFigures, compareFigures, firstLimit } from '../../scripts/lib/byte-figures.mjs';
import { byPress, everywhere, journeys, phones } from '../../scripts/lib/journeys.mjs';
import { projectRoot } from '../../server/project-root.ts';

const parts = new Set([...journeys.flatMap(({ live, late }) => [...live, ...late]), ...Object.values(byPress)]);

/** One file for each part that journeys name, and what they share. */
const files = [
  file('start.js', { parts: ['/src/start.ts'], css: ['start.css'] }),
  ...[...parts].map((part, at) => file(`part-${at}.js`, { parts: [part], imports: ['start.js'] })),
  ...['hi', 'es', 'ar'].flatMap((code) =>
    [...new Set(journeys.flatMap(({ texts }) => texts))].map((pack) =>
      file(`${code}-${pack}.js`, { parts: [`/src/strings/${code}/${pack}.ts`] }),
    ),
  ),
  ...everywhere.map((pack) => file(`en-${pack}.js`, { parts: [`/src/strings/en/${pack}.ts`] })),
  ...['', 'hi/', 'es/', 'ar/'].flatMap((folder) =>
    ['guide', 'courses'].map((book) =>
      file(`${folder.slice(0, 2)}-${book}.js`, { parts: [`/src/strings/${folder}${book}/book.ts`] }),
    ),
  ),
];

function file(name: string, members: { parts: string[]; imports?: string[]; css?: string[] }) {
  return { name, set: 'core' as const, imports: [], css: [], sources: members.parts, ...members };
}

const list = [
  { url: 'index.html', set: 'core' },
  { url: 'en-guide.js', set: 'core', language: 'en' },
  { url: 'hi-guide.js', set: 'core', language: 'hi' },
  { url: 'maps.js', set: 'public' },
  { url: 'desk.js', set: 'admin' },
];

describe('the figures', () => {
  const sizes = {
    code: (name: string) => (name === 'start.js' ? 100_000 : 1_000),
    packed: () => 7_000,
    wire: () => 10_000,
  };
  const others = { worker: 20_000, list: 5_000, start: 200, packs: { en: 'pages/en.txt', hi: 'pages/hi.txt' } };
  const figures = byteFigures(files, list, sizes, others);

  it('count each file until a form is live once, with the texts of the language', () => {
    // The page's own, its sheet, the app, the screen, and three packs of what they say.
    expect(figures['/report-disaster, en: until live']).toBe(106_000);
    expect(figures['/report-disaster, hi: until live']).toBe(106_000);
  });

  it('count what follows by itself, lazy parts included', () => {
    const all = new Set(journeys[0] && [...journeys[0].live, ...journeys[0].late]);
    // With what is said by the form, and by all else that every phone has.
    expect(figures['/report-disaster, en: until complete']).toBe(101_000 + all.size * 1_000 + 4_000);
  });

  it('count what lies on a phone by its sets and language', () => {
    expect(figures['the phone of a reporter, en: all files']).toBe(25_000);
    expect(figures['the phone of an admin, es: all files']).toBe(35_000);
    expect(figures['worker']).toBe(20_000);
  });

  it('count what one changed sentence costs: its file beside the worker’s own, and where it stands on a written page, the pack of these', () => {
    const written = [...list, { url: 'hi-first.js', set: 'core', language: 'hi' }];
    const wire = (url: string) => (url === 'desk.js' ? 12_000 : 10_000);
    const costs = byteFigures(files, written, { ...sizes, wire }, others);
    expect(costs['one changed sentence, en: at most']).toBe(5_200 + 12_000);
    expect(costs['one changed sentence, hi: at most']).toBe(5_200 + 20_000);
  });

  it('count what comes with a press by the file that it lies in', () => {
    expect(Object.keys(byPress).map((name) => figures[name])).toEqual([7_000, 7_000, 7_000]);
  });

  it('stand beside those of the last landing; one that is new has no limit yet', () => {
    expect(compareFigures({ old: 12, young: 5 }, { old: { bytes: 10, limit: 14 } })).toEqual([
      { name: 'old', bytes: 12, limit: 14, change: 2 },
      { name: 'young', bytes: 5, limit: undefined, change: undefined },
    ]);
    expect(firstLimit(100_000)).toBe(110_000);
  });

  it('tell a part that is in no file', () => {
    expect(() => byteFigures(files.slice(1), list, sizes, others)).toThrow('is in no file of the build');
  });
});

describe('the sets', () => {
  it('have the texts of every phone in English packs', () => {
    expect(everywhere.map((pack) => setOfPart(`/src/strings/en/${pack}.ts`))).toEqual(everywhere.map(() => 'core'));
    expect(roomOfPart('/src/strings/en/first-aid.ts')).toBe('en-first');
  });

  it('are what phones are made of', () => {
    expect(new Set(Object.values(phones).flat())).toEqual(new Set(setNames));
  });

  it('are named after sources that are there', () => {
    const gone = [...parts].filter((part) => part.startsWith('/src/') && !existsSync(join(projectRoot(), part)));
    expect(gone).toEqual([]);
  });

  it.each([
    ['/src/features/reports/report-screen.tsx', 'core', 'report-screen'],
    ['/src/features/guide/guide-screen.tsx', 'core', 'more'],
    ['/src/features/disasters/known.tsx', 'public', 'disasters'],
    ['/src/features/about/about-screen.tsx', 'public', 'pages'],
    ['/src/features/volunteers/detail/disaster-task-screen.tsx', 'volunteer', 'volunteers'],
    ['/src/features/admin-aid/aid-tab.tsx', 'admin', 'admin-aid'],
    ['/src/features/ngo-work/ngo-dashboard-screen.tsx', 'ngo', 'ngo'],
    ['/src/maps/pin/pin-map.tsx', 'public', 'maps'],
    ['/src/maps/base/base-map-layer.ts', 'base-map', 'base-map'],
    ['/src/maps/google/google-route.ts', 'public', 'google-maps'],
    ['/src/maps/pin/place-search.tsx', 'public', 'google-maps'],
    ['/src/strings/hi/google.ts', 'public', 'hi-google'],
    ['/src/strings/hi/others.ts', 'core', 'hi-others'],
    ['/src/strings/ar/courses/book.ts', 'volunteer', 'ar-courses'],
    ['/src/strings/courses/book.ts', 'volunteer', 'en-courses'],
  ])('%s', (path, set, room) => {
    expect([setOfPart(path), roomOfPart(path)]).toEqual([set, room]);
  });

  it('share what both need', () => {
    expect(commonSet(['admin', 'admin'])).toBe('admin');
    expect(commonSet(['admin', 'volunteer'])).toBe('public');
    expect(commonSet(['admin', 'core', 'public'])).toBe('core');
  });

  it('keep a language apart', () => {
    expect(['/src/strings/hi/first.ts', '/src/strings/guide/book.ts', '/src/strings/packs.ts'].map(languageOf)).toEqual(
      ['hi', 'en', undefined],
    );
  });
});

it('no other file of the build’s own names chunks by regular expressions', () => {
  const config = readFileSync(join(projectRoot(), 'vite.config.ts'), 'utf8');
  expect(config).not.toMatch(/features\\\//);
});

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { commonSet, languageOf, roomOfPart, setOfPart } from '../../scripts/lib/app-sets.mjs';
import { byteFigures, type Figure } from '../../scripts/lib/byte-figures.mjs';
import { projectRoot } from '../../server/project-root.ts';

const languages = ['en', 'hi', 'es', 'ar'];

/** A build in small: what each screen loads, and the packs of what it says. */
const files = [
  file('start.js', '/src/start.ts', { css: ['start.css'] }),
  file('main.js', '/src/main.tsx', { imports: ['start.js'] }),
  file('report.js', '/src/features/reports/report-screen.tsx', { imports: ['main.js', 'fields.js'] }),
  file('aid.js', '/src/features/aid/aid-screen.tsx', { imports: ['fields.js'] }),
  file('fields.js', '/src/parts/form/fields.tsx', {}),
  file('home.js', '/src/features/home/home-screen.tsx', {}),
  file('maps.js', '/src/maps/places-map.tsx', { imports: ['main.js'] }),
  file('push.js', '/src/app/late/push-shell.tsx', {}),
  file('firebase.js', '/src/platform/push/firebase-messaging.ts', {}),
  file('assistant.js', '/src/features/assistant/assistant-panel.tsx', {}),
  ...languages.flatMap((code) => [
    ...['first-home', 'others'].map((pack) => file(`${code}-${pack}.js`, `/src/strings/${code}/${pack}.ts`, {})),
    {
      ...file(`${code}-first.js`, '', {}),
      parts: ['first', 'first-forms', 'first-report', 'first-aid'].map((pack) => `/src/strings/${code}/${pack}.ts`),
    },
  ]),
];

function file(name: string, part: string, { imports = [], css = [] }: { imports?: string[]; css?: string[] }) {
  return { name, set: 'core' as const, imports, css, parts: [part], sources: [part] };
}

const list = [
  { url: 'index.html', set: 'core' },
  { url: 'hi-guide.js', set: 'core', language: 'hi' },
  { url: 'maps.js', set: 'public' },
  { url: 'tasks.js', set: 'volunteer' },
  { url: 'desk.js', set: 'admin' },
  { url: 'desk-table.js', set: 'admin' },
  { url: 'offers.js', set: 'ngo' },
];
const sizes = {
  gzip: (name: string) => ({ 'start.js': 100_000, 'hi-first.js': 3_000, 'ar-first-home.js': 2_000 })[name] ?? 1_000,
  wire: () => 10_000,
};
const others = { worker: 20_000, list: 5_000, start: 200, packs: { en: 'pages/en.txt', hi: 'pages/hi.txt' } };

describe('the figures', () => {
  const figures = byteFigures(files, list, sizes, others);
  const told = ({ name, bytes }: Figure) => `${name}: ${bytes}`;

  it('are twelve that fail the build, and three that are printed beside them', () => {
    expect(figures.filter(({ printed }) => !printed)).toHaveLength(12);
    expect(figures.filter(({ printed }) => printed).map(told)).toEqual([
      'the map: 1000',
      'push by Firebase: 2000',
      'the assistant: 1000',
    ]);
  });

  it('count each file until a first screen is live once, with its texts, in English and the dearest language', () => {
    expect(figures.slice(0, 6).map(told)).toEqual([
      // The page's own with its sheet, the app, the screen, the fields, and one file of texts.
      'report form live, en: 105000',
      'report form live, dearest (hi): 107000',
      'aid form live, en: 105000',
      'aid form live, dearest (hi): 107000',
      'home live, en: 105000',
      'home live, dearest (hi): 107000',
    ]);
  });

  it('count what lies on a phone by its sets and language, and the list of it', () => {
    expect(figures.slice(6, 10).map(told)).toEqual([
      'reporter’s phone, dearest (hi): 25000',
      'volunteer’s phone, dearest (hi): 45000',
      'admin’s phone, dearest (hi): 55000',
      'organization’s phone, dearest (hi): 45000',
    ]);
    expect(figures.slice(10, 11).map(told)).toEqual(['worker: 20000']);
  });

  it('count what one changed sentence costs: its file beside the worker’s own, and where it stands on a written page, the pack of these', () => {
    const costIn = (url: string, language?: string) => {
      const written = [...list, { url, set: 'core', ...(language && { language }) }];
      const dear = (name: string) => (name === 'desk.js' ? 12_000 : 10_000);
      return byteFigures(files, written, { ...sizes, wire: dear }, others)
        .slice(11, 12)
        .map(told);
    };
    expect(costIn('es-others.js', 'es')).toEqual(['one changed sentence, dearest (en): 17200']);
    expect(costIn('hi-first.js', 'hi')).toEqual(['one changed sentence, dearest (hi): 25200']);
  });

  it('have the bars of the app as limits', () => {
    expect(figures.map(({ limit }) => limit / 1000)).toEqual([
      ...Array.from({ length: 6 }, () => 125),
      320,
      750,
      750,
      750,
      45,
      30,
      60,
      18,
      14,
    ]);
  });

  it('tell a part that is in no file', () => {
    expect(() => byteFigures(files.slice(1), list, sizes, others)).toThrow('is in no file of the build');
  });
});

describe('the sets', () => {
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

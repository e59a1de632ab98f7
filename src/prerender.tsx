import { StrictMode } from 'react';
import { prerender } from 'react-dom/static';
import { StaticRouter } from 'react-router-dom';
import { writtenPage, writtenPaths } from '../contract/base/written-page.ts';
import { untoldNumber } from '../contract/emergency-number.ts';
import { routes } from './routes.ts';
import { languages, speak, type Language } from './strings/language.ts';
import { bringFirstTexts, bringAllTexts } from './strings/packs.ts';

/** A screen as HTML, and what stands around it. */
export interface PrerenderedPage {
  path: string;
  file: string;
  title: string;
  direction: string;
  html: string;
  /** For the head. */
  emergencyNumber: string;
  texts: Readonly<Record<'description' | 'held' | 'slow' | 'again' | 'withoutScript', string>>;
}

/** What the web manifest says in this language. */
export interface ManifestWords {
  direction: string;
  description: string;
  /** By address. */
  shortcuts: Readonly<Record<string, { name: string; short_name: string }>>;
  /** By the picture's name. */
  screenshots: Readonly<Record<string, string>>;
}

export { languages };

/** Run after the pages, in the same process and so in the same language. */
export async function manifestWords(code: Language): Promise<ManifestWords> {
  const [{ manifestTexts }, { pageTexts }, { titles }] = await Promise.all([
    import('./strings/manifest.ts'),
    import('./strings/page.ts'),
    import('./strings/shell/titles.ts'),
  ]);
  return {
    direction: languages[code].direction,
    description: pageTexts.description,
    shortcuts: {
      [routes.reportDisaster]: { name: titles.report, short_name: manifestTexts.report },
      [routes.requestAssistance]: { name: titles.aid, short_name: titles.aid },
      [routes.outbox]: { name: titles.outbox, short_name: titles.outbox },
    },
    screenshots: manifestTexts.screenshots,
  };
}

/** What the bare page says; run after the pages, as above. */
export async function bareTexts(): Promise<Readonly<Record<'starting' | 'nothing' | 'withoutScript', string>>> {
  const { starting, nothing, withoutScript } = (await import('./strings/page.ts')).pageTexts;
  return { starting, nothing, withoutScript };
}

/**
 * Writes the first screens of the app in this language. Run by the build, once in a process: texts are read once, when a
 * module is evaluated.
 */
export async function prerenderPages(code: Language): Promise<PrerenderedPage[]> {
  speak(code);
  await Promise.all([bringFirstTexts(), bringAllTexts()]);
  const [{ appTexts }, { dangerTexts, shownNumber }, { pageTexts }, { titles }] = await Promise.all([
    import('./strings/shell/app.ts'),
    import('./strings/danger.ts'),
    import('./strings/page.ts'),
    import('./strings/shell/titles.ts'),
  ]);
  const title = { '/': titles.home, '/report-disaster': titles.report, '/request-assistance': titles.aid };
  return Promise.all(
    writtenPaths.map(async (path) => ({
      path,
      file: writtenPage(path, '', code) ?? '',
      title: appTexts.documentTitle(title[path]),
      direction: languages[code].direction,
      html: await htmlOf(path),
      emergencyNumber: untoldNumber({ words: dangerTexts.localNumber, shown: shownNumber }),
      texts: pageTexts,
    })),
  );
}

async function htmlOf(path: string): Promise<string> {
  const [{ App }, { bringFirstScreen }] = await Promise.all([
    import('./app/app.tsx'),
    import('./app/screens/first-screens.ts'),
  ]);
  await bringFirstScreen(path);
  const { prelude } = await prerender(
    <StrictMode>
      <StaticRouter location={path}>
        <App />
      </StaticRouter>
    </StrictMode>,
    {
      onError(error) {
        throw error;
      },
      // In one piece, in its order: what comes in pieces needs scripts to be put together.
      progressiveChunkSize: Number.POSITIVE_INFINITY,
    },
  );
  return new Response(prelude).text();
}

import { execFile } from 'node:child_process';
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { rolldown } from 'rolldown';
import { build } from 'vite';
import { languageCodes } from './app-sets.mjs';
import { bareHtml } from './bare-html.mjs';
import { className } from './class-names.mjs';
import { manifestIn, manifestOf } from './web-manifest.mjs';
import { writtenHtml } from './written-html.mjs';

/** What the sources are written in. */
const ENGLISH = 'en';

/**
 * Writes the app's first screens into the build as pages, one for each language: they are to be seen, and filled in,
 * before the app's code is there. So does it with what the web manifest says. Before anything lists the build's files, since nothing may edit them after that.
 *
 * @param {{ root: string, outDir: string, folder: string, target: string[], plugins: import('vite').PluginOption[], define: Record<string, string>, parts: import('./first-files.mjs').Parts, tell(page: string): string }} options `tell` puts in what the build itself knows
 * @returns {Promise<Map<string, string>>} file → its language
 */
export async function prerender({ root, outDir, folder, target, plugins, define, parts, tell }) {
  const at = join(root, 'build', 'prerender');
  await rm(at, { recursive: true, force: true });
  await build({
    root,
    configFile: false,
    logLevel: 'warn',
    plugins,
    define,
    // As in the code that wakes the pages.
    css: { modules: { generateScopedName: className } },
    build: { ssr: 'src/prerender.tsx', outDir: at, target: 'node20', copyPublicDir: false, emptyOutDir: true },
  });
  const template = await readFile(join(outDir, 'index.html'), 'utf8');
  const manifest = await readFile(join(outDir, manifestOf(ENGLISH)), 'utf8');
  const early = {
    script: await scriptOf(root, 'src/early.ts', target),
    css: await readFile(join(root, 'src', 'early.css'), 'utf8'),
  };
  const texts = {};
  const directions = {};
  const written = await Promise.all(
    languageCodes.map(async (language) => {
      const { pages, words, bare } = await writtenIn(language, join(at, 'prerender.js'));
      texts[language] = bare;
      directions[language] = words.direction;
      if (language !== ENGLISH) {
        await writeFile(join(outDir, manifestOf(language)), manifestIn({ template: manifest, language, words }));
      }
      return Promise.all(
        pages.map(async (page) => {
          const files = parts.filesOf(page.path, language, folder);
          const css = await Promise.all(files.css.map((file) => readFile(join(outDir, file), 'utf8')));
          const html = writtenHtml({ template, page, language, files, css: css.join(''), early });
          await mkdir(dirname(join(outDir, page.file)), { recursive: true });
          await writeFile(join(outDir, page.file), tell(html));
          return /** @type {const} */ ([page.file, language]);
        }),
      );
    }),
  );
  const script = await scriptOf(root, 'src/bare-page.ts', target);
  const sheets = ['src/ui/tokens.css', 'src/bare-page.css'].map((path) => readFile(join(root, path), 'utf8'));
  const css = (await Promise.all(sheets)).join('');
  const inOrder = Object.fromEntries(languageCodes.map((language) => [language, texts[language]]));
  const bare = bareHtml({ template, texts: inOrder, directions, script, css });
  await writeFile(join(outDir, 'index.html'), tell(bare));
  return new Map(written.flat());
}

/** In a process of its own: the app reads its texts once, when a module is evaluated. */
async function writtenIn(language, app) {
  const child = fileURLToPath(new URL('prerender-child.mjs', import.meta.url));
  const env = { ...process.env, NODE_ENV: 'production' };
  const options = { env, maxBuffer: 16_000_000 };
  const { stdout } = await promisify(execFile)(process.execPath, [child, app, language], options);
  return JSON.parse(stdout);
}

/** As text for a page itself. */
async function scriptOf(root, input, target) {
  const bundle = await rolldown({ input: join(root, input), transform: { target } });
  const { output } = await bundle.generate({ format: 'iife', minify: true });
  await bundle.close();
  return output[0].code.trim();
}

import { existsSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig, loadEnv, type Plugin } from 'vite';
import { VitePWA, type VitePWAOptions } from 'vite-plugin-pwa';
import { isWebOrigin } from './contract/base/web-origin.mjs';
import { isEmergencyNumber, withEmergencyNumber } from './contract/emergency-number.ts';
import { appFiles, type AppFile } from './scripts/lib/app-files.mjs';
import { packFile } from './scripts/lib/app-sets.mjs';
import { className } from './scripts/lib/class-names.mjs';
import { englishPacks } from './scripts/lib/english-packs.mjs';
import { sharedChunks, partsOf, type Parts } from './scripts/lib/first-files.mjs';
import { literalReplacement } from './scripts/lib/literal-replacement.mjs';
import { plainPreload } from './scripts/lib/plain-preload.mjs';
import { plainRouter } from './scripts/lib/plain-router.mjs';
import { prerender } from './scripts/lib/prerender.mjs';
import { minifyAgain } from './scripts/lib/minify-again.mjs';
import { moveIntoBuild } from './scripts/lib/build-folder.mjs';
import { oldestBrowsers } from './scripts/lib/oldest-browsers.mjs';
import { buildOf, keepMaps } from './scripts/lib/source-maps.mjs';
import { partWorker, writeWorkerFiles } from './scripts/lib/worker-files.mjs';

type ManifestTransform = NonNullable<VitePWAOptions['injectManifest']['manifestTransforms']>[number];

const outDir = 'dist';
const maps = 'build/maps';
const MODERN_DEXIE = 'node_modules/dexie/dist/modern/dexie.mjs';
const PRODUCTION_ROUTER = 'node_modules/react-router/dist/production/index.mjs';
/** Packages that outlive releases: a change of our own code does not change their files. */
const lasting = [
  {
    name: 'react',
    test: /node_modules[\\/](react|react-dom|scheduler|react-router|react-router-dom)[\\/]/,
    priority: 40,
  },
  { name: 'dexie', test: /node_modules[\\/]dexie[\\/]/, priority: 40 },
];

/** What one step of the build learns and the next needs. */
interface Built {
  files: AppFile[];
  parts: Parts | undefined;
  /** Of the files of code: `assets/1a2b3c4d`. */
  folder: string;
  /** File of a written page → its language. */
  pages: Map<string, string>;
}

export default defineConfig(({ mode, command }) => {
  const apiHost = readApiHost(mode);
  // A key that is built in is in the hands of whoever loads the app: without one the server asks.
  const { VITE_GROQ_API_KEY: modelKey = '', VITE_LLM_MODEL: model = 'openai/gpt-oss-120b,openai/gpt-oss-20b' } =
    loadEnv(mode, here('.'), 'VITE_');
  const emergencyNumber = readEmergencyNumber(mode);
  const built: Built = { files: [], parts: undefined, folder: '', pages: new Map() };
  // Page, worker and what writes the pages are builds of their own; all take it from here.
  const define = {
    'import.meta.env.VITE_API_HOST': JSON.stringify(apiHost),
    'import.meta.env.VITE_PUSH_KEYS': JSON.stringify(readPushKeys(mode)),
    'import.meta.env.VITE_GROQ_API_KEY': JSON.stringify(modelKey),
    'import.meta.env.VITE_LLM_MODEL': JSON.stringify(model),
    'import.meta.env.VITE_BUILT_AT': JSON.stringify(startOfMonth(new Date())),
  };
  return {
    define,
    css: { modules: { generateScopedName: className } },
    // Its own build for browsers that know `class` and `async`: 2 kB less of page and worker than the one for all.
    resolve: {
      alias: [
        { find: /^dexie$/, replacement: literalReplacement(here(MODERN_DEXIE)) },
        // The package names its development build alone, whatever is built.
        ...(command === 'build'
          ? [{ find: /^react-router-dom$/, replacement: literalReplacement(here(PRODUCTION_ROUTER)) }]
          : []),
      ],
    },
    plugins: [
      react(),
      plainRouter(),
      plainPreload(here('.')),
      englishPacks(here('.')),
      tellHosts({ 'api-host': apiHost, 'model-host': modelKey === '' ? '' : 'https://api.groq.com' }),
      writeApp(built, define, (page) => withEmergencyNumber(page, emergencyNumber)),
      VitePWA({
        strategies: 'injectManifest',
        srcDir: 'sw',
        filename: 'index.ts',
        injectRegister: false,
        // A plain file in public/, so that it is precached with a hash like every other.
        manifest: false,
        // The plugin names its output after the source; the worker's address must never change.
        integration: {
          configureCustomSWViteBuild(options) {
            // No page: what only a page does is left out of the worker.
            options.define = { ...options.define, ...define, 'globalThis.document': 'undefined' };
            options.build = { ...options.build, rolldownOptions: { output: { entryFileNames: 'sw.js' } } };
          },
        },
        injectManifest: {
          swDest: here(`${outDir}/sw.js`),
          rollupFormat: 'iife',
          target: oldestBrowsers,
          globPatterns: ['**/*.{html,js,css,webmanifest}', 'icons/icon.svg', 'icons/icon-192.png'],
          dontCacheBustURLsMatching: /^assets\//,
          manifestTransforms: [listForWorker(built)],
        },
      }),
      {
        name: 'part-worker',
        apply: 'build',
        closeBundle: {
          order: 'post',
          sequential: true,
          async handler() {
            // A build that failed comes here too.
            if (built.parts) await partWorker(here(outDir), here(`${maps}/${buildOf(built.folder)}`));
          },
        },
      },
    ],
    // Relative to the file that asks: the folder in which all of them lie has a name of its own in each build.
    experimental: {
      renderBuiltUrl: (_file, { hostType }) => (hostType === 'html' ? undefined : { relative: true }),
    },
    // Modules of its own build: its name is no hash either.
    worker: { format: 'es', rolldownOptions: { output: { entryFileNames: 'assets/[name].js' } } },
    build: {
      outDir,
      target: oldestBrowsers,
      // For who reads a stack from a phone (`npm run explain`): kept beside the build, named by no file and never served.
      sourcemap: 'hidden',
      // The polyfill is for browsers that merely preload less without it.
      modulePreload: {
        polyfill: false,
        // What packs of texts import is there already, or preloaded by the page; to list it would cost every phone's first file.
        resolveDependencies: (file, imports) => (packFile.test(file) ? [] : imports),
      },
      // A file inlined into CSS is fetched with it, wanted or not.
      assetsInlineLimit: 0,
      rolldownOptions: {
        output: {
          codeSplitting: { groups: [...lasting, ...sharedChunks()] },
          // Without a hash: files name each other, and a sentence changed in one would change the names of all that need it.
          entryFileNames: 'assets/[name].js',
          chunkFileNames: 'assets/[name].js',
          assetFileNames: 'assets/[name][extname]',
        },
      },
    },
  };
});

/** Origin of the server that the app is built for; empty: the one that serves the app. */
function readApiHost(mode: string): string {
  const host = loadEnv(mode, here('.'), 'VITE_')['VITE_API_HOST'] ?? '';
  if (host === '' || isWebOrigin(host)) return host;
  throw new Error(
    `VITE_API_HOST should be the server's origin as browsers write it, such as https://relief.example.org ` +
      `(no path, no slash at the end), or be left out; it is ${JSON.stringify(host)}.`,
  );
}

/** For an app whose pages no server of ours answers with; undefined: it says none until its server does. */
function readEmergencyNumber(mode: string): string | undefined {
  const number = loadEnv(mode, here('.'), 'VITE_')['VITE_EMERGENCY_NUMBER'] ?? '';
  if (number === '') return undefined;
  if (isEmergencyNumber(number)) return number;
  throw new Error(
    `VITE_EMERGENCY_NUMBER should be digits, such as 112, or be left out; it is ${JSON.stringify(number)}.`,
  );
}

/** Public keys by which a server that tells no settings pushes: `vapidPublicKey`, or `firebase`, as in `GET /api/config`. */
function readPushKeys(mode: string): object {
  const text = loadEnv(mode, here('.'), 'VITE_')['VITE_PUSH_KEYS'] ?? '{}';
  try {
    const keys: unknown = JSON.parse(text);
    const names = Object.keys(Object(keys));
    if (typeof keys === 'object' && names.every((name) => name === 'vapidPublicKey' || name === 'firebase'))
      return keys ?? {};
  } catch {
    // Said below.
  }
  throw new Error('VITE_PUSH_KEYS should be JSON such as {"vapidPublicKey":"…"} or {"firebase":{…}}, or be left out.');
}

/** The server that serves the app allows its pages, by what stands here, to ask these hosts. */
function tellHosts(hosts: Readonly<Record<string, string>>): Plugin {
  const metas = Object.entries(hosts).filter(([, content]) => content !== '');
  return {
    name: 'tell-hosts',
    transformIndexHtml: () =>
      metas.map(([name, content]) => ({ tag: 'meta', attrs: { name, content }, injectTo: 'head' as const })),
  };
}

/** Puts the files of the code into their folder, and writes the first screens as pages, before the worker's list is made. */
function writeApp(built: Built, define: Record<string, string>, tell: (page: string) => string): Plugin {
  return {
    name: 'write-app',
    apply: 'build',
    generateBundle(_options, bundle) {
      const root = here('.').replaceAll('\\', '/').replace(/\/$/, '');
      built.parts = partsOf(bundle);
      built.files = appFiles(
        bundle,
        (id) => {
          const module = this.getModuleInfo(id);
          return { isPart: module !== null && (module.isEntry || module.dynamicImporters.length > 0) };
        },
        root,
      );
    },
    closeBundle: {
      order: 'pre',
      sequential: true,
      async handler() {
        // A build that failed comes here too.
        if (!built.parts) return;
        const ofEverybody = built.files
          .filter(({ set }) => set === 'core')
          .map(({ name }) => here(`${outDir}/assets/${name}`));
        await minifyAgain(ofEverybody.filter((file) => existsSync(file)));
        const folder = await moveIntoBuild(here(outDir));
        built.folder = folder;
        await keepMaps(here(`${outDir}/assets`), here(maps), folder);
        // Vite leaves out an entry that only names another file.
        built.files = built.files.filter(({ name }) => existsSync(here(`${outDir}/${folder}/${name}`)));
        built.pages = await prerender({
          root: here('.'),
          outDir: here(outDir),
          folder,
          target: oldestBrowsers,
          plugins: [react()],
          define,
          parts: built.parts,
          tell,
        });
        writeFileSync(here('build/app-files.json'), JSON.stringify({ folder, files: built.files }, undefined, 1));
      },
    },
  };
}

/** Not to the second: the same sources make the same files all month, and a phone fetches only what has changed. */
function startOfMonth(now: Date): number {
  return Date.UTC(now.getUTCFullYear(), now.getUTCMonth(), 1);
}

function listForWorker(built: Built): ManifestTransform {
  return async (entries) => ({ warnings: [], manifest: [await writeWorkerFiles(entries, built, here(outDir))] });
}

function here(path: string): string {
  return fileURLToPath(new URL(path, import.meta.url));
}

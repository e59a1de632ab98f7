import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig, loadEnv, type Plugin, type Rolldown } from 'vite';
import { VitePWA, type VitePWAOptions } from 'vite-plugin-pwa';
import { isWebOrigin } from './contract/base/web-origin.mjs';
import { sharedChunks, partsOf, type Parts } from './scripts/lib/first-files.mjs';
import { prerender } from './scripts/lib/prerender.mjs';
import { writeWorkerFiles } from './scripts/lib/worker-files.mjs';

type ManifestTransform = NonNullable<VitePWAOptions['injectManifest']['manifestTransforms']>[number];

/** Cheap phones stop getting browsers: Android 6 ends at Chrome 106, an iPhone 7 at Safari 15. */
const target = ['chrome100', 'edge100', 'firefox102', 'safari15.4'];

const outDir = 'dist';
/** Chunks that outlive releases: an update fetches only what changed. */
const lasting = [
  {
    name: 'react',
    test: /node_modules[\\/](react|react-dom|scheduler|react-router|react-router-dom)[\\/]/,
    priority: 20,
  },
  { name: 'dexie', test: /node_modules[\\/]dexie[\\/]/, priority: 20 },
];

/** File → who must have it before the worker counts as installed: everybody, or who uses that language. */
type First = Map<string, true | string>;

/** Must be on the phone before the worker counts as installed; the rest follows when it can. */
const firstParts =
  /\/(src\/(features\/(home|reports|aid|outbox)\/|features\/account\/login-|app\/(card-slot|settings-sheet))|node_modules\/workbox-window\/)/;

export default defineConfig(({ mode }) => {
  const apiHost = readApiHost(mode);
  const first: First = new Map([['index.html', true]]);
  // Page, worker and what writes the pages are builds of their own; all take it from here.
  const define = {
    'import.meta.env.VITE_API_HOST': JSON.stringify(apiHost),
    'import.meta.env.VITE_PUSH_KEYS': JSON.stringify(readPushKeys(mode)),
  };
  return {
    define,
    // Its own build for browsers that know `class` and `async`: 2 kB less of page and worker than the one for all.
    resolve: { alias: [{ find: /^dexie$/, replacement: here('node_modules/dexie/dist/modern/dexie.mjs') }] },
    plugins: [
      react(),
      tellApiHost(apiHost),
      collectFirstFiles(first),
      writePages(first, define),
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
          target,
          globPatterns: ['**/*.{html,js,css,webmanifest}', 'icons/icon.svg', 'icons/icon-192.png'],
          dontCacheBustURLsMatching: /^assets\//,
          manifestTransforms: [listForWorker(first)],
        },
      }),
    ],
    build: {
      outDir,
      target,
      sourcemap: false,
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
          // Every file names others, and sixteen digits compress better than sixty-four: 32 bits tell the versions of one file apart.
          hashCharacters: 'hex',
          entryFileNames: 'assets/[name]-[hash].js',
          chunkFileNames: 'assets/[name]-[hash].js',
          assetFileNames: 'assets/[name]-[hash][extname]',
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

/** The server that serves the app allows its pages, by what stands here, to ask that host. */
function tellApiHost(apiHost: string): Plugin {
  const meta = { tag: 'meta', attrs: { name: 'api-host', content: apiHost }, injectTo: 'head' as const };
  return { name: 'tell-api-host', transformIndexHtml: () => (apiHost === '' ? [] : [meta]) };
}

/** Adds to `first` the entry, the first parts, and all that these import; a part's own lazy pieces too. */
function collectFirstFiles(first: First): Plugin {
  return {
    name: 'collect-first-files',
    apply: 'build',
    generateBundle(_options, bundle) {
      for (const chunk of Object.values(bundle)) {
        if (chunk.type === 'chunk' && isFirst(chunk)) addWithImports(chunk, bundle, first);
      }
    },
  };
}

/** All that a language says, the guide left out: what is saved and what waits is told by parts that come late. */
const textsOfLanguage = /\/src\/strings\/(\w+)\/(first[\w-]*|others)\.ts$/;

const packFile = /(^|\/)(first|others|legal-pages|relief|volunteer)-/;

/** The first screens as pages, before the worker's list is made. */
function writePages(first: First, define: Record<string, string>): Plugin {
  let parts: Parts | undefined;
  return {
    name: 'write-pages',
    apply: 'build',
    generateBundle(_options, bundle) {
      parts = partsOf(bundle);
      for (const chunk of Object.values(bundle)) {
        const language = chunk.type === 'chunk' ? textsOfLanguage.exec(chunk.facadeModuleId ?? '')?.[1] : undefined;
        if (chunk.type === 'chunk' && language !== undefined) addTexts(chunk, language, bundle, first);
      }
    },
    closeBundle: {
      order: 'pre',
      sequential: true,
      async handler() {
        // A build that failed comes here too.
        if (!parts) return;
        const pages = await prerender({
          root: here('.'),
          outDir: here(outDir),
          target,
          plugins: [react()],
          define,
          parts,
        });
        for (const [file, who] of pages) first.set(file, who);
      },
    },
  };
}

/** What follows on every screen: see `sharedChunks`. */
const firstShared = /^(engine|late)$/;

function isFirst(chunk: Rolldown.OutputChunk): boolean {
  return (
    isShell(chunk) || firstShared.test(chunk.name) || firstParts.test(chunk.facadeModuleId?.replaceAll('\\', '/') ?? '')
  );
}

/** The entry brings the language first, and then the app. */
function isShell(chunk: Rolldown.OutputChunk): boolean {
  return chunk.isEntry || chunk.name === 'shell';
}

/** The button of the map comes with its form; the map, half as large as all the rest, with the other screens. */
function isMap(chunk: Rolldown.OutputChunk): boolean {
  return /\/src\/maps\//.test(chunk.facadeModuleId?.replaceAll('\\', '/') ?? '');
}

/** What only admins need follows on every phone, as the map does. */
function isOfAdmins(chunk: Rolldown.OutputChunk): boolean {
  return chunk.facadeModuleId?.replaceAll('\\', '/').endsWith('/src/app/late/admin-desk.tsx') === true;
}

/** The world's telephone numbering plans: only those who call people need them, and numbers are dialled as typed without. */
function isNumbers(chunk: Rolldown.OutputChunk): boolean {
  return chunk.facadeModuleId?.replaceAll('\\', '/').endsWith('/contract/read-numbers.ts') === true;
}

/** The way to a disaster follows with the map that it is drawn on. */
function isOfRoutes(chunk: Rolldown.OutputChunk): boolean {
  return /\/src\/(maps|features\/volunteers)\/route\//.test(chunk.facadeModuleId?.replaceAll('\\', '/') ?? '');
}

/** Asked for with a network alone, and only where the server has Firebase: no phone keeps it for later. */
const ofFirebase = /(^|\/)firebase-messaging-/;

/** What packs of one language share is a file too; what the app shares with them is everybody's already. */
function addTexts(chunk: Rolldown.OutputChunk, language: string, bundle: Rolldown.OutputBundle, first: First): void {
  if (first.has(chunk.fileName)) return;
  first.set(chunk.fileName, language);
  for (const name of chunk.imports) {
    const imported = bundle[name];
    if (imported?.type === 'chunk') addTexts(imported, language, bundle, first);
  }
}

function addWithImports(chunk: Rolldown.OutputChunk, bundle: Rolldown.OutputBundle, first: First): void {
  if (first.has(chunk.fileName)) return;
  first.set(chunk.fileName, true);
  for (const css of chunk.viteMetadata?.importedCss ?? []) first.set(css, true);
  const lazily = isShell(chunk) || isMap(chunk) ? [] : chunk.dynamicImports;
  for (const name of [...chunk.imports, ...lazily]) {
    const imported = bundle[name];
    if (
      imported?.type === 'chunk' &&
      !isOfAdmins(imported) &&
      !isNumbers(imported) &&
      !isOfRoutes(imported) &&
      !ofFirebase.test(name)
    )
      addWithImports(imported, bundle, first);
  }
}

function listForWorker(first: First): ManifestTransform {
  return async (entries) => ({
    warnings: [],
    manifest: [
      await writeWorkerFiles(
        entries.filter(({ url }) => !ofFirebase.test(url)),
        first,
        here(outDir),
      ),
    ],
  });
}

function here(path: string): string {
  return fileURLToPath(new URL(path, import.meta.url));
}

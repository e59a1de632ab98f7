import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin, type Rolldown } from 'vite';
import { VitePWA, type VitePWAOptions } from 'vite-plugin-pwa';

type ManifestTransform = NonNullable<VitePWAOptions['injectManifest']['manifestTransforms']>[number];

/** Cheap phones stop getting browsers: Android 6 ends at Chrome 106, an iPhone 7 at Safari 15. */
const target = ['chrome100', 'edge100', 'firefox102', 'safari15.4'];

const outDir = 'dist';
/** Chunks that outlive releases: an update fetches only what changed. */
const lasting = [
  { name: 'react', test: /node_modules[\\/](react|react-dom|scheduler|react-router|react-router-dom)[\\/]/ },
  { name: 'dexie', test: /node_modules[\\/]dexie[\\/]/ },
];

/** Must be on the phone before the worker counts as installed; the rest follows when it can. */
const firstParts =
  /\/(src\/(features\/(home|reports|aid|outbox)\/|app\/(outbox-driver|update-prompt|install-card)|ui\/toaster)|node_modules\/workbox-window\/)/;

export default defineConfig(() => {
  const first = new Set(['index.html']);
  return {
    plugins: [
      react(),
      collectFirstFiles(first),
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
            options.build = { ...options.build, rolldownOptions: { output: { entryFileNames: 'sw.js' } } };
          },
        },
        injectManifest: {
          swDest: here(`${outDir}/sw.js`),
          rollupFormat: 'iife',
          target,
          globPatterns: ['**/*.{html,js,css,webmanifest}', 'icons/icon.svg', 'icons/icon-192.png'],
          dontCacheBustURLsMatching: /^assets\//,
          manifestTransforms: [describeForWorker(first)],
        },
      }),
    ],
    build: {
      outDir,
      target,
      sourcemap: false,
      // The polyfill is for browsers that merely preload less without it.
      modulePreload: { polyfill: false },
      // A file inlined into CSS is fetched with it, wanted or not.
      assetsInlineLimit: 0,
      rolldownOptions: {
        output: {
          codeSplitting: { groups: lasting },
        },
      },
    },
  };
});

/** Adds to `first` the entry, the first parts, and all that these import; a part's own lazy pieces too. */
function collectFirstFiles(first: Set<string>): Plugin {
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

function isFirst(chunk: Rolldown.OutputChunk): boolean {
  return chunk.isEntry || firstParts.test(chunk.facadeModuleId?.replaceAll('\\', '/') ?? '');
}

function addWithImports(chunk: Rolldown.OutputChunk, bundle: Rolldown.OutputBundle, first: Set<string>): void {
  if (first.has(chunk.fileName)) return;
  first.add(chunk.fileName);
  for (const css of chunk.viteMetadata?.importedCss ?? []) first.add(css);
  const lazily = chunk.isEntry ? [] : chunk.dynamicImports;
  for (const name of [...chunk.imports, ...lazily]) {
    const imported = bundle[name];
    if (imported?.type === 'chunk') addWithImports(imported, bundle, first);
  }
}

/** Tells the worker each file's group and hash: with a hash no captive portal's page is kept in its place. */
function describeForWorker(first: ReadonlySet<string>): ManifestTransform {
  return async (entries) => ({
    warnings: [],
    manifest: await Promise.all(
      entries.map(async (entry) => ({
        ...entry,
        integrity: await integrityOf(entry.url),
        ...(first.has(entry.url) && { first: true }),
      })),
    ),
  });
}

async function integrityOf(file: string): Promise<string> {
  const bytes = await readFile(here(`${outDir}/${file}`));
  return `sha256-${createHash('sha256').update(bytes).digest('base64')}`;
}

function here(path: string): string {
  return fileURLToPath(new URL(path, import.meta.url));
}

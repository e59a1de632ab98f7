import react from '@vitejs/plugin-react';
import { build, preview } from 'vite';
import { projectRoot } from '../../server/project-root.ts';

interface OpenMapPage {
  url: string;
  close(): Promise<void>;
}

/** Builds a page with nothing but a map of places and their list, and serves it on this machine. */
export async function openMapPage(outDir: string): Promise<OpenMapPage> {
  const common = { configFile: false, logLevel: 'warn', root: projectRoot() } as const;
  const input = 'tests/map-page/index.html';
  await build({
    ...common,
    plugins: [react()],
    build: { outDir, emptyOutDir: true, assetsInlineLimit: 0, rolldownOptions: { input } },
  });
  const server = await preview({ ...common, build: { outDir }, preview: { host: '127.0.0.1', port: 0 } });
  const [address] = server.resolvedUrls?.local ?? [];
  if (address === undefined) throw new Error('The page has no address.');
  return { url: new URL(input, address).href, close: () => server.close() };
}

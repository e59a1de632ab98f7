import react from '@vitejs/plugin-react';
import { build, preview } from 'vite';

interface OpenGallery {
  url: string;
  close(): Promise<void>;
}

/** Builds the page of all parts, which the product's own build leaves out, and serves it on this machine. */
export async function openGallery(outDir: string): Promise<OpenGallery> {
  const common = { configFile: false, logLevel: 'warn' } as const;
  await build({
    ...common,
    plugins: [react()],
    build: { outDir, emptyOutDir: true, assetsInlineLimit: 0, rolldownOptions: { input: 'gallery.html' } },
  });
  const server = await preview({ ...common, build: { outDir }, preview: { host: '127.0.0.1', port: 0 } });
  const [address] = server.resolvedUrls?.local ?? [];
  if (address === undefined) throw new Error('The gallery has no address.');
  return { url: new URL('gallery.html', address).href, close: () => server.close() };
}

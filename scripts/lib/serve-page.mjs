import { once } from 'node:events';
import { createServer } from 'node:http';
import { createServer as createVite } from 'vite';
import { forwardTo } from './forward.mjs';
import { root } from './project.mjs';

/**
 * The app from its sources, each change shown at once, and beneath `/api` what the server answers: one origin, as in production.
 *
 * @param {{ host: string, port: number, api: () => Promise<string | undefined>, cacheDir: string }} options `api`: where the server is to be found
 */
export async function servePage({ host, port, api, cacheDir }) {
  const server = createServer();
  const vite = await createVite({
    root,
    // A server of ours: Vite's own would end this process at a signal, before the database has ended.
    server: { middlewareMode: true, hmr: { server } },
    cacheDir,
  });
  const forward = forwardTo(api);
  server.on('request', (request, answer) => {
    if (/^\/api(\/|\?|$)/.test(request.url ?? '')) void forward(request, answer);
    else vite.middlewares(request, answer);
  });
  server.listen(port, host);
  await once(server, 'listening');
  const bound = server.address();
  const name = host.includes(':') ? `[${host}]` : host;
  return {
    address: `http://${name}:${typeof bound === 'object' && bound !== null ? bound.port : port}`,
    async close() {
      server.closeAllConnections();
      server.close();
      await vite.close();
    },
  };
}

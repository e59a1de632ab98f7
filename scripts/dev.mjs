import { join } from 'node:path';
import { surviveReaders } from '../server/start/survive-readers.mjs';
import { followNpm } from './lib/follow-npm.mjs';
import { ensureInstalled, requireNode } from './lib/install.mjs';
import { inProject } from './lib/project.mjs';
import { refuseStart } from './lib/refuse-start.mjs';
import { asCommand, Refusal, say } from './lib/say.mjs';
import { onStop } from './lib/stop-signals.mjs';
import { watchServer } from './lib/watch-server.mjs';

/** Not the port of `npm start`: a browser keeps one worker and one database for each origin, and a build's worker would answer here. */
const PAGE_PORT = '5173';

/**
 * `npm run dev`: the app from its sources, and the server, built and started again when one of its sources changes; with a database
 * of its own in `.data-dev`. `npm run dev -- --demo`: with sample data, in `.data-dev-demo`. Settings are the server's, as the README
 * says; PORT is the page's. Ctrl-C ends all of it.
 */
surviveReaders();
followNpm();
await asCommand(async () => {
  requireNode();
  const args = process.argv.slice(2);
  const unknown = args.find((arg) => arg !== '--demo');
  if (unknown !== undefined) throw new Refusal(`${unknown} is unknown here: npm run dev, or npm run dev -- --demo.`);
  if (args.includes('--demo')) process.env['DEMO'] = '1';
  process.env['PORT'] ??= PAGE_PORT;
  process.env['DATA_DIR'] ??= process.env['DEMO'] === '1' ? '.data-dev-demo' : '.data-dev';
  await refuseStart(process.env);
  say(`packages: ${await ensureInstalled({ waits: true })}`);

  const isToldToStop = new Promise((resolve) => onStop(resolve));
  const { HOST: host = '127.0.0.1', PORT: port = PAGE_PORT } = process.env;
  // Two of these at once, such as a test's and a developer's, have a port each.
  const made = inProject('build', 'dev', port);
  const env = { ...process.env, HOST: '127.0.0.1', PORT: '0' };
  const server = await watchServer({ dir: join(made, 'server'), env });
  // What it brings is not there yet where this file is loaded to install it.
  const { servePage } = await import('./lib/serve-page.mjs');
  const page = await servePage({ host, port: Number(port), api: server.address, cacheDir: join(made, 'vite') });
  const isUp = (await server.address()) !== undefined;
  if (isUp) say(`Relief Relay is ready at ${page.address}, from its sources. Ctrl-C ends it.`);
  if (isUp) await isToldToStop;
  await page.close();
  await server.stop();
  return isUp ? 0 : 1;
});

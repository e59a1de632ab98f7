import { build } from './lib/build.mjs';
import { ensureInstalled, requireNode } from './lib/install.mjs';
import { stopChildrenOnSignals } from './lib/run.mjs';
import { asCommand, say } from './lib/say.mjs';

/** `npm run build [-- --force]`: makes the app and the server out of the sources. */
await asCommand(async () => {
  requireNode();
  stopChildrenOnSignals();
  say(`packages: ${await ensureInstalled()}`);
  say(`build: ${await build({ force: process.argv.includes('--force') })}`);
});

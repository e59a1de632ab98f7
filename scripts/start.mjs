import { surviveReaders } from '../server/start/survive-readers.mjs';
import { build } from './lib/build.mjs';
import { followNpm } from './lib/follow-npm.mjs';
import { ensureInstalled, requireNode } from './lib/install.mjs';
import { inProject, root } from './lib/project.mjs';
import { refuseStart } from './lib/refuse-start.mjs';
import { stopChildrenOnSignals } from './lib/run.mjs';
import { asCommand, Refusal, say } from './lib/say.mjs';
import { serve } from './lib/serve.mjs';

/**
 * `npm start`: installs and builds what is not there yet, then runs the server in this terminal. `npm start -- --demo` is the
 * same as `DEMO=1 npm start`: sample data in a database of its own.
 * Environment: PORT, HOST, DATA_DIR, DATABASE_URL as the README says. Ctrl-C stops it; its exit code is ours. It ends with the npm
 * that started it, and the server with it.
 */
surviveReaders();
followNpm();
await asCommand(async () => {
  requireNode();
  const args = process.argv.slice(2);
  const unknown = args.find((arg) => arg !== '--demo');
  // A mistyped --demo must not start the real thing.
  if (unknown !== undefined) throw new Refusal(`${unknown} is unknown here: npm start, or npm start -- --demo.`);
  if (args.includes('--demo')) process.env['DEMO'] = '1';
  await refuseStart(process.env);
  const stopHandling = stopChildrenOnSignals();
  say(`step 1/3 packages: ${await ensureInstalled({ waits: true })}`);
  say(`step 2/3 build: ${await build()}`);
  say('step 3/3 server: starting');
  stopHandling();
  return serve([process.execPath, inProject('build', 'server', 'main.js')], { cwd: root });
});

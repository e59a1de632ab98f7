import { ensureInstalled, requireNode } from './lib/install.mjs';
import { build } from './lib/build.mjs';
import { findOtherBrowsers, namesOf } from './lib/other-browsers.mjs';
import { root, tool } from './lib/project.mjs';
import { stopChildrenOnSignals } from './lib/run.mjs';
import { Refusal, asCommand, say } from './lib/say.mjs';
import { serve } from './lib/serve.mjs';

/** `npm run browsers`: the main job in Firefox and WebKit, whichever of them is installed. More words go to Vitest. */
await asCommand(async () => {
  requireNode();
  const stopHandling = stopChildrenOnSignals();
  await ensureInstalled();
  await build();
  const { found, missing } = await findOtherBrowsers();
  for (const { name, packages } of missing) say(`${name} is not here. Debian's packages of it: ${packages.join(' ')}`);
  if (found.length === 0) throw new Refusal('There is no other browser to test in.');
  say(`The main job in ${namesOf(found)} …`);
  stopHandling();
  const files = found.map(({ test }) => test);
  return serve(tool('vitest', 'run', '--project', 'browsers', ...files, ...process.argv.slice(2)), { cwd: root });
});

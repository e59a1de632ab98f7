import { findBrowser, findBrowserShell } from './lib/browser.mjs';
import { build } from './lib/build.mjs';
import { ensureInstalled } from './lib/install.mjs';
import { root, tool } from './lib/project.mjs';
import { run, stopChildrenOnSignals } from './lib/run.mjs';
import { asCommand, say } from './lib/say.mjs';

/** `npm run looks`: the journeys with every rule of accessibility in every look, and a picture of each. More words go to Playwright. */
await asCommand(async () => {
  stopChildrenOnSignals();
  await ensureInstalled();
  const env = { LOOKS: 'all', CHROMIUM_PATH: await findBrowser(), CHROMIUM_SHELL_PATH: await findBrowserShell() };
  await build();
  const command = tool('playwright', 'test', '--config', 'playwright.config.ts', ...process.argv.slice(2));
  const { code } = await run(command, { cwd: root, env, onLine: say });
  return code;
});

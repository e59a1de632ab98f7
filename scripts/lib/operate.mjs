import { surviveReaders } from '../../server/start/survive-readers.mjs';
import { build } from './build.mjs';
import { followNpm } from './follow-npm.mjs';
import { ensureInstalled, requireNode } from './install.mjs';
import { inProject, root } from './project.mjs';
import { stopChildrenOnSignals } from './run.mjs';
import { asCommand } from './say.mjs';
import { serve } from './serve.mjs';

/**
 * Runs one of the server's commands for operators, with this process's arguments, after installing and building what
 * is not there yet. Only the command itself writes to stdout: an export may go there.
 *
 * @param {string} name file name in `server/commands`
 */
export async function operate(name) {
  surviveReaders([process.stderr]);
  followNpm();
  process.stdout.write = process.stderr.write.bind(process.stderr);
  await asCommand(async () => {
    requireNode();
    const stopHandling = stopChildrenOnSignals();
    await ensureInstalled({ waits: true });
    await build();
    stopHandling();
    const command = inProject('build', 'server', 'commands', `${name}.js`);
    return serve([process.execPath, command, ...process.argv.slice(2)], { cwd: root });
  });
}

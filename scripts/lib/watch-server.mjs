import { spawn } from 'node:child_process';
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './project.mjs';
import { complain, say } from './say.mjs';
import { serverInput, serverOutput } from './server-bundle.mjs';

/** The line by which the server says that it answers, and where. */
const READY = /^Relief Relay is ready at (http:\/\/\S+)$/;

/**
 * A server that is built from the sources and built again, and started again, whenever one of them changes.
 *
 * @typedef {object} WatchedServer
 * @property {() => Promise<string | undefined>} address where it answers, as soon as it does; undefined while its last start has failed
 * @property {() => Promise<void>} stop
 */

/**
 * Resolves once the first build has been started. What the server says goes to this terminal.
 *
 * @param {{ dir: string, env: NodeJS.ProcessEnv }} options `dir`: where the built files go
 * @returns {Promise<WatchedServer>}
 */
export async function watchServer({ dir, env }) {
  rmSync(dir, { recursive: true, force: true });
  const { watch } = await import('rolldown');
  const server = runAgain(join(dir, 'main.js'), env);
  const watcher = watch({ ...serverInput, output: serverOutput(dir) });
  await new Promise((resolve) => {
    watcher.on('event', async (event) => {
      if (event.code === 'ERROR') complain(`server: not built: ${event.error.message}`);
      if (event.code === 'BUNDLE_END') server.restart();
      if (event.code === 'ERROR' || event.code === 'BUNDLE_END') {
        await event.result.close();
        resolve(undefined);
      }
    });
  });
  return {
    address: server.address,
    async stop() {
      await watcher.close();
      await server.stop();
    },
  };
}

/**
 * One process at a time: a new one starts when the old one has ended, since both would serve the same database.
 *
 * @param {string} main
 * @param {NodeJS.ProcessEnv} env
 */
function runAgain(main, env) {
  /** @type {ReturnType<typeof launch> | undefined} */
  let current;
  let isStopped = false;
  /** @type {Promise<unknown>} */
  let last = Promise.resolve();
  let starts = 0;
  const restart = async () => {
    await current?.stop();
    if (isStopped) return undefined;
    starts += 1;
    current = launch(main, env);
    const address = await current.address;
    if (address !== undefined) say(starts === 1 ? `server: ready at ${address}` : 'server: started again');
    else if (!isStopped) complain('server: it has ended; it is started again after the next change.');
    return address;
  };
  return {
    address: async () => {
      // A change that comes meanwhile brings another one.
      for (let waited; waited !== last;) await (waited = last);
      return current?.address;
    },
    restart() {
      last = last.then(restart);
    },
    async stop() {
      isStopped = true;
      await current?.stop();
      await last;
    },
  };
}

/**
 * It has a channel to this process, whose end tells it that we are gone, even where nothing of ours could run any more.
 *
 * @param {string} main
 * @param {NodeJS.ProcessEnv} env
 */
function launch(main, env) {
  const child = spawn(process.execPath, [main], {
    cwd: root,
    env,
    stdio: ['ignore', 'pipe', 'inherit', 'ipc'],
    // Apart from the terminal's own group, so that it hears of a Ctrl-C from us alone.
    detached: process.platform !== 'win32',
  });
  const ended = new Promise((resolve) => {
    child.once('exit', resolve);
    child.once('error', resolve);
  });
  /** @type {Promise<string | undefined>} */
  const address = new Promise((resolve) => {
    let rest = '';
    child.stdout?.setEncoding('utf8').on('data', (text) => {
      const lines = (rest + text).split('\n');
      rest = lines.pop() ?? '';
      for (const line of lines) {
        const url = READY.exec(line)?.[1];
        if (url === undefined) say(line);
        else resolve(url);
      }
    });
    void ended.then(() => resolve(undefined));
  });
  return {
    address,
    async stop() {
      if (child.exitCode === null && child.signalCode === null) child.kill('SIGTERM');
      await ended;
    },
  };
}

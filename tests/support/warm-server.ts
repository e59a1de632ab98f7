import { fork, type ChildProcess } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { projectRoot } from '../../server/project-root.ts';
import { ownSettings, READY, type ServerOptions, type ServerProcess } from './server-process.ts';

/** What a journey needs of its server. */
export interface WarmServer extends Pick<ServerProcess, 'url' | 'port' | 'output' | 'kill'> {
  stop(): Promise<unknown>;
}

/** Processes that run no server now. */
const idle: Host[] = [];

/**
 * The built server, in a process that has its code loaded already: loading it is most of what a start costs. Its settings, its database
 * and its memory are a new server's; what stays is the code, and the fonts of certificates.
 */
export async function startWarmServer(options: Omit<ServerOptions, 'root' | 'hookModule'>): Promise<WarmServer> {
  const host = idle.pop() ?? (await openHost());
  let output = '';
  host.onTold = (line) => (output += `${line}\n`);
  await host.act('start', ownSettings(options));
  const [, url = '', port] = READY.exec(output) ?? [];
  const stop = async () => {
    await host.act('stop');
    idle.push(host);
  };
  // Who is told twice ends once.
  let stopped: Promise<void> | undefined;
  let killed: Promise<void> | undefined;
  return {
    url,
    port: Number(port),
    output: () => output,
    stop: () => (stopped ??= stop()),
    kill: () => (killed ??= host.kill()),
  };
}

interface Host {
  onTold: (line: string) => void;
  act(act: 'start' | 'stop', env?: Record<string, string>): Promise<void>;
  kill(): Promise<void>;
}

type Said = { told: string } | { done: string } | { failure: string };

async function openHost(): Promise<Host> {
  const build = join(projectRoot(), 'build', 'server');
  if (!existsSync(build)) throw new Error('build the server first: npm run build');
  const child = fork(join(import.meta.dirname, 'server-host.mjs'), [build], {
    cwd: projectRoot(),
    env: { PATH: process.env['PATH'] },
    execArgv: [],
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
  });
  const host: Host = {
    onTold: () => undefined,
    async act(act, env) {
      child.send({ act, env });
      await untilDone(child);
    },
    async kill() {
      const ended = new Promise((resolve) => child.once('exit', resolve));
      child.kill('SIGKILL');
      await ended;
    },
  };
  child.on('message', (said: Said) => {
    if ('told' in said) host.onTold(said.told);
  });
  await untilDone(child);
  // It ends with this process, and holds it up no longer than its own work lasts.
  child.unref();
  child.channel?.unref();
  return host;
}

function untilDone(child: ChildProcess): Promise<void> {
  return new Promise((resolve, reject) => {
    const onMessage = (said: Said) => {
      if ('told' in said) return;
      off();
      if ('failure' in said) reject(new Error(said.failure));
      else resolve();
    };
    const onExit = () => {
      off();
      reject(new Error('the process of the server has ended'));
    };
    const off = () => void child.off('message', onMessage).off('exit', onExit);
    child.on('message', onMessage).on('exit', onExit);
  });
}

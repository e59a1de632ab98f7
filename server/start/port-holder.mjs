import { readFileSync, readdirSync, readlinkSync } from 'node:fs';
import { createServer } from 'node:net';
import { sep } from 'node:path';

/**
 * A sentence where the server could not listen there, with who does. Nothing is made and nothing stays open.
 *
 * @param {{ host: string, port: number }} address
 * @returns {Promise<string | undefined>}
 */
export async function portTrouble({ host, port }) {
  const code = port === 0 ? undefined : await tryToListen(host, port);
  if (code === undefined) return undefined;
  if (code !== 'EADDRINUSE') return `Cannot listen on ${host}, port ${port} (${code}): check HOST and PORT.`;
  const holder = holderOf(port);
  if (holder === undefined) return `Port ${port} is already in use: set PORT to a free one.`;
  return holder.isOurs
    ? `Port ${port} is already in use by Relief Relay itself, process ${holder.pid} in ${holder.directory}. ` +
        `It goes on. End it with "kill ${holder.pid}", or set PORT to a free one.`
    : `Port ${port} is already in use by process ${holder.pid} (${holder.name}): set PORT to a free one.`;
}

/**
 * @param {string} host
 * @param {number} port
 * @returns {Promise<string | undefined>} why not
 */
function tryToListen(host, port) {
  const server = createServer();
  return new Promise((resolve) => {
    server.once('error', (/** @type {NodeJS.ErrnoException} */ error) => resolve(error.code ?? error.message));
    server.listen({ host, port }, () => server.close(() => resolve(undefined)));
  });
}

/**
 * Linux alone tells, and only of processes that are ours to look at.
 *
 * @param {number} port
 */
function holderOf(port) {
  const sockets = new Set(['/proc/net/tcp', '/proc/net/tcp6'].flatMap((table) => listenersIn(table, port)));
  if (sockets.size === 0) return undefined;
  const pids = readdirSync('/proc').filter((name) => /^\d+$/.test(name));
  const pid = pids.find((candidate) => holdsOneOf(candidate, sockets));
  return pid === undefined ? undefined : describe(pid);
}

const LISTENING = '0A';

/**
 * @param {string} table
 * @param {number} port
 * @returns {string[]} as they are named among the files of a process
 */
function listenersIn(table, port) {
  const suffix = `:${port.toString(16).toUpperCase().padStart(4, '0')}`;
  const rows = contentOf(table)
    .split('\n')
    .map((line) => line.trim().split(/\s+/));
  return rows
    .filter(([, local, , state]) => local?.endsWith(suffix) && state === LISTENING)
    .map((row) => `socket:[${row[9]}]`);
}

/**
 * @param {string} pid
 * @param {ReadonlySet<string>} sockets
 */
function holdsOneOf(pid, sockets) {
  try {
    return readdirSync(`/proc/${pid}/fd`).some((file) => sockets.has(targetOf(`/proc/${pid}/fd/${file}`)));
  } catch {
    // Somebody else's, or ended by now.
    return false;
  }
}

/** @param {string} pid */
function describe(pid) {
  const main = ['build', 'server', 'main.js'].join(sep);
  const isOurs = contentOf(`/proc/${pid}/cmdline`)
    .split('\0')
    .some((part) => part.endsWith(main));
  return { pid, isOurs, name: contentOf(`/proc/${pid}/comm`).trim(), directory: targetOf(`/proc/${pid}/cwd`) };
}

/** @param {string} path */
function contentOf(path) {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    return '';
  }
}

/** @param {string} link */
function targetOf(link) {
  try {
    return readlinkSync(link);
  } catch {
    return '';
  }
}

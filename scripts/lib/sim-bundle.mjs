import { readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { Worker } from 'node:worker_threads';
import { rolldown } from 'rolldown';
import { inProject, root } from './project.mjs';

/**
 * One change of the sources that plants a bug.
 *
 * @typedef {{ file: string, find: string, replace: string }} Edit `file` is a path, or a name inside the outbox engine
 */

/**
 * The simulation as one file, with each edit made in the sources. An edit must fit exactly once.
 *
 * @param {string} name of the file
 * @param {readonly Edit[]} edits
 * @param {'model' | 'real'} against what the histories are played
 * @returns {Promise<string>} its path
 */
export async function bundle(name, edits, against = 'model') {
  const missing = new Set(edits);
  const plant = {
    name: 'plant-bugs',
    transform(code, id) {
      let planted = code;
      for (const edit of edits) {
        if (!isMeant(edit, id)) continue;
        const parts = planted.split(edit.find);
        if (parts.length !== 2) throw new Error(`"${edit.find}" stands ${parts.length - 1} times in ${edit.file}`);
        planted = parts.join(edit.replace);
        missing.delete(edit);
      }
      return planted === code ? null : { code: planted };
    },
  };
  const built = await rolldown({
    input: inProject('tests', 'sim', against === 'real' ? 'real/main.ts' : 'main.ts'),
    platform: 'node',
    plugins: [plant],
    logLevel: 'warn',
    // The server's libraries load their own files.
    ...(against === 'real' ? { external: /^[^./]/ } : {}),
  });
  const file = inProject('build', 'sim', `${name}.mjs`);
  // One file: what the server loads late comes along.
  await built.write({ file, format: 'esm', codeSplitting: false });
  if (missing.size > 0)
    throw new Error(`${name}: ${[...missing].map((edit) => edit.file).join(', ')} is not part of the simulation`);
  return file;
}

function isMeant({ file }, id) {
  if (file.includes('/')) return id.endsWith(`/${file}`);
  return id.includes('/src/data/outbox/') && basename(id) === file;
}

/**
 * Plays seeds in a thread of its own.
 *
 * @param {string} file made by `bundle`
 * @param {{ first: number, step: number, count: number, bug?: string, isJudgedOnly?: boolean }} part
 * @returns {Promise<{ histories: number, items: number, requests: number, caught?: any }>}
 */
export function play(file, part) {
  return new Promise((resolve, reject) => {
    const worker = new Worker(file, { workerData: part });
    let tally;
    worker.once('message', (message) => (tally = message));
    worker.once('error', reject);
    // Not before its end: it may have a database to stop.
    worker.once('exit', () => (tally ? resolve(tally) : reject(new Error(`${basename(file)} ended without a word`))));
  });
}

/** @param {string} path */
export function json(path) {
  return JSON.parse(readFileSync(root + path, 'utf8'));
}

import { accessSync, constants, existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { compressAssets } from './compress.mjs';
import { inputsDigest } from './inputs-digest.mjs';
import { inProject, root, tool } from './project.mjs';
import { run } from './run.mjs';
import { Refusal, heartbeat, say, seconds, tail } from './say.mjs';
import { serverInput, serverOutput } from './server-bundle.mjs';

/** Of what `dist` and `build` were made. */
export const stamp = inProject('build', 'inputs.sha256');

/**
 * Makes `dist` (the app, with .br and .gz siblings) and `build` (the server), unless what they are made of is unchanged.
 *
 * @param {{ force?: boolean }} [options]
 * @returns {Promise<string>} what was done
 */
export async function build({ force = false } = {}) {
  const digest = inputsDigest();
  if (!force && isBuilt(digest)) return 'nothing changed since the last build';
  mayWrite();
  rmSync(stamp, { force: true });
  const app = await phase('app', buildApp);
  const server = await phase('server', buildServer);
  writeFileSync(stamp, digest);
  return `${app}; ${server}`;
}

function mayWrite() {
  try {
    accessSync(root, constants.W_OK);
  } catch (error) {
    throw new Refusal(
      `The app is not built as its sources stand, and ${root} cannot be written to (${error.code}). ` +
        'Run "npm run build" where it can be, and bring "dist" and "build" along.',
    );
  }
}

/** Is what lies there made of what the sources say now? */
export function isBuilt(digest = inputsDigest()) {
  const made = ['dist/index.html.br', 'dist/sw.js', 'build/server/main.js', 'build/app-manifest.json'].every((path) =>
    existsSync(inProject(path)),
  );
  return made && existsSync(stamp) && readFileSync(stamp, 'utf8') === digest;
}

async function buildApp() {
  await mustRun('vite build', tool('vite', 'build', '--manifest', 'manifest.json'));
  mkdirSync(inProject('build'), { recursive: true });
  renameSync(inProject('dist', 'manifest.json'), inProject('build', 'app-manifest.json'));
  const { files, bytes, gzip, brotli } = await compressAssets(inProject('dist'));
  return `dist: ${files} text files, ${kilobytes(bytes)}, gzip ${kilobytes(gzip)}, brotli ${kilobytes(brotli)}`;
}

/** @returns {Promise<string>} what was done */
export async function buildServer() {
  rmSync(inProject('build', 'server'), { recursive: true, force: true });
  // Not there yet where this file is loaded to install it.
  const { rolldown } = await import('rolldown');
  const bundle = await rolldown(serverInput);
  const { output } = await bundle.write(serverOutput(inProject('build', 'server')));
  await bundle.close();
  return `build: ${output.length} server files`;
}

async function mustRun(name, command) {
  const beat = heartbeat(name);
  const { code, output } = await run(command, {
    cwd: root,
    env: { NODE_ENV: 'production', NO_COLOR: '1' },
    onLine: beat.line,
  });
  beat.stop();
  if (code !== 0) throw new Refusal(`${name} failed with code ${code}:\n${tail(output, 40)}`);
}

async function phase(name, work) {
  const startedAt = Date.now();
  const done = await work();
  say(`        built the ${name} in ${seconds(Date.now() - startedAt)} (${done})`);
  return done;
}

function kilobytes(bytes) {
  return `${(bytes / 1000).toFixed(1)} kB`;
}

import { cpSync, existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { compressAssets } from './compress.mjs';
import { allFiles } from './all-files.mjs';
import { inputsDigest } from './inputs-digest.mjs';
import { inProject, root, tool } from './project.mjs';
import { run } from './run.mjs';
import { Refusal, heartbeat, say, seconds, tail } from './say.mjs';

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
  rmSync(stamp, { force: true });
  const app = await phase('app', buildApp);
  const server = await phase('server', buildServer);
  writeFileSync(stamp, digest);
  return `${app}; ${server}`;
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

async function buildServer() {
  for (const folder of ['server', 'contract']) rmSync(inProject('build', folder), { recursive: true, force: true });
  await mustRun('tsc', tool('tsc', '-p', 'tsconfig.build.json'));
  if (existsSync(inProject('server'))) copyData();
  return `build: ${allFiles(inProject('build', 'server')).length} server files`;
}

/** Whatever the server reads beside its code (SQL, word lists) stands at the same place in the build. */
function copyData() {
  const isData = (path) => !/\.tsx?$|tsconfig.*\.json$/.test(path);
  cpSync(inProject('server'), inProject('build', 'server'), { recursive: true, filter: isData });
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

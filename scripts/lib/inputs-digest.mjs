import { createHash } from 'node:crypto';
import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { inProject } from './project.mjs';

const folders = ['contract', 'public', 'server', 'src', 'sw', 'scripts/lib'];

/** At the root: whatever can change what is built, `.env` files and every configuration included. */
const rootFiles = /^(\.env.*|index\.html|package(-lock)?\.json|tsconfig.*\.json|vite\.config\.ts)$/;

/**
 * One SHA-256 over everything the build reads: files, and the environment that Vite copies into the app.
 *
 * @param {NodeJS.ProcessEnv} [env]
 */
export function inputsDigest(env = process.env) {
  const digest = createHash('sha256');
  const add = (name, content) => digest.update(`${name}\0`).update(content).update('\0');
  for (const path of inputFiles()) add(path, readFileSync(inProject(path)));
  for (const name of viteVariables(env)) add(name, env[name] ?? '');
  return digest.update(process.versions.node).digest('hex');
}

/** @returns {string[]} */
function viteVariables(env) {
  const names = Object.keys(env).filter((name) => name.startsWith('VITE_'));
  return names.toSorted();
}

/** @returns {string[]} */
function inputFiles() {
  const atRoot = readdirSync(inProject('.')).filter((name) => rootFiles.test(name));
  const under = folders.flatMap(filesUnder);
  return [...atRoot, 'scripts/build.mjs', ...under].toSorted();
}

/** @returns {string[]} */
function filesUnder(folder) {
  if (!existsSync(inProject(folder))) return [];
  return readdirSync(inProject(folder), { withFileTypes: true }).flatMap((entry) => {
    const path = `${folder}/${entry.name}`;
    if (entry.isDirectory()) return filesUnder(path);
    return /\.test\.tsx?$/.test(entry.name) ? [] : [path];
  });
}

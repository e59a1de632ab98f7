import { fileURLToPath } from 'node:url';
import { join } from 'node:path';

/** The repository's folder, wherever it was cloned to and whatever its name holds. */
export const root = fileURLToPath(new URL('../../', import.meta.url));

/** @param {...string} parts */
export function inProject(...parts) {
  return join(root, ...parts);
}

/** Where each tool's own JavaScript starts: run by this Node, so that no shell or `.cmd` stands between. */
const tools = {
  depcruise: 'dependency-cruiser/bin/dependency-cruise.mjs',
  knip: 'knip/bin/knip.js',
  oxfmt: 'oxfmt/bin/oxfmt',
  oxlint: 'oxlint/bin/oxlint',
  playwright: 'playwright/cli.js',
  tsc: 'typescript/bin/tsc',
  vite: 'vite/bin/vite.js',
  vitest: 'vitest/vitest.mjs',
};

/**
 * The command that runs an installed tool.
 *
 * @param {keyof typeof tools} name
 * @param {...string} args
 * @returns {string[]}
 */
export function tool(name, ...args) {
  return [process.execPath, inProject('node_modules', ...tools[name].split('/')), ...args];
}

/**
 * The command that runs a script of ours.
 *
 * @param {string} name file name in `scripts`
 * @param {...string} args
 * @returns {string[]}
 */
export function script(name, ...args) {
  return [process.execPath, inProject('scripts', name), ...args];
}

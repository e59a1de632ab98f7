import { inProject, root } from './project.mjs';

/** The modules that are started, or loaded by their name. */
const started = [
  'main',
  'serve',
  'env',
  'postgres/stop-when-left',
  ...['export', 'import', 'erase', 'new-epoch', 'end-sessions', 'reset-link', 'verify-ledger', 'roads'].map(
    (name) => `commands/${name}`,
  ),
];

/** Packages that bring what is no JavaScript, or look for files of their own; and pg, into which tests reach. */
const external = [/^@node-rs\/argon2/, /^pdfkit/, /^fontkit/, /^harfbuzzjs/, /^pg$/, /^sharp$/];

/**
 * How the server's sources become the files that Node runs: few files in place of a thousand, since to find and to read those of
 * the server and of its packages is most of what its start costs.
 *
 * @type {import('rolldown').InputOptions}
 */
export const serverInput = {
  cwd: root,
  input: Object.fromEntries(started.map((name) => [name, inProject('server', `${name}.ts`)])),
  platform: 'node',
  external,
  logLevel: 'warn',
};

/**
 * @param {string} dir
 * @returns {import('rolldown').OutputOptions}
 */
export function serverOutput(dir) {
  return { dir, format: 'esm', entryFileNames: '[name].js', chunkFileNames: 'parts/[name]-[hash].js' };
}

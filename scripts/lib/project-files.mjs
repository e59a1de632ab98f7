import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './project.mjs';

/** Made, installed or kept by a machine: no part of the project's own text. */
const leftOut = new Set([
  '.data',
  '.git',
  'build',
  'coverage',
  'dist',
  'node_modules',
  'playwright-report',
  'test-results',
]);

/**
 * The project's own files, as paths from its root with forward slashes.
 *
 * @param {string} [folder] absolute
 * @returns {string[]}
 */
export function projectFiles(folder = root, prefix = '') {
  return readdirSync(join(folder, prefix), { withFileTypes: true }).flatMap((entry) => {
    if (leftOut.has(entry.name)) return [];
    const path = prefix ? `${prefix}/${entry.name}` : entry.name;
    return entry.isDirectory() ? projectFiles(folder, path) : [path];
  });
}

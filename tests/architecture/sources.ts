import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { projectFiles } from '../../scripts/lib/project-files.mjs';
import { root } from './planted-project.ts';

export interface Source {
  path: string;
  text: string;
}

const binary = /\.(png|ico|jpe?g|webp|woff2?)$/;

/** The project's own text files whose path fits. */
export function sources(fits: RegExp = /./): Source[] {
  return projectFiles()
    .filter((path) => fits.test(path) && !binary.test(path))
    .map((path) => ({ path, text: readFileSync(join(root, path), 'utf8') }));
}

/** Places where a pattern occurs, as `path: match`, so that a failing test names them. */
export function occurrences(pattern: RegExp, among: readonly Source[]): string[] {
  return among.flatMap(({ path, text }) => (text.match(pattern) ?? []).map((match) => `${path}: ${match}`));
}

/** A source without its comments: what they say is no code. */
export function withoutComments({ path, text }: Source): Source {
  return { path, text: text.replaceAll(/(?<!\*)\/\*[\s\S]*?\*\/|(?<=^|\s)\/\/[^\n]*/g, '') };
}

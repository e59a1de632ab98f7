import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { projectFiles } from '../../scripts/lib/project-files.mjs';
import { root } from './planted-project.ts';

/** By what a recipe's example is found in the sources, or in the name of a file. */
const examples: Readonly<Record<string, RegExp>> = {
  'Add a screen':
    /[cC]ertificateScreen\b|\broutes\.certificate\b|\bcertificate: '\/|'\/certificate\/:id'|features\/certificates\//,
  'Add a queued call': /\bsaveNgoProfile\b|\bngoProfileSchema\b/,
  'Add a language': /'es'|\bes: |\/es\/|texts\/es\.ts/,
  'Add a field': /\bpeopleAffected\b/,
};

const recipes = readFileSync(join(root, 'CONTRIBUTING.md'), 'utf8').split(/^## /m).slice(1).map(recipeOf);
const sources = projectFiles().filter(
  (path) => /^(contract|server|src|sw|scripts)\/.*\.(ts|tsx|mjs)$/.test(path) && !/\.test\.tsx?$/.test(path),
);

interface Recipe {
  title: string;
  /** The first cell of each row; `*` is any part of a name. */
  files: string[];
}

function recipeOf(section: string): Recipe {
  const [title = ''] = section.split('\n', 1);
  const files = Array.from(section.matchAll(/^\| `([^`]+)`/gm), ([, file = '']) => file);
  return { title, files };
}

function patternOf(file: string): RegExp {
  const parts = file.split('*').map((part) => part.replaceAll(/[.+?^${}()|[\]\\]/g, String.raw`\$&`));
  return new RegExp(`^${parts.join('.*')}$`);
}

/** Every source that names the example, or whose own place does. */
function named(example: RegExp): string[] {
  return sources.filter((path) => example.test(`/${path}`) || example.test(readFileSync(join(root, path), 'utf8')));
}

describe('the recipes of CONTRIBUTING.md', () => {
  it('are those with a list of files', () => {
    expect(recipes.filter(({ files }) => files.length > 0).map(({ title }) => title)).toEqual(Object.keys(examples));
  });

  it.each(Object.entries(examples))('%s: its list is that of the files which name its example', (title, example) => {
    const listed = recipes.find((recipe) => recipe.title === title)?.files.map(patternOf) ?? [];
    const found = named(example);
    expect(found.filter((path) => !listed.some((pattern) => pattern.test(path)))).toEqual([]);
    expect(listed.filter((pattern) => !found.some((path) => pattern.test(path)))).toEqual([]);
    expect(found.length).toBeGreaterThan(3);
  });
});

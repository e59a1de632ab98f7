import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { projectFiles } from '../../scripts/lib/project-files.mjs';
import { root } from './planted-project.ts';

it('no class is put together by hand: a style sheet without a rule for a state says `undefined` of it', () => {
  const screens = projectFiles().filter((path) => /^src\/.*\.tsx$/.test(path));
  const byHand = screens.filter((path) => /className=\{`/.test(readFileSync(join(root, path), 'utf8')));
  expect(byHand).toEqual([]);
});

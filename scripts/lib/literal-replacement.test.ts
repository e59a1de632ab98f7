import { rolldown } from 'rolldown';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { viteAliasPlugin } from 'rolldown/experimental';
import { literalReplacement } from './literal-replacement.mjs';

const directory = mkdtempSync(join(tmpdir(), 'relief-dollar-'));
afterAll(() => rmSync(directory, { recursive: true }));

it.each(['a$b', '$1', 'a$$b', 'a$&b', 'plain'])('an alias finds its file in a folder named %s', async (name) => {
  const folder = join(directory, name);
  mkdirSync(folder);
  const target = join(folder, 'target.mjs');
  writeFileSync(target, `export const found = 'the file';`);
  writeFileSync(join(folder, 'input.mjs'), `import { found } from 'dexie';\nconsole.log(found);`);
  const bundle = await rolldown({
    input: join(folder, 'input.mjs'),
    plugins: [viteAliasPlugin({ entries: [{ find: /^dexie$/, replacement: literalReplacement(target) }] })],
  });
  const { output } = await bundle.generate();
  await bundle.close();
  expect(output[0].code).toContain('the file');
  expect('dexie'.replace(/^dexie$/, literalReplacement(target))).toBe(target);
});

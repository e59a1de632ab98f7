import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import { rolldown } from 'rolldown';
import { inProject, root } from './lib/project.mjs';
import { asCommand, say } from './lib/say.mjs';

/**
 * `npm run record-contract`: after `contractNumber` was raised, records all wire schemas, and bodies that they take, under the new number
 * (tests/versions/recorded). What was recorded once and committed is never recorded anew.
 */
await asCommand(async () => {
  const built = await rolldown({
    input: inProject('tests', 'versions', 'record.ts'),
    platform: 'node',
    external: /^[^./]/,
    logLevel: 'warn',
  });
  const file = inProject('build', 'versions', 'record.mjs');
  await built.write({ file, format: 'esm', codeSplitting: false });
  const { number, hash, text } = (await import(pathToFileURL(file).href)).presentContract();
  const path = `tests/versions/recorded/${number}.json`;
  if (isCommitted(path)) {
    say(`${path} is recorded already: raise contractNumber (contract/contract-number.ts) first.`);
    return 1;
  }
  mkdirSync(inProject('tests', 'versions', 'recorded'), { recursive: true });
  writeFileSync(root + path, text);
  say(`${path} is recorded. Its row in contract/contract-history.ts needs this hash:\n${hash}`);
  return 0;
});

function isCommitted(path) {
  if (!existsSync(inProject('.git'))) return existsSync(root + path);
  try {
    execFileSync('git', ['cat-file', '-e', `HEAD:${path}`], { cwd: root, stdio: 'ignore' });
    return true;
  } catch {
    return false;
  }
}

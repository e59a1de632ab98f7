import { existsSync, readFileSync } from 'node:fs';
import { inProject } from './lib/project.mjs';
import { asCommand, Refusal, say } from './lib/say.mjs';
import { explainStack } from './lib/source-maps.mjs';

/** `npm run explain -- FILE`: a stack from somebody's phone, with files, lines and columns of the sources. */
await asCommand(() => {
  const [file] = process.argv.slice(2);
  if (file === undefined) throw new Refusal('Name a file with the stack: npm run explain -- FILE');
  if (!existsSync(file)) throw new Refusal(`There is no file ${file}.`);
  const { text, missing } = explainStack(readFileSync(file, 'utf8'), inProject('build', 'maps'));
  say(text);
  for (const name of missing) say(`No source map of ${name} is kept: is it of another build?`);
  return missing.length === 0 ? 0 : 1;
});

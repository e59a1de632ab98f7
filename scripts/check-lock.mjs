import { readFileSync } from 'node:fs';
import { lockFaults } from './lib/lock-faults.mjs';
import { inProject } from './lib/project.mjs';
import { asCommand, say } from './lib/say.mjs';

/** Exit code 1 when package-lock.json would not install everywhere, or names more than versions. */
await asCommand(() => {
  const read = (name) => JSON.parse(readFileSync(inProject(name), 'utf8'));
  const lock = read('package-lock.json');
  const faults = lockFaults(lock, read('package.json'));
  for (const fault of faults) say(fault);
  say(`${Object.keys(lock.packages ?? {}).length} packages locked, ${faults.length} faults`);
  return faults.length > 0 ? 1 : 0;
});

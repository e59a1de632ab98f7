import { readFileSync } from 'node:fs';
import { docFaults } from './lib/doc-faults.mjs';
import { projectFiles } from './lib/project-files.mjs';
import { inProject } from './lib/project.mjs';
import { Refusal, asCommand, say } from './lib/say.mjs';

/** Exit code 1 when README.md, CONTRIBUTING.md or docs name a script or a file that does not exist. */
await asCommand(() => {
  const files = projectFiles();
  const documents = files.filter(
    (path) => path === 'README.md' || path === 'CONTRIBUTING.md' || /^docs\/.*\.md$/.test(path),
  );
  if (!documents.includes('README.md')) throw new Refusal('There is no README.md.');
  const scripts = Object.keys(JSON.parse(readFileSync(inProject('package.json'), 'utf8')).scripts);
  const faults = documents.flatMap((path) =>
    docFaults({ path, text: readFileSync(inProject(path), 'utf8') }, { scripts, files }),
  );
  for (const fault of faults) say(fault);
  say(`${documents.length} documents, ${faults.length} faults`);
  return faults.length > 0 ? 1 : 0;
});

import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { projectRoot } from '../../server/project-root.ts';

/** Path of the built app's own chunk of that name, for a page to import: the same code that its screens run. */
export function builtChunk(name: string): string {
  const chunk = readdirSync(join(projectRoot(), 'dist', 'assets')).find(
    (file) => file.startsWith(`${name}-`) && file.endsWith('.js'),
  );
  if (chunk === undefined) throw new Error(`the build has no chunk ${name}: npm run build`);
  return `/assets/${chunk}`;
}

import { appendFile, cp, mkdtemp, rm, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { projectRoot } from '../../server/project-root.ts';

export interface CopiedBuild {
  root: string;
  /** Makes the app another version, as a deployment would: the worker's own bytes differ. */
  release(): Promise<void>;
  remove(): Promise<void>;
}

/** A copy of the built app and server that a test may change. */
async function copyBuild(): Promise<CopiedBuild> {
  const from = projectRoot();
  const root = await mkdtemp(join(tmpdir(), 'relay-build-'));
  for (const part of ['package.json', 'dist', 'build/server']) {
    await cp(join(from, part), join(root, part), { recursive: true });
  }
  await symlink(join(from, 'node_modules'), join(root, 'node_modules'), 'dir');
  return buildAt(root);
}

export function buildAt(root: string): CopiedBuild {
  return {
    root,
    async release() {
      await appendFile(join(root, 'dist', 'sw.js'), '\n// another version\n');
      for (const packed of ['sw.js.br', 'sw.js.gz']) await rm(join(root, 'dist', packed), { force: true });
    },
    remove: () => rm(root, { recursive: true, force: true }),
  };
}

/** For `test.extend`: the journey's server runs from a copy of the build, which the journey may change. */
export const onCopiedBuild = {
  build: async ({}, use: (build: CopiedBuild) => Promise<void>) => {
    const build = await copyBuild();
    await use(build);
    await build.remove();
  },
};

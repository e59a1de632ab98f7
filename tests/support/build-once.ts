import { access, mkdir, rename, rm } from 'node:fs/promises';
import { dirname } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import react from '@vitejs/plugin-react';
import { build, preview } from 'vite';
import { projectRoot } from '../../server/project-root.ts';

export interface BuiltPage {
  url: string;
  close(): Promise<void>;
}

const common = { configFile: false, logLevel: 'warn', root: projectRoot() } as const;

/** Builds a page that is no part of the product, once for all processes of a run, and serves it on this machine. */
export async function openBuiltPage(input: string, outDir: string): Promise<BuiltPage> {
  await buildOnce(input, outDir);
  const server = await preview({ ...common, build: { outDir }, preview: { host: '127.0.0.1', port: 0 } });
  const [address] = server.resolvedUrls?.local ?? [];
  if (address === undefined) throw new Error(`${input} has no address.`);
  return { url: new URL(input, address).href, close: () => server.close() };
}

/** Builds a page into a folder. Who makes the folder first builds; others wait until it has its name. */
export async function buildOnce(input: string, outDir: string): Promise<void> {
  const unfinished = `${outDir}.unfinished`;
  await mkdir(dirname(outDir), { recursive: true });
  while (!(await isThere(outDir))) {
    const isFirst = await mkdir(unfinished).then(
      () => true,
      () => false,
    );
    if (!isFirst) await pause(50);
    else {
      try {
        await buildInto(input, unfinished, outDir);
      } finally {
        await rm(unfinished, { recursive: true, force: true });
      }
    }
  }
}

async function buildInto(input: string, unfinished: string, outDir: string): Promise<void> {
  // Another process may have come to its end a moment before.
  if (await isThere(outDir)) return;
  await build({
    ...common,
    plugins: [react()],
    build: { outDir: unfinished, emptyOutDir: true, assetsInlineLimit: 0, rolldownOptions: { input } },
  });
  await rename(unfinished, outDir);
}

function isThere(path: string): Promise<boolean> {
  return access(path).then(
    () => true,
    () => false,
  );
}

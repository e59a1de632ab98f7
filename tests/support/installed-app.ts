import { execFile } from 'node:child_process';
import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { openBrowserOn } from './chromium.ts';
import { bringAllFiles } from './kept-files.ts';
import { untilControlled } from './offline.ts';

/** Where Chromium keeps workers and their caches, within a profile. */
const WORKERS = join('Default', 'Service Worker');

/** The app as it lies on a phone that had it installed: the worker and every file, and nothing that a page wrote. */
export interface InstalledApp {
  /** Puts it into a profile that no browser has opened yet. It is the app of this origin alone. */
  putInto(directory: string, origin: string): Promise<void>;
  dispose(): Promise<void>;
}

/**
 * To install the app is to fetch, to check and to keep some hundred files: more than a third of what most journeys cost, and
 * it proves the same each time. It is done once, by a real visit, and copied from then on.
 */
export function installedApp(): InstalledApp {
  const made = new Map<string, Promise<string>>();
  return {
    async putInto(directory, origin) {
      const kept = made.get(origin) ?? visit(origin);
      made.set(origin, kept);
      await mkdir(join(directory, 'Default'), { recursive: true });
      await copy(join(await kept, WORKERS), join(directory, WORKERS));
    },
    async dispose() {
      for (const kept of made.values()) await rm(await kept, { recursive: true, force: true, maxRetries: 5 });
    },
  };
}

/** Answers the folder of a profile in which the app was installed to its last file. */
async function visit(origin: string): Promise<string> {
  const directory = await mkdtemp(join(tmpdir(), 'relay-installed-'));
  const context = await openBrowserOn(directory, { baseURL: origin });
  const page = await context.newPage();
  await page.goto('/');
  await untilControlled(page);
  await bringAllFiles(page);
  await context.close();
  return directory;
}

/** Several times as quick as Node's own. */
async function copy(from: string, to: string): Promise<void> {
  await promisify(execFile)('cp', ['-R', from, to]);
}

import { languageInUse } from '../src/data/language-in-use.ts';
import { workerPorts } from '../src/data/outbox/adapters/worker-ports.ts';
import { readSession } from '../src/data/outbox/accounts/session.ts';
import type { SetName } from '../src/worker-messages.ts';
import { type BuildFile, keptKeys, keyOf } from './build-files.ts';

const roles: readonly unknown[] = ['volunteer', 'admin', 'ngo'] satisfies readonly SetName[];

/** Under which the worker notes the sets that this phone has had of. It lies beside the files and is none of them. */
export const setsKey = keyOf({ url: 'kept-sets', revision: null });

export async function noteSets(sets: readonly SetName[], cache: Cache): Promise<void> {
  const noted = await notedSets(cache);
  const all = new Set([...noted, ...sets]);
  if (all.size > noted.length) await cache.put(setsKey, new Response(JSON.stringify([...all])));
}

async function notedSets(cache: Cache): Promise<readonly SetName[]> {
  const note = await cache.match(setsKey);
  return note ? ((await note.json()) as readonly SetName[]) : [];
}

/** Those of the `files` that belong to the sets, in the language of this phone. */
export async function filesOf(sets: readonly SetName[], files: readonly BuildFile[]): Promise<readonly BuildFile[]> {
  const speaks = await isSpoken();
  return files.filter((file) => sets.includes(file.set) && speaks(file));
}

/**
 * What must be on the phone before this build may stand in for the one before: what every phone has, what belongs to the role of its
 * person, and all that it had of before, be it a single screen that was opened once.
 */
export async function filesToInstall(files: readonly BuildFile[], cache: Cache): Promise<readonly BuildFile[]> {
  const [noted, role, kept, speaks] = await Promise.all([notedSets(cache), roleSets(), keptKeys(cache), isSpoken()]);
  const sets = new Set<SetName>(['core', ...noted, ...role]);
  const names = new Set([...kept].map(nameOf));
  return files.filter((file) => speaks(file) && (sets.has(file.set) || names.has(nameOf(file.url))));
}

async function roleSets(): Promise<readonly SetName[]> {
  const session = await workerPorts.store.read(readSession).catch(() => undefined);
  const role = session?.person?.role;
  return roles.includes(role) ? ['public', role as SetName] : [];
}

/** Where nothing is known the app speaks English. */
async function isSpoken(): Promise<(file: BuildFile) => boolean> {
  const language = (await languageInUse()) ?? 'en';
  return (file) => file.language === undefined || file.language === language;
}

function nameOf(url: string): string {
  return url.slice(url.lastIndexOf('/'));
}

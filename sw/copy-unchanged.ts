import { type BuildFile, keptKeys, keyOf } from './build-files.ts';
import { isSameHash } from './vouched-for.ts';

const list = /\/assets\/files-[\w-]+\.json$/;
const folder = /\/assets\/[0-9a-f]{8}\//g;

/**
 * Takes over what is the same in this build as in one whose files are still kept: an update fetches only what has changed. A page may
 * differ by the folder of its build alone. Of the `wanted` files, answers those that are missing still.
 */
export async function copyUnchanged(wanted: readonly BuildFile[], cache: Cache): Promise<readonly BuildFile[]> {
  const kept = await keptKeys(cache);
  const isMissing = (file: BuildFile) => !kept.has(keyOf(file));
  const own = wanted.map(({ url }) => `/${url}`.match(folder)?.[0]).find(Boolean) ?? '';
  for (const key of [...kept].filter((one) => list.test(one))) {
    const missing = wanted.filter(isMissing);
    const old = missing.length > 0 && ((await (await cache.match(key))?.json()) as readonly BuildFile[] | undefined);
    for (const file of old ? missing : []) {
      const same = old && old.find((one) => kept.has(keyOf(one)) && isSame(one, file));
      const found = same && (await cache.match(keyOf(same), { ignoreVary: true }));
      if (!found) continue;
      const body = isSameHash(same.integrity, file.integrity)
        ? found.body
        : (await found.text()).replace(folder, () => own);
      await cache.put(keyOf(file), new Response(body, { headers: found.headers }));
      kept.add(keyOf(file));
    }
  }
  return wanted.filter(isMissing);
}

function isSame(one: BuildFile, other: BuildFile): boolean {
  return isSameHash(one.integrity, other.integrity) || (one.plain !== undefined && one.plain === other.plain);
}

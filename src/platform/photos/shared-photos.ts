import { SHARED_CACHE } from '../../../contract/share-address.ts';

/**
 * What the phone's share sheet brought: the worker has put it away. It is let go once `keep` is done with it, so that a page which is
 * killed meanwhile finds it again. Files that two shares brought come together.
 */
export async function takeShared(keep: (files: File[]) => Promise<void>): Promise<void> {
  const cache = await caches.open(SHARED_CACHE);
  const keys = await cache.keys();
  const files = await Promise.all(
    keys.map(async (key) => {
      const response = await cache.match(key);
      const name = decodeURIComponent(key.url.split('/').at(-1) ?? '');
      const type = response?.headers.get('content-type') ?? '';
      return response && new File([await response.blob()], name, { type });
    }),
  );
  await keep(files.filter((file) => file !== undefined));
  await Promise.all(keys.map((key) => cache.delete(key)));
}

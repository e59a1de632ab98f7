import { SHARE_FIELD, SHARE_PATH, SHARED_CACHE, SHARED_PAGE } from '../contract/share-address.ts';

/**
 * Photos from the phone's share sheet, which posts them: the one POST that the worker takes. They are put away for the report form,
 * without a network too; undefined: it is something else.
 */
export function takeSharedPhotos({ request }: FetchEvent): Promise<Response> | undefined {
  if (request.method !== 'POST' || new URL(request.url).pathname !== SHARE_PATH) return undefined;
  // Whatever came of it, the form says what it finds.
  return putAway(request)
    .catch(() => undefined)
    .then(() => Response.redirect(SHARED_PAGE, 303));
}

async function putAway(request: Request): Promise<void> {
  const form = await request.formData();
  const cache = await caches.open(SHARED_CACHE);
  const files = form.getAll(SHARE_FIELD).filter((one): one is File => one instanceof File && one.size > 0);
  // Two may be called the same, and an earlier share may still wait.
  await Promise.all(
    files.map((file) => cache.put(`/${crypto.randomUUID()}/${encodeURIComponent(file.name)}`, new Response(file))),
  );
}

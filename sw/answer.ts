import { languageAsked, writtenPage } from '../contract/base/written-page.ts';
import { withEmergencyNumber } from '../contract/emergency-number.ts';
import { rememberedNumber } from '../src/data/emergency-number.ts';
import { languageInUse } from '../src/data/language-in-use.ts';
import { shell } from './build-files.ts';
import { fileForLater, fileOnPhone } from './precache.ts';

declare const self: ServiceWorkerGlobalScope;

const api = /^\/api(\/|$)/;
const fileName = /\/[^/]+\.[^/]+$/;

/**
 * The answer from the phone's files, the network's where the phone does not have them; undefined where
 * the browser is to go on as if there were no worker: other origins, the API, and whatever is not a GET.
 * A POST never passes through here, so that none is lost here; the share sheet's has `takeSharedPhotos`.
 */
export function answerFromPhone({ request }: FetchEvent): Promise<Response> | undefined {
  const { origin, pathname, search } = new URL(request.url);
  if (request.method !== 'GET' || origin !== self.location.origin || api.test(pathname)) return undefined;
  if (request.mode !== 'navigate') return fromPhoneOr(request, partOnPhone(pathname.slice(1)));
  return fileName.test(pathname) ? undefined : fromPhoneOr(request, pageOnPhone(pathname, search));
}

async function partOnPhone(file: string): Promise<Response | undefined> {
  return (await fileOnPhone(file)) ?? (file.startsWith('assets/') ? fileForLater(file) : undefined);
}

/** The page that was written for this address, in the language in use, else the bare one that every screen can be made of. */
async function pageOnPhone(path: string, query: string): Promise<Response | undefined> {
  const [number, inUse = ''] = await Promise.all([rememberedNumber(), languageInUse()]);
  const written = writtenPage(path, query, languageAsked(query) ?? inUse);
  const page = (written && (await fileOnPhone(written))) || (await fileOnPhone(shell));
  return page && new Response(withEmergencyNumber(await page.text(), number), { headers: page.headers });
}

async function fromPhoneOr(request: Request, found: Promise<Response | undefined>): Promise<Response> {
  return (await found) ?? fetch(request);
}

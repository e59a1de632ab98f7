import { fileOnPhone, isFileOfBuild } from './precache.ts';

declare const self: ServiceWorkerGlobalScope;

const api = /^\/api(\/|$)/;
const fileName = /\/[^/]+\.[^/]+$/;

/**
 * The answer from the phone's files, the network's where the phone has thrown them away; undefined where
 * the browser is to go on as if there were no worker: other origins, the API, and whatever is not a GET.
 * A POST never passes through here, so that none is lost here.
 */
export function answerFromPhone({ request }: FetchEvent): Promise<Response> | undefined {
  const { origin, pathname, href } = new URL(request.url);
  if (request.method !== 'GET' || origin !== self.location.origin || api.test(pathname)) return undefined;
  // Every screen is the one page.
  if (request.mode === 'navigate' && !fileName.test(pathname)) return fromPhoneOr(request, `${origin}/`);
  if (pathname.startsWith('/assets/') || isFileOfBuild(href)) return fromPhoneOr(request, href);
  return undefined;
}

async function fromPhoneOr(request: Request, address: string): Promise<Response> {
  return (await fileOnPhone(address)) ?? fetch(request);
}

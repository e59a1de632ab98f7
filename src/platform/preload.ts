/*
 * What a build puts around each `import()`, in the place of Vite's own helper (`scripts/lib/plain-preload.mjs`): without its event for
 * errors and its nonces, which nothing here uses, it is half of that. It stands before the first form.
 */

/** Sheet → until it is there. Each is asked for once: what did not come is brought again by `loadUntilThere`. */
const sheets = new Map<string, Promise<void> | undefined>();

/** Loads a part of the app with the files that it needs, all at once; rejects where a sheet of them could not be had. */
export async function loadWithFiles<Part>(
  load: () => Promise<Part>,
  files: readonly string[] = [],
  from = location.href,
): Promise<Part> {
  const brought = await Promise.allSettled(files.map(async (file) => bring(new URL(file, from).href)));
  for (const one of brought) if (one.status === 'rejected') throw one.reason;
  return load();
}

function bring(href: string): Promise<void> | undefined {
  const isSheet = href.endsWith('.css');
  if (sheets.has(href)) return sheets.get(href);
  const links = document.querySelectorAll<HTMLLinkElement>(isSheet ? 'link[rel=stylesheet]' : 'link');
  if (Array.from(links).some((link) => link.href === href)) return undefined;
  const link = document.createElement('link');
  if (!isSheet) link.as = 'script';
  link.rel = isSheet ? 'stylesheet' : preloads(link);
  link.crossOrigin = '';
  link.href = href;
  document.head.append(link);
  if (!isSheet) return undefined;
  const coming = new Promise<void>((resolve, reject) => {
    link.addEventListener('load', () => resolve());
    link.addEventListener('error', () => reject(new Error(`Unable to preload CSS for ${href}`)));
  });
  const noted = coming.finally(() => sheets.set(href, undefined));
  sheets.set(href, noted);
  return noted;
}

/** Firefox and Safari know the better way since 2023. */
function preloads({ relList }: HTMLLinkElement): string {
  return relList.supports('modulepreload') ? 'modulepreload' : 'preload';
}

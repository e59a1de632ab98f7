import type { IncomingHttpHeaders } from 'node:http';
import { languageAsked, writtenPage } from '../../contract/base/written-page.ts';
import type { StaticFiles } from './static-files.ts';

export interface WrittenPage {
  /** URL path of the file. */
  path: string;
  language: string;
}

const ELSEWHERE = 'en';

/**
 * The page that the build wrote for this address in the reader's language: what the address asks for, else what was chosen
 * (the cookie `language`), else what the browser wants most. Undefined where the bare page is the answer.
 */
export function writtenPageFor(files: StaticFiles, url: string, headers: IncomingHttpHeaders): WrittenPage | undefined {
  const [path = '', query = ''] = url.split('#', 1)[0]?.split('?', 2) ?? [];
  const chosen = /(?:^|;)\s*language=(\w+)/.exec(headers.cookie ?? '')?.[1];
  const wanted = [languageAsked(query), chosen, ...languagesOf(headers['accept-language']), ELSEWHERE];
  for (const language of wanted) {
    // Only a name that stands in the list of built files comes any further.
    const file = language ? writtenPage(path, query, language) : undefined;
    if (language && file !== undefined && files.paths.has(`/${file}`)) return { path: `/${file}`, language };
  }
  return undefined;
}

/** Language codes of an Accept-Language header, most wanted first. RFC 9110, section 12.5.4. */
function languagesOf(header = ''): string[] {
  const ranges = header.split(',').map((range) => {
    const [tag = '', ...parameters] = range.trim().split(';');
    const quality = parameters.map((one) => /^\s*q=([\d.]+)\s*$/.exec(one)?.[1]).find(Boolean) ?? '1';
    return { code: tag.split('-', 1)[0]?.toLowerCase() ?? '', quality: Number(quality) };
  });
  const wanted = ranges.filter(({ quality }) => quality > 0).sort((a, b) => b.quality - a.quality);
  return wanted.map(({ code }) => code);
}

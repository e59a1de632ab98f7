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
  for (const language of languagesWanted(query, headers)) {
    // Only a name that stands in the list of built files comes any further.
    const file = language ? writtenPage(path, query, language) : undefined;
    if (language && file !== undefined && files.paths.has(`/${file}`)) return { path: `/${file}`, language };
  }
  return undefined;
}

/** The one of these that the reader wants most. */
export function languageFor<Code extends string>(
  url: string,
  headers: IncomingHttpHeaders,
  of: readonly Code[],
): Code | undefined {
  const wanted = languagesWanted(url.replace(/^[^?]*\??/, ''), headers);
  return wanted.map((code) => of.find((one) => one === code)).find((code) => code !== undefined);
}

function languagesWanted(query: string, headers: IncomingHttpHeaders): string[] {
  const chosen = /(?:^|;)\s*language=(\w+)/.exec(headers.cookie ?? '')?.[1];
  const wanted = [languageAsked(query), chosen, ...languagesOf(headers['accept-language']), ELSEWHERE];
  return wanted.filter((code) => code !== undefined);
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

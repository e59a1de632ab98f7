import { is } from 'valibot';
import { listChanges } from '../../../contract/calls/changes.ts';
import type { ListName } from '../../../contract/calls/changes-address.ts';
import { bearer } from './people.ts';

export interface Page {
  data: { _id: string; [member: string]: unknown }[];
  gone: string[];
  cursor: string;
  more: boolean;
  anew?: true;
  of?: Record<string, number>;
}

/** What a phone makes of pages, in the fewest words. */
export interface Copy {
  records: Map<string, Record<string, unknown>>;
  cursor?: string;
  token?: string | undefined;
  /** What else is asked, as it stands in the address: `most=500`. */
  wish?: string | undefined;
  /** How many there are in all, as it was told last. */
  of?: Record<string, number>;
}

export function copyOf(token?: string, wish?: string): Copy {
  return { records: new Map(), token, wish };
}

/** Asks until there is no more, and answers the pages. Throws where one is not as the contract says. */
export async function follow(url: string, list: ListName, copy: Copy, limit = 100): Promise<Page[]> {
  const pages: Page[] = [];
  do {
    const since = copy.cursor === undefined ? '' : `&since=${encodeURIComponent(copy.cursor)}`;
    const wish = copy.wish === undefined ? '' : `&${copy.wish}`;
    const answer = await fetch(`${url}/${list}?limit=${limit}${wish}${since}`, {
      headers: copy.token === undefined ? {} : bearer(copy.token),
    });
    const page = (await answer.json()) as Page;
    if (!is(listChanges.answers[200], page))
      throw new Error(`not a page of changes: ${JSON.stringify(page).slice(0, 300)}`);
    if (page.anew) copy.records.clear();
    for (const record of page.data) copy.records.set(record._id, record);
    for (const id of page.gone) copy.records.delete(id);
    copy.cursor = page.cursor;
    if (page.of) copy.of = page.of;
    pages.push(page);
  } while (pages.at(-1)?.more === true);
  return pages;
}

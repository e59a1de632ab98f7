import type { ListRecord, Page } from './read-page.ts';
import type { AnyRow } from './rows.ts';
import type { ListState } from './state.ts';
import type { ListTables, ListWriter } from './tables.ts';

/** `more`: the next page is due. */
export type Applied = 'done' | 'more';

/**
 * Puts a page into the copy, all of it or nothing. A whole list that begins anew takes the place of the one before only when it is
 * complete: until then a screen shows both.
 */
export function applyPage(
  tables: ListTables,
  asked: ListState,
  page: Page | 'unchanged',
  now: number,
): Promise<Applied> {
  return tables.write<Applied>(asked.name, async (writer) => {
    const state = await stateStill(writer, asked);
    if (state === undefined) return 'done';
    if (page === 'unchanged') {
      await writer.putState({ ...state, ...(asked.etag !== undefined && { etag: asked.etag }), asOf: now });
      return 'done';
    }
    const round = state.round + (page.anew ? 1 : 0);
    await writer.putRows(page.records.map((record) => ({ ...record, round }) as AnyRow));
    await writer.deleteRows(page.gone);
    const { cursor, etag, of } = page;
    const reached = {
      ...state,
      round,
      cursor,
      ...(of && { of }),
      ...(page.cursor === asked.cursor && etag !== undefined && { etag }),
    };
    if (page.more) {
      await writer.putState(reached);
      return 'more';
    }
    await writer.deleteBefore(round);
    await writer.putState({ ...reached, isComplete: true, asOf: now });
    return 'done';
  });
}

/** Puts a whole list in the place of the copy. */
export function applyWhole(
  tables: ListTables,
  asked: ListState,
  records: readonly ListRecord[],
  now: number,
): Promise<Applied> {
  return tables.write<Applied>(asked.name, async (writer) => {
    const state = await stateStill(writer, asked);
    if (state === undefined) return 'done';
    const round = state.round + 1;
    await writer.putRows(records.map((record) => ({ ...record, round }) as AnyRow));
    await writer.deleteBefore(round);
    const { cursor: _cursor, of: _of, ...kept } = state;
    await writer.putState({ ...kept, round, isComplete: true, asOf: now });
    return 'done';
  });
}

/** The state, if it still is the one that the question was asked in; without the last try's trouble, and the tag of its answer. */
async function stateStill(writer: ListWriter, asked: ListState): Promise<ListState | undefined> {
  const state = await writer.state();
  const isSame = state?.account === asked.account && state.cursor === asked.cursor && state.round === asked.round;
  if (!isSame) return undefined;
  const { trouble: _trouble, etag: _etag, ...rest } = state;
  return rest;
}

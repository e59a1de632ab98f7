import type { Point } from '../../../contract/base/great-circle.ts';
import { systemClock } from '../../../contract/base/clock.ts';
import { askedAddresses } from '../../../contract/calls/asked-addresses.ts';
import type { IndexData } from '../../../contract/entities/report-index.ts';
import { applyIndex, squareOf } from '../../../contract/policies/report-index.ts';
import { request } from '../client/http.ts';
import { isOurHost } from '../client/our-host.ts';
import { readAnswer } from '../client/read-answer.ts';
import { mainDb } from '../db.ts';
import { isRecord } from '../outbox/answer/read-json.ts';
import { keptPartOfOpen, listState } from '../queries/lists/lists.ts';
import { coversPlace, indexCopy, type IndexCopy } from '../queries/lists/reported-near.ts';
import { REPORT_INDEX_KEY } from '../device-settings.ts';

const TIME_LIMIT_MS = 30_000;

let running: Promise<boolean> | undefined;

/**
 * Brings what is already reported up to the server's: the list that this phone keeps, where it keeps all of it, else the small index. Where the
 * phone is, the server is told only as a square of a degree, and only where it has too much to tell of all. Answers whether it is there.
 */
export function refreshReportIndex(place: Point | undefined): Promise<boolean> {
  running ??= bring(place)
    .catch(() => false)
    .finally(() => {
      running = undefined;
    });
  return running;
}

async function bring(place: Point | undefined): Promise<boolean> {
  if ((await listState('reports'))?.isComplete && (await keptPartOfOpen('reports')) === undefined) {
    const { refreshLists } = await import('./refresh-lists.ts');
    await refreshLists(['reports']);
    return (await listState('reports'))?.trouble === undefined;
  }
  // Hosts of other makers know no index.
  if (!(await isOurHost())) return false;
  const kept = await indexCopy();
  const named = kept?.square !== undefined && place ? squareOf(place) : undefined;
  const copy = await ask(kept, named);
  if (copy === undefined || coversPlace(copy, place) || place === undefined) return copy !== undefined;
  return (await ask(copy, squareOf(place))) !== undefined;
}

/** Asks for what has changed since the copy, and keeps it; undefined: nothing came. */
async function ask(kept: IndexCopy | undefined, square: string | undefined): Promise<IndexCopy | undefined> {
  const { method, path } = askedAddresses.getReportIndex;
  const query = new URLSearchParams({
    ...(square !== undefined && { square }),
    ...(kept?.cursor !== undefined && { since: kept.cursor }),
  }).toString();
  const asOf = systemClock.now();
  // What is known of one square says nothing of another.
  const tag = kept && (square === undefined || square === kept.square) ? kept.etag : undefined;
  const answer = await request({
    method,
    path: query === '' ? path : `${path}?${query}`,
    headers: tag === undefined ? {} : { 'if-none-match': tag },
    timeLimitMs: TIME_LIMIT_MS,
  });
  if (answer.kind === 'answered' && answer.status === 304 && kept) return keep({ ...kept, asOf });
  const read = readAnswer(answer, true, asOf);
  if (!read.ok || !isIndex(read.value['data'])) return undefined;
  const data = read.value['data'];
  const etag = answer.kind === 'answered' && data.cursor === kept?.cursor ? answer.etag : undefined;
  const disasters = applyIndex(kept?.disasters ?? [], data);
  return keep({ disasters, square: data.square, cursor: data.cursor, etag, asOf });
}

async function keep(copy: IndexCopy): Promise<IndexCopy> {
  await mainDb.settings.put({ key: REPORT_INDEX_KEY, value: copy });
  return copy;
}

function isIndex(data: unknown): data is IndexData {
  return isRecord(data) && typeof data['ids'] === 'string' && typeof data['isWhole'] === 'boolean';
}

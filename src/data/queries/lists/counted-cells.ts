import { systemClock } from '../../../../contract/base/clock.ts';
import { askedAddresses } from '../../../../contract/calls/asked-addresses.ts';
import type { CountedCell } from '../../../../contract/calls/map-cells.ts';
import { writeBox, type Box, type CellDegrees } from '../../../../contract/policies/map-cells.ts';
import { request } from '../../client/http.ts';
import { isOurHost } from '../../client/our-host.ts';
import { readAnswer } from '../../client/read-answer.ts';
import { isRecord } from '../../outbox/answer/read-json.ts';
import type { DisasterFilter } from './open-reports.ts';

export interface CellQuestion extends Omit<DisasterFilter, 'status'> {
  degrees: CellDegrees;
  box: Box;
}

export interface CountedCells {
  cells: readonly CountedCell[];
  /** When they were counted: epoch milliseconds of this device. */
  asOf: number;
}

interface Answer extends CountedCells {
  etag?: string | undefined;
}

const TIME_LIMIT_MS = 15_000;
/** So long an answer is not asked for again. */
const FRESH_MS = 60_000;
const MOST_KEPT = 40;

/** Of this session, by what was asked: the one that was wanted last stands last. */
const answers = new Map<string, Answer>();

/**
 * How many active disasters the server counts in each cell, or did a while ago where it is not reached now; undefined where this device
 * knows nothing of it. Asked as nobody: everybody is told the same. Never rejects.
 */
export async function countedCells(question: CellQuestion, signal: AbortSignal): Promise<CountedCells | undefined> {
  const { degrees, box, type, severity } = question;
  const { method, path } = askedAddresses.countDisasters;
  const query = new URLSearchParams({ degrees, ...(type && { type }), ...(severity && { severity }) });
  const address = `${path}?box=${writeBox(box)}&${query}`;
  const known = answers.get(address);
  const asOf = systemClock.now();
  if (known && Math.abs(asOf - known.asOf) < FRESH_MS) return keep(address, known);
  // Hosts of other makers count none.
  if (!(await isOurHost()) || signal.aborted) return known;
  const answer = await request({
    method,
    path: address,
    headers: known?.etag === undefined ? {} : { 'if-none-match': known.etag },
    timeLimitMs: TIME_LIMIT_MS,
    signal,
  });
  if (answer.kind === 'answered' && answer.status === 304 && known) return keep(address, { ...known, asOf });
  const read = readAnswer(answer, true, asOf);
  const cells = read.ok && isRecord(read.value['data']) ? read.value['data']['cells'] : undefined;
  if (!Array.isArray(cells)) return known;
  return keep(address, { cells: cells.filter(isReadable), asOf, etag: 'etag' in answer ? answer.etag : undefined });
}

function keep(address: string, answer: Answer): CountedCells {
  answers.delete(address);
  answers.set(address, answer);
  const [oldest] = answers.keys();
  if (answers.size > MOST_KEPT && oldest !== undefined) answers.delete(oldest);
  return answer;
}

function isReadable(cell: unknown): cell is CountedCell {
  return isRecord(cell) && ['lati', 'long', 'count'].every((name) => Number.isFinite(cell[name]));
}

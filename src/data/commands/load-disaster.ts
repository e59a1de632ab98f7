import { failed, ok, type Result } from '../../../contract/base/result.ts';
import { disasterAddress } from '../../../contract/calls/asked-addresses.ts';
import { systemClock } from '../../../contract/base/clock.ts';
import { request } from '../client/http.ts';
import { isOurHost } from '../client/our-host.ts';
import { readAnswer, type CallFailure } from '../client/read-answer.ts';
import { readRecords } from '../lists/read-records.ts';
import type { ReportRow } from '../lists/rows.ts';
import { isOpen } from '../queries/lists/open-reports.ts';

const TIME_LIMIT_MS = 30_000;

/**
 * The public face of one disaster, from the server; null where it has none to show. Asked without a token, whoever is signed in:
 * to helpers the server would tell more, and write down that they looked. Never rejects.
 */
export async function loadDisaster(id: string): Promise<Result<Omit<ReportRow, 'round'> | null, CallFailure>> {
  const { method, path } = disasterAddress;
  const isOurs = await isOurHost();
  const answer = await request({
    method,
    path: path.replace('{id}', () => encodeURIComponent(id)),
    timeLimitMs: TIME_LIMIT_MS,
  });
  const read = readAnswer(answer, isOurs, systemClock.now());
  if (!read.ok) return isNone(read.failure) ? ok(null) : failed(read.failure);
  const records = read.value['data'];
  const [found] = readRecords('reports', Array.isArray(records) ? records : [records]) as Omit<ReportRow, 'round'>[];
  return ok(found && isOpen(found) ? found : null);
}

/** The server knows none of that id, or cannot have one. */
export function isNone({ kind }: CallFailure): boolean {
  return kind === 'not-found' || kind === 'invalid' || kind === 'gone';
}

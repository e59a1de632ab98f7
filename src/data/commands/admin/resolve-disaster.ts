import { isoTime, systemClock } from '../../../../contract/base/clock.ts';
import { failed, ok, type Result } from '../../../../contract/base/result.ts';
import type { DisplayStatus } from '../../../../contract/enumerations.ts';
import { callApi, type CallFailure } from '../../client/call.ts';
import { mainDb } from '../../db.ts';
import { RESOLVING_KEY } from '../../own-settings.ts';
import { readPerson } from '../../person-store.ts';
import { ownCopy } from '../../queries/items/own-copy.ts';
import { refreshLists } from '../../sync/refresh-lists.ts';
import { decideReport } from './acts.ts';

/** At which of section 4's three calls it stopped; pressing again resumes. */
export interface ResolveFailure {
  step: 'report' | 'disaster' | 'volunteers';
  failure: CallFailure;
}

type Resolved = Promise<Result<'resolved' | 'kept', ResolveFailure>>;

/**
 * Marks a disaster as resolved by section 4's three calls, each of which may be repeated; a failing one stops it. Without a network
 * the act is saved on this phone whole and sent later (`kept`). `seen`: how the report is shown.
 */
export async function resolveDisaster(reportId: string, seen: DisplayStatus): Resolved {
  const resolvedAt = await timeOf(reportId);
  const stopped = await takeSteps(reportId, seen, resolvedAt);
  if (stopped === undefined) {
    await forgetTime(reportId);
    void refreshLists(['reports'], { isAsked: true });
    return ok('resolved');
  }
  if (!isAway(stopped.failure)) return failed(stopped);
  const saved = await decideReport({ reportId, to: 'resolved', seen, resolvedAt });
  if (!saved.ok) return failed(stopped);
  await forgetTime(reportId);
  return ok('kept');
}

async function takeSteps(id: string, seen: DisplayStatus, resolvedAt: string): Promise<ResolveFailure | undefined> {
  const params = { id };
  const steps = [
    ['report', () => callApi('updateReport', { params, body: { status: 'rejected', resolvedAt, seen } })],
    ['disaster', () => callApi('resolveReport', { params, body: { status: 'resolved', resolvedAt } })],
    ['volunteers', () => callApi('completeDisaster', { params })],
  ] as const;
  for (const [step, call] of steps) {
    const answer = await call();
    if (!answer.ok) return { step, failure: answer.failure };
  }
  return undefined;
}

function isAway({ kind }: CallFailure): boolean {
  return kind === 'unreachable' || kind === 'timed-out';
}

interface Resolving {
  owner: string;
  /** By report: when it was pressed first. */
  times: Readonly<Record<string, string>>;
}

/** All tries of one resolving tell the same time. */
async function timeOf(reportId: string): Promise<string> {
  const fresh = isoTime(systemClock.now());
  const kept = await changeTimes((times) => ({ ...times, [reportId]: times[reportId] ?? fresh }));
  return kept[reportId] ?? fresh;
}

async function forgetTime(reportId: string): Promise<void> {
  await changeTimes(({ [reportId]: _, ...others }) => others);
}

/** A phone that keeps nothing resolves all the same. */
async function changeTimes(change: (times: Resolving['times']) => Resolving['times']): Promise<Resolving['times']> {
  const owner = readPerson()?.id ?? '';
  return mainDb
    .transaction('rw', mainDb.settings, async () => {
      const times = change((await ownCopy<Resolving>(RESOLVING_KEY))?.times ?? {});
      await mainDb.settings.put({ key: RESOLVING_KEY, value: { owner, times } satisfies Resolving });
      return times;
    })
    .catch(() => ({}));
}

import type pg from 'pg';
import { ok, failed, type Result } from '../../contract/base/result.ts';
import type { OwnAct } from '../../contract/entities/own-act.ts';
import type { ActResult, AidStatus } from '../../contract/enumerations.ts';
import { isClosed } from '../../contract/policies/aid-states.ts';
import type { AidRecord } from '../../contract/policies/aid-view.ts';
import { aidPlace } from '../../contract/policies/aid-place.ts';
import { placeOf } from '../../contract/policies/place-of.ts';
import { changesOf, revisedBody, revisedBy } from '../../contract/policies/revised-report.ts';
import { statusOf } from '../acts/decide-within.ts';
import { tellWorkers } from '../notices/tell-work.ts';
import { refusals, type Refusal } from '../refusal.ts';
import { keepRevision, originalOf } from '../store/reports/report-revisions.ts';
import { findReport } from '../store/reports/reports.ts';
import { holdersOf, keepAidPlace, keepReportMoved } from '../store/track/moved-place.ts';
import { texts } from '../texts.ts';

interface Move {
  client: pg.PoolClient;
  id: string;
  /** Of the item. */
  itemId: string;
  aid: AidRecord | undefined;
  /** Epoch milliseconds, both. */
  saidAt: number;
  now: number;
}

type Wish = Extract<OwnAct, { act: 'move-place' }>;

interface Moved {
  result: ActResult;
  stands?: AidStatus;
  noted?: Readonly<Record<string, unknown>>;
}

/** The place is wrong: it is here. What was said of it before is kept, for the admins. */
export async function movePlace(move: Move, wish: Wish): Promise<Result<Moved, Refusal>> {
  if (placeOf(wish.position) === undefined) return failed(refusals.invalid({ position: texts.noPlace }));
  const { client, id, aid, now } = move;
  const moved = aid ? await moveAid(move, aid, wish) : await moveReport(move, wish);
  if (moved.result === 'done') await tellWorkers(client, id, await holdersOf(client, id), 'moved', now);
  return ok(moved);
}

async function moveAid(
  { client, id, saidAt }: Move,
  { status, body }: AidRecord,
  { position, place }: Wish,
): Promise<Moved> {
  if (isClosed(status)) return { result: 'conflict', stands: status };
  const [before, after] = [aidPlace(body), placeOf(position)];
  const location = place ?? body.location;
  if (location === body.location && before?.lat === after?.lat && before?.lng === after?.lng) {
    return { result: 'same' };
  }
  await keepAidPlace(client, id, { location, position }, saidAt);
  return { result: 'done', noted: {} };
}

/** As an admin's revision of its facts, by nobody's account. A report that is over stays where it was. */
async function moveReport({ client, id, itemId, saidAt, now }: Move, { position, place }: Wish): Promise<Moved> {
  const report = await findReport(client, id, { forUpdate: true });
  const status = report && statusOf(report);
  if (report === undefined || status === 'resolved' || status === 'dismissed') return { result: 'conflict' };
  const facts = { location: position, ...(place !== undefined && { address: place }) };
  const changes = changesOf(report.body, facts);
  if (Object.keys(changes).length === 0) return { result: 'same' };
  const { original, revised: earlier } = await originalOf(client, id);
  const revised = revisedBy(original, earlier, changes);
  const revision = (report.revision ?? 0) + 1;
  await keepRevision(
    client,
    { id: itemId, reportId: id, revision, changes },
    { revised, standing: revisedBody(original, revised) },
    now,
  );
  await keepReportMoved(client, id, saidAt);
  return { result: 'done', noted: { revision } };
}

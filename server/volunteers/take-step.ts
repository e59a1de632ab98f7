import { isoTime } from '../../contract/base/clock.ts';
import { epochMsOf } from '../../contract/base/iso-time.ts';
import { failed, ok, type Result } from '../../contract/base/result.ts';
import type { WorkState } from '../../contract/enumerations.ts';
import { may } from '../../contract/policies/actions.ts';
import { isBusy, stateAfter } from '../../contract/policies/work-states.ts';
import { displayStatusOf } from '../../contract/policies/display-status.ts';
import { tellTeam } from '../notices/tell-team.ts';
import { tellWorker } from '../notices/tell-work.ts';
import type { PerformedItem, Said, Stage } from '../performing.ts';
import { because, refusals, type Refusal } from '../refusal.ts';
import {
  isOnADisaster,
  lockAcceptance,
  moveAcceptance,
  noteReached,
  type KeptAcceptance,
} from '../store/volunteers/acceptances.ts';
import { countPlaces } from '../store/volunteers/count-places.ts';
import { findAcceptance, keepStep, noteSign } from '../store/volunteers/acceptance-steps.ts';
import { keepAnnounced } from '../store/photos/work-photos.ts';
import { findAccount, rightLostAt } from '../store/accounts/accounts.ts';
import { recordAct } from '../store/acts/acts.ts';
import { findReport, type KeptReport } from '../store/reports/reports.ts';
import { whatStandsFor } from '../store/reports/stands-for.ts';
import { texts } from '../texts.ts';
import { noteFreed } from '../notices/note-freed.ts';

/** Ended, and their place is somebody else's. */
const freeStates: ReadonlySet<WorkState> = new Set(['withdrawn', 'released', 'ended', 'not-confirmed']);

/**
 * Notes a step, and what it leads to. Steps are small, are made without a network, and come late: one that changes nothing any more is
 * noted all the same, and its volunteer sees in their desk how things stand.
 *
 *   taken before the approval was withdrawn, come after it   taken as told: when it was reached is known, no place is taken
 *   taken after that                                         refused, so that it is parked with its reason on the phone (F24)
 *
 * Where the place was free by then, the disaster's history tells the desk of either.
 */
export async function takeStep(
  { client, now }: Stage,
  { id, owner, body }: PerformedItem<'takeStep'>,
): Promise<Result<Said, Refusal>> {
  const before = await findAcceptance(client, body.workId);
  // The acceptance may still be on its way here, from a database that was put back: the step waits for it.
  if (before?.accountId !== owner) return failed(refusals.notFound(texts.noSuchWork));
  const report = await findReport(client, before.disasterId, { forUpdate: true });
  const work = await lockAcceptance(client, body.workId);
  if (work === undefined) return failed(refusals.notFound(texts.noSuchWork));
  // No step is later than its arrival, and none earlier than the acceptance: phones' clocks are wrong.
  const takenAt = Math.max(work.decidedAt.getTime(), Math.min(now, epochMsOf(body.takenAt)));
  const disaster = await whatStandsFor(client, report);
  const told = { step: body.step, takenAt: isoTime(takenAt) };
  const act = { id, actor: owner, about: disaster?.id ?? work.disasterId, detail: told };
  const lostAt = await whenLost(client, work);
  if (lostAt !== undefined && takenAt > lostAt.getTime()) {
    const failure = { code: 'after-withdrawal', params: { at: lostAt.toISOString() } } as const;
    const refusal = because(refusals.forbidden(texts.afterWithdrawal), failure);
    return failed({ ...refusal, trace: { ...act, action: 'step-refused' } });
  }
  await keepStep(client, { id, workId: work.id, step: body.step, reason: body.reason, takenAt }, now);
  const { step, photosToFollow: announced = 0 } = body;
  if (announced > 0 && (step === 'arrived' || step === 'done')) {
    const photos = { id, about: { acceptanceId: work.id }, accountId: owner, stage: step, announced };
    await keepAnnounced(client, photos, now);
  }
  if (body.step === 'still-coming' && work.state === 'accepted') {
    await noteSign(client, work.id, takenAt);
    return ok({ data: { state: 'accepted' } });
  }
  const to = stateAfter(work.state, body.step);
  if (to === undefined || (work.state === 'released' && !(await canComeBack(client, work, disaster, takenAt)))) {
    const isInTime = work.endedAt === null || takenAt <= work.endedAt.getTime();
    if (isInTime && work.state !== 'declined') await noteReached(client, work.id, body.step, takenAt);
    if (freeStates.has(work.state)) await recordAct(client, { ...act, action: 'step-told' }, now);
    return ok({ data: { state: work.state } });
  }
  await moveAcceptance(client, work.id, to, takenAt, { reason: to === 'withdrawn' ? (body.reason ?? null) : null });
  await countPlaces(client, work.disasterId);
  if (to === 'arrived') await tellTeam(client, work.disasterId, now);
  if (to === 'withdrawn') await noteFreed(client, work, { why: 'withdrawn', by: owner }, now);
  // They may have been told meanwhile that it is somebody else's.
  if (work.state === 'released' && to === 'accepted') await tellWorker(client, work, 'accepted', now);
  return ok({ data: { state: to } });
}

/** Since when the volunteer had no right to take steps of this work; undefined: they have it. Who is on the way has it. */
async function whenLost(
  client: Stage['client'],
  { accountId, state, why, endedAt }: KeptAcceptance,
): Promise<Date | undefined> {
  if (isBusy(state)) return undefined;
  // Whoever was approved again since has the right back, and not the place.
  return why === 'role' && endedAt !== null ? endedAt : rightLostAt(client, accountId);
}

/** The step was taken before the place was given free, it is still asked for and free, and they may take it and have taken no other. */
async function canComeBack(
  client: Stage['client'],
  { accountId, endedAt }: KeptAcceptance,
  report: KeptReport | undefined,
  takenAt: number,
): Promise<boolean> {
  if (report === undefined || displayStatusOf(report.status, report.resolvedAt) !== 'active') return false;
  if (endedAt !== null && takenAt > endedAt.getTime()) return false;
  const account = await findAccount(client, accountId);
  if (account === undefined || !may({ ...account, _id: accountId }, 'accept-disasters')) return false;
  if (await isOnADisaster(client, accountId)) return false;
  const { volunteersWanted, volunteersAccepted = 0 } = report;
  return volunteersWanted === undefined || volunteersAccepted < volunteersWanted;
}

import { epochMsOf } from '../../contract/base/iso-time.ts';
import { failed, ok, type Result } from '../../contract/base/result.ts';
import type { WorkWhy } from '../../contract/enumerations.ts';

import { may } from '../../contract/policies/actions.ts';
import { displayStatusOf } from '../../contract/policies/display-status.ts';
import { volunteerMessages } from '../../contract/volunteer-messages.ts';
import { tellTeam } from '../notices/tell-team.ts';
import { tellWorker } from '../notices/tell-work.ts';
import type { PerformedItem, Said, Stage } from '../performing.ts';
import { refusals, type Refusal } from '../refusal.ts';
import { acceptanceOn, insertAcceptance, isOnADisaster } from '../store/volunteers/acceptances.ts';
import { countPlaces } from '../store/volunteers/count-places.ts';
import { findAccount } from '../store/accounts/accounts.ts';
import { whatStandsFor } from '../store/reports/stands-for.ts';
import { findReport, type KeptReport } from '../store/reports/reports.ts';
import { texts } from '../texts.ts';

/** Milliseconds in which an answer is read on the screen that asked for it. */
const AWAITED_MS = 60_000;

const sentences: { readonly [Why in WorkWhy]?: string } = {
  full: texts.disasterFull,
  busy: volunteerMessages.hasActiveDisaster,
  closed: texts.disasterClosed,
};

/**
 * Gives the volunteer a place on the disaster, or says why not. A no is kept like a yes, so that a phone that asked without a network
 * gets one answer; only who made no key for it is refused instead. On a disaster that is theirs already they stay; one that they completed
 * and that was opened again they may take again, in the place that they have.
 */
export async function acceptDisaster(
  { client, now }: Stage,
  { id, owner, body, withoutReceipt }: PerformedItem<'acceptDisaster'>,
): Promise<Result<Said, Refusal>> {
  if (body.id !== owner) return failed(refusals.forbidden());
  const account = await findAccount(client, owner);
  if (account === undefined || !may({ ...account, _id: owner }, 'accept-disasters'))
    return failed(refusals.forbidden());
  const { disasterId } = body;
  const report = await findReport(client, disasterId, { forUpdate: true });
  if (report === undefined && withoutReceipt === true) return failed(refusals.notFound(texts.noSuchReport));
  const earlier = await acceptanceOn(client, owner, disasterId);
  const isOnIt = earlier !== undefined && earlier.state !== 'completed';
  const why = isOnIt
    ? undefined
    : await whyNot(client, await whatStandsFor(client, report), owner, earlier !== undefined);
  if (why !== undefined && withoutReceipt === true)
    return failed(refusals.conflict(sentences[why] ?? volunteerMessages.acceptFailed));
  const state = why === undefined ? 'accepted' : 'declined';
  const writtenAt = body.createdAt === undefined ? undefined : epochMsOf(body.createdAt);
  if (!isOnIt) {
    await insertAcceptance(client, { id, accountId: owner, disasterId, state, why, writtenAt }, now);
    if (state === 'accepted') {
      await countPlaces(client, disasterId);
      await tellTeam(client, disasterId, now);
    }
    // Who asked just now, with a network, sees the place on the screen; a no must not be overlooked.
    const isLate = writtenAt !== undefined && now - writtenAt > AWAITED_MS;
    if (isLate || state === 'declined') await tellWorker(client, { id, accountId: owner }, state, now);
  }
  return ok({
    message: why === undefined ? volunteerMessages.accepted : (sentences[why] ?? volunteerMessages.acceptFailed),
    data: why === undefined ? { state } : { state, why },
  });
}

async function whyNot(
  client: Stage['client'],
  report: KeptReport | undefined,
  owner: string,
  hasPlace: boolean,
): Promise<WorkWhy | undefined> {
  const isActive = report?.lane === 'main' && displayStatusOf(report.status, report.resolvedAt) === 'active';
  if (!isActive) return 'closed';
  if (await isOnADisaster(client, owner)) return 'busy';
  const { volunteersWanted, volunteersAccepted = 0 } = report;
  return !hasPlace && volunteersWanted !== undefined && volunteersAccepted >= volunteersWanted ? 'full' : undefined;
}

import type { InferInput } from 'valibot';
import { ok } from '../../../../contract/base/result.ts';
import {
  accountActSchema,
  aidActSchema,
  alertBodySchema,
  reportActSchema,
  type AccountAct,
  type AidAct,
  type ReportAct,
} from '../../../../contract/entities/acts.ts';
import { ownUnsent } from '../../queries/items/outbox.ts';
import { saveAct } from './save-act.ts';
import { deleteItem } from '../items/outbox.ts';
import type { Saved } from '../items/save-own.ts';

export type { ActFailure } from '../items/save-own.ts';

/** Without what the device adds itself. */
type Wish<Act, Name extends string> = Omit<Extract<Act, { act: Name }>, 'act' | 'actedAt'>;
/** Of each act by itself: `Omit` of a union would keep only what all have. */
type Untimed<Act> = Act extends unknown ? Omit<Act, 'actedAt'> : never;

export type DecisionWish = Wish<ReportAct, 'decide'>;
export type RevisionWish = Wish<ReportAct, 'revise'>;
export type CampaignWish = Wish<ReportAct, 'describe'>;
export type AlertWish = Omit<InferInput<typeof alertBodySchema>, 'actedAt'>;
export type AidWish = Untimed<AidAct>;
export type AccountWish = Wish<AccountAct, 'decide'>;

/*
 * What admins do to records, and NGOs to what they took. Each is saved on this phone and sent when there is a network; behind this phone's
 * earlier acts on the same record. The server decides: refused for good it needs its person, and where somebody else was first that is
 * told by `actsOn` (a conflict). Pressed twice while it waits it is one.
 */

/** Approves, dismisses, resolves, brings back or reopens a report. `seen`: how it is shown (`AdminReport.shownStatus`). */
export function decideReport(wish: DecisionWish): Saved {
  return saveReportAct({ act: 'decide', ...wish });
}

/** Puts facts of a report right, beside the original. `seen`: the `revision` shown, 0 for none. */
export function reviseReport(wish: RevisionWish): Saved {
  return saveReportAct({ act: 'revise', ...wish });
}

/** Writes what the public is told and asked for. `seen`: the `campaignRevision` shown, 0 for none. */
export function describeCampaign(wish: CampaignWish): Saved {
  return saveReportAct({ act: 'describe', ...wish });
}

/** Out of the triage lane. */
export function releaseReport(reportId: string): Saved {
  return saveReportAct({ act: 'release', reportId });
}

/** Two reports of one event are one from now on. `isOver`: the admin saw that one of both is. */
export function mergeReport(wish: Wish<ReportAct, 'merge'>): Saved {
  return saveReportAct({ act: 'merge', ...wish });
}

/** A merged report is one of its own again. */
export function unmergeReport(wish: Wish<ReportAct, 'unmerge'>): Saved {
  return saveReportAct({ act: 'unmerge', ...wish });
}

/** Two reports are not the same; or that is taken back. */
export function keepReportApart(wish: Wish<ReportAct, 'keep-apart'>): Saved {
  return saveReportAct({ act: 'keep-apart', ...wish });
}

/** All that were sent as more about a disaster become one with it. */
export function mergeAdded(reportId: string): Saved {
  return saveReportAct({ act: 'merge-added', reportId });
}

/** Approves a disaster and alerts the volunteers near it, in one act. */
export function alertVolunteers(wish: AlertWish): Saved {
  return saveAct({ call: 'alertVolunteers', about: wish.disasterId, schema: alertBodySchema, body: wish });
}

/** An act on an aid request. */
export function actOnAid(act: AidWish): Saved {
  return saveAct({ call: 'actOnAid', about: act.aidId, schema: aidActSchema, body: act });
}

/** Approves or refuses an account its role; a refusal needs a reason. */
export function decideAccount(wish: AccountWish): Saved {
  return saveAccountAct({ act: 'decide', ...wish });
}

/**
 * Takes a decision of this phone back. One that was never on its way is deleted, and answered as it was. One that was tried may have
 * arrived with its answer lost: it is taken back on the server, right after it.
 */
export async function undoDecision(accountId: string, decisionItemId: string): Saved {
  const waiting = (await ownUnsent().catch(() => [])).find(({ id }) => id === decisionItemId);
  const isUntried = waiting?.attempts === 0 && waiting.state === 'queued';
  if (isUntried && (await deleteItem(decisionItemId)).ok) return ok(waiting);
  return saveAccountAct({ act: 'undo', accountId, decisionId: decisionItemId });
}

function saveReportAct(body: Untimed<ReportAct>): Saved {
  return saveAct({ call: 'actOnReport', about: body.reportId, schema: reportActSchema, body });
}

function saveAccountAct(body: Untimed<AccountAct>): Saved {
  return saveAct({ call: 'actOnAccount', about: body.accountId, schema: accountActSchema, body });
}

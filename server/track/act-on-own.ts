import type pg from 'pg';
import { epochMsOf } from '../../contract/base/iso-time.ts';
import { failed, ok, type Result } from '../../contract/base/result.ts';
import type { OwnAct } from '../../contract/entities/own-act.ts';
import type { ActResult, AidStatus } from '../../contract/enumerations.ts';
import { limits } from '../../contract/limits.ts';
import { isClosed, reopenedBy, statusBy } from '../../contract/policies/aid-states.ts';
import { linesOf } from '../../contract/policies/household-lines.ts';
import { newRequirement, type AidRecord } from '../../contract/policies/aid-view.ts';
import { receiveDelivery } from '../deliveries/receive-delivery.ts';
import { closeHousehold, settleHousehold } from '../aid/households.ts';
import { isClaimOf } from '../photos/claim-of.ts';
import type { Perform } from '../performing.ts';
import { refusals, type Refusal } from '../refusal.ts';
import { recordAct } from '../store/acts/acts.ts';
import { isErased } from '../store/aid/aid-acts.ts';
import { keepAid, lockAid } from '../store/aid/aid-requests.ts';
import { keepConfirmed, keepOver, lockOwn, type OwnRecord } from '../store/track/own-word.ts';
import { texts } from '../texts.ts';
import { messageTakers } from './message-takers.ts';
import { movePlace } from './move-place.ts';

interface Desk {
  client: pg.PoolClient;
  id: string;
  /** Of the item that says it. */
  itemId: string;
  record: OwnRecord;
  /** Absent: it is a report. */
  aid: AidRecord | undefined;
  /** When it was said, as far as that can be, and the server's time; epoch milliseconds. */
  saidAt: number;
  now: number;
}

interface Done {
  result: ActResult;
  stands?: AidStatus | undefined;
  /** For the history; absent: nothing was done. */
  noted?: Readonly<Record<string, unknown>>;
}

type Does<Act extends OwnAct['act']> = (
  desk: Desk,
  act: Extract<OwnAct, { act: Act }>,
) => Promise<Result<Done, Refusal>>;

const does: { readonly [Act in OwnAct['act']]: Does<Act> } = {
  'still-needed': async (desk) => {
    const { client, record, id, saidAt, aid } = desk;
    if (aid && aid.status !== 'active') return ok(conflict(aid));
    await keepConfirmed(client, record, id, saidAt);
    return ok({ result: 'done', noted: {} });
  },
  'no-longer-needed': async (desk) => {
    const { client, record, id, saidAt, now, aid } = desk;
    if (aid ? aid.status !== 'active' : record.isOver) return ok({ result: 'same' });
    if (aid) await closeHousehold(client, { aid, to: 'withdrawn' }, now);
    await keepOver(client, record, id, saidAt);
    return ok({ result: 'done', noted: aid ? { from: aid.status, to: 'withdrawn' } : {} });
  },
  'needed-again': async (desk) => {
    const { client, record, id, saidAt, now, aid } = desk;
    // What an admin closed is the admin's to open.
    if (!record.isOver) return ok(aid && isClosed(aid.status) ? conflict(aid) : { result: 'same' });
    const to = aid?.status === 'withdrawn' ? reopenedBy(aid.requirements) : undefined;
    if (aid && to) await keepAid(client, { ...aid, status: to });
    await keepOver(client, record, id, undefined);
    await keepConfirmed(client, record, id, saidAt);
    if (aid) await settleHousehold(client, aid, now);
    return ok({ result: 'done', noted: aid && to ? { from: aid.status, to } : {} });
  },
  'add-need': async ({ client, aid, now }, { need }) => {
    if (aid === undefined) return failed(refusals.invalid({ recordId: texts.noSuchAid }));
    if (isClosed(aid.status)) return ok(conflict(aid));
    const asked = linesOf(aid.requirements).filter((line) => aid.requirements[line]?.partOf === undefined);
    if (asked.length >= limits.requirements) {
      return failed(refusals.invalid({ need: texts.requirementsFull(limits.requirements) }));
    }
    const requirements = [...aid.requirements, newRequirement(need)];
    await keepAid(client, { ...aid, requirements, status: statusBy(aid.status, requirements) });
    // Of a merged one it is on the card of the one that stands for both.
    await settleHousehold(client, aid, now);
    return ok({ result: 'done', noted: { line: aid.requirements.length } });
  },
  'move-place': movePlace,
  received: receiveDelivery,
  message: messageTakers,
};

/** What whoever sent a record says of it later. The record's secret proves who they are; who it is stands nowhere in the history. */
export const actOnOwn: Perform<'actOnOwn'> = async ({ client, now }, { id: itemId, body }) => {
  const { recordId: id, claimSecret, createdAt } = body;
  const record = await lockOwn(client, id);
  if (record === undefined) return failed((await isErased(client, id)) ? refusals.gone() : refusals.notFound());
  if (!isClaimOf(record, claimSecret)) return failed(refusals.forbidden());
  const aid = record.table === 'aid_requests' ? await lockAid(client, id) : undefined;
  const saidAt = Math.min(now, createdAt === undefined ? now : epochMsOf(createdAt));
  // Each act meets the function of its own name.
  const act = does[body.act] as Does<OwnAct['act']>;
  const acted = await act({ client, id, itemId, record, aid, saidAt, now }, body);
  if (!acted.ok) return acted;
  const { result, stands, noted } = acted.value;
  if (noted) await recordAct(client, { action: `own-${body.act}`, about: id, detail: noted }, now);
  return ok({ data: { act: { result, ...(stands && { stands }) } } });
};

function conflict({ status }: AidRecord): Done {
  return { result: 'conflict', stands: status };
}

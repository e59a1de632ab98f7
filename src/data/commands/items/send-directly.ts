import type { GenericSchema } from 'valibot';
import type { Json } from '../../../../contract/base/canonical-json.ts';
import { ok, type Result } from '../../../../contract/base/result.ts';
import { aidBodySchema } from '../../../../contract/entities/aid-request.ts';
import { contactBodySchema } from '../../../../contract/entities/contact-message.ts';
import { reportBodySchema } from '../../../../contract/entities/report.ts';
import { devicePorts } from '../../outbox/adapters/device-ports.ts';
import { deliverOne } from '../../outbox/send/deliver-one.ts';
import type { NewItem } from '../../outbox/keep/enqueue.ts';
import type { ItemReason, OutboxItem } from '../../outbox/item.ts';
import { proofOf } from '../../outbox/answer/judge.ts';
import { discardDraft } from './drafts.ts';
import { itemFor, noteOffered } from './made-items.ts';
import { forgetOffered } from './offered.ts';
import type { ReportForm } from '../report-disaster.ts';
import { withQuantities, type AidForm } from '../request-aid.ts';
import type { MessageForm } from '../send-message.ts';
import type { InvalidForm } from './save-failure.ts';
import { checkForm } from './save-item.ts';

/** `waits`: it may or may not have arrived; trying again is safe. */
export type DirectOutcome =
  | { kind: 'sent'; item: OutboxItem }
  | { kind: 'refused'; reason: ItemReason }
  | { kind: 'waits'; reason: ItemReason };

type Direct = Promise<Result<DirectOutcome, InvalidForm>>;

/**
 * Sends a report without keeping it: for a phone that refuses to store anything. One try, at most 30 s. Offline it
 * answers `waits`; nothing is kept, so the form must stay open. The same form sent again is the same item.
 */
export function sendReportDirectly(draftId: string, form: ReportForm, supersedes?: string): Direct {
  return sendDirectly({ id: draftId, call: 'reportDisaster', supersedes }, reportBodySchema, form);
}

/** The same for a request for aid. */
export function sendAidDirectly(draftId: string, form: AidForm, supersedes?: string): Direct {
  return sendDirectly({ id: draftId, call: 'requestAid', supersedes }, aidBodySchema, withQuantities(form));
}

/** The same for a message to those who run the server. */
export function sendMessageDirectly(draftId: string, form: MessageForm, supersedes?: string): Direct {
  return sendDirectly({ id: draftId, call: 'sendContactMessage', supersedes }, contactBodySchema, form);
}

async function sendDirectly(
  entry: Omit<NewItem, 'content'>,
  schema: GenericSchema<unknown, { readonly [key: string]: Json | undefined }>,
  form: unknown,
): Direct {
  const content = checkForm(schema, form);
  if (!content.ok) return content;
  const { item } = await itemFor({ ...entry, content: content.value });
  noteOffered(entry.id);
  const outcome = await deliverOne(devicePorts, item);
  if (outcome.kind === 'parked') return ok({ kind: 'refused', reason: outcome.reason });
  if (outcome.kind === 'waits') return ok({ kind: 'waits', reason: outcome.reason });
  // Storage that refuses to write may still hold what was typed before.
  void discardDraft(entry.id);
  forgetOffered(entry.id);
  return ok({ kind: 'sent', item: { ...item, ...proofOf(outcome), state: 'sent', sentAt: devicePorts.clock.now() } });
}

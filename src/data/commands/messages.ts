import { ok, type Result } from '../../../contract/base/result.ts';
import type { MessageView } from '../../../contract/entities/contact-message.ts';
import type { Lane, MessageState } from '../../../contract/enumerations.ts';
import { type CallFailure, callApi } from '../client/call.ts';
import type { Page } from './approvals.ts';

export type { CallFailure } from '../client/call.ts';
export type { Page } from './approvals.ts';

/** Which of the admins' messages: those put aside are of the lane `triage`. */
export interface Inbox {
  lane: Lane;
  state: MessageState;
  /** As it was typed; the server knows what fits. */
  search?: string | undefined;
}

/** One page of the inbox, newest first. What people wrote is kept on no admin's phone: offline this fails as `unreachable`. */
export async function messagesIn(inbox: Inbox, cursor?: string): Promise<Result<Page<MessageView>, CallFailure>> {
  const answer = await callApi('listMessages', { query: { ...inbox, cursor } });
  return answer.ok ? ok({ rows: answer.value.data, next: answer.value.next }) : answer;
}

export interface Marked {
  message: MessageView;
  /** Another admin had answered it before: nothing was changed. */
  isOthers: boolean;
}

/** Counts at once, for every admin; the same mark twice is one. */
export async function markMessage(id: string, state: MessageState): Promise<Result<Marked, CallFailure>> {
  const answer = await callApi('markMessage', { params: { id }, body: { state } });
  if (!answer.ok) return answer;
  const { data, isOthers = false } = answer.value;
  return ok({ message: data, isOthers });
}

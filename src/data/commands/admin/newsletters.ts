import { ok, type Result } from '../../../../contract/base/result.ts';
import {
  newsletterBodySchema,
  type NewsletterBody,
  type NewsletterView,
} from '../../../../contract/entities/newsletter.ts';
import { type CallFailure, callApi } from '../../client/call.ts';
import { devicePorts } from '../../outbox/adapters/device-ports.ts';
import type { Page } from '../accounts/approvals.ts';
import { checkBody } from '../items/check-body.ts';
import type { InvalidForm } from '../items/save-failure.ts';

export type { CallFailure } from '../../client/call.ts';

export interface Newsletters extends Page<NewsletterView> {
  /** Addresses that are confirmed now. */
  subscribers: number;
  /** False: the server sends no mail. */
  canSend: boolean;
}

/** What was sent, newest first, and how far it has come. Offline this fails as `unreachable`. */
export async function newsletters(cursor?: string): Promise<Result<Newsletters, CallFailure>> {
  const answer = await callApi('listNewsletters', { query: { cursor } });
  if (!answer.ok) return answer;
  const { data, next, subscribers, canSend } = answer.value;
  return ok({ rows: data, next, subscribers, canSend });
}

/** The id of a newsletter that is begun: sent twice under it, it is one. */
export function newNewsletterId(): string {
  return devicePorts.newId();
}

/** What keeps it from being sent, before anybody is asked whether. */
export function checkNewsletter(letter: NewsletterBody): Result<NewsletterBody, InvalidForm> {
  return checkBody(newsletterBodySchema, letter);
}

/** Needs a connection: who sends to so many wants to see that it went. `key-reuse`: it went before, with other words. */
export async function sendNewsletter(letter: NewsletterBody): Promise<Result<NewsletterView, CallFailure>> {
  const answer = await callApi('sendNewsletter', { body: letter });
  return answer.ok ? ok(answer.value.data) : answer;
}

import { failed, type Result } from '../../../contract/base/result.ts';
import {
  mailTokenSchema,
  type SubscriptionBody,
  subscriptionBodySchema,
} from '../../../contract/entities/subscription.ts';
import { callApi, type CallFailure } from '../client/call.ts';
import { devicePorts } from '../outbox/adapters/device-ports.ts';
import type { OutboxItem } from '../outbox/item.ts';
import { checkBody } from './items/check-body.ts';
import type { SaveFailure } from './items/save-failure.ts';
import { saveItem } from './items/save-item.ts';

export type { CallFailure } from '../client/call.ts';
export { takesMessages } from './send-message.ts';

/** Saves a wish for the newsletter on this phone and offers it to the server, like a report: offline it waits. */
export function subscribe(
  form: Pick<SubscriptionBody, 'email' | 'language'>,
): Promise<Result<OutboxItem, SaveFailure>> {
  return saveItem({ id: devicePorts.newId(), call: 'subscribeNewsletter' }, subscriptionBodySchema, form);
}

/** Confirms an address by the token of the mail to it. Needs a connection; twice is once. */
export async function confirmAddress(token: string): Promise<Result<unknown, CallFailure>> {
  const body = checkBody(mailTokenSchema, { token });
  return withoutFields(body.ok ? await callApi('confirmNewsletter', { body: body.value }) : body);
}

/** Has an address deleted by the token that stands in each mail. Needs a connection; twice is once. */
export async function deleteAddress(token: string): Promise<Result<unknown, CallFailure>> {
  const body = checkBody(mailTokenSchema, { token });
  return withoutFields(body.ok ? await callApi('leaveNewsletter', { body: body.value }) : body);
}

/** The token stands in no field that could be mended. */
function withoutFields(answer: Result<unknown, CallFailure>): Result<unknown, CallFailure> {
  return !answer.ok && answer.failure.fields?.['token'] !== undefined ? failed({ kind: 'gone' }) : answer;
}

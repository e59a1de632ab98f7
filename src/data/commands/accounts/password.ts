import { failed, type Result } from '../../../../contract/base/result.ts';
import { forgotPassword, resetPassword } from '../../../../contract/calls/users.ts';
import { callApi, type CallFailure } from '../../client/call.ts';
import { checkBody } from '../items/check-body.ts';

/** Asks our server to mail a link for a new password; it answers the same for addresses that it does not know. */
export async function askForResetLink(email: string): Promise<Result<unknown, CallFailure>> {
  const body = checkBody(forgotPassword.body, { email });
  return body.ok ? callApi('forgotPassword', { body: body.value }) : body;
}

/** Sets a new password by the token of a reset link, which is good once. Nobody is signed in by it. */
export async function setPasswordByLink(token: string, password: string): Promise<Result<unknown, CallFailure>> {
  const body = checkBody(resetPassword.body, { token, password });
  if (!body.ok) return body;
  const answer = await callApi('resetPassword', { body: body.value });
  // The token stands in no field that could be mended.
  return !answer.ok && answer.failure.fields?.['token'] !== undefined ? failed({ kind: 'gone' }) : answer;
}

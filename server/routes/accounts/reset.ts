import type { FastifyReply, FastifyRequest } from 'fastify';
import { forgotPassword, resetPassword as resetCall } from '../../../contract/calls/users.ts';
import { logEvent } from '../../access/log-event.ts';
import { issueResetLink } from '../../accounts/issue-reset-link.ts';
import { resetPassword } from '../../accounts/reset-password.ts';
import { takeTries } from '../../accounts/tries.ts';
import { parsedBody } from '../../http/parsed-body.ts';
import { sendRefusal } from '../../http/send.ts';
import { passwordResetMail, resetLinkMail } from '../../mail/mails.ts';
import { postMail } from '../../mail/post-mail.ts';
import { findByEmail } from '../../store/accounts/accounts.ts';
import { emailKeyOf } from '../../store/database/email-key.ts';
import { texts } from '../../texts.ts';
import type { RouteServices, Services } from '../route.ts';

/** Says the same, and as fast, whether or not there is such an account: it is looked up behind the answer (S12). */
export async function answerForgot(
  services: RouteServices,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const body = parsedBody(request, forgotPassword.body);
  if (!body.ok) return sendRefusal(reply, body.failure);
  const tries = await takeTries(services, ['forgotFromAddress', request.network]);
  if (!tries.ok) return sendRefusal(reply, tries.failure);
  if (services.mailer === undefined) return reply.send({ success: true, message: texts.forgotWithoutMail });
  services.goOnBehind(mailResetLink(services, emailKeyOf(body.value.email)));
  return reply.send({ success: true, message: texts.forgotMailed });
}

/** Who asks too often for one address is told nothing: its owner has mails enough. */
async function mailResetLink(services: RouteServices, emailKey: string): Promise<void> {
  const { pool, clock, mailer, appUrl = '', onBug } = services;
  const tries = await takeTries(services, ['forgot', emailKey]);
  const account = tries.ok ? await findByEmail(pool, emailKey) : undefined;
  if (account === undefined || mailer === undefined) return;
  const link = await issueResetLink(pool, { accountId: account.id }, clock.now());
  if (link === undefined) return;
  // Not waited for: a mail server that cannot be reached holds up no stop of ours.
  void postMail(mailer, resetLinkMail(account.email, `${appUrl}${link.path}`), { onLost: onBug });
}

export async function answerReset(
  services: Services,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const body = parsedBody(request, resetCall.body);
  if (!body.ok) return sendRefusal(reply, body.failure);
  const reset = await resetPassword(services, body.value);
  if (!reset.ok) return sendRefusal(reply, reset.failure);
  logEvent(request, { event: 'password-reset', account: reset.value.id });
  const { mailer, onBug } = services;
  if (mailer) void postMail(mailer, passwordResetMail(reset.value.email), { onLost: onBug });
  return reply.send({ success: true, message: texts.passwordReset });
}

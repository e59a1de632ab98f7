import type { FastifyReply, FastifyRequest } from 'fastify';
import { is } from 'valibot';
import { isoTime } from '../../../contract/base/clock.ts';
import {
  changeEmail as changeEmailCall,
  changePassword as changePasswordCall,
  endSession,
} from '../../../contract/calls/account.ts';
import type { Account, AccountSession } from '../../../contract/entities/account.ts';
import type { Caller } from '../../access/caller.ts';
import { deviceOf } from '../../access/device.ts';
import { logEvent } from '../../access/log-event.ts';
import { askToVolunteer } from '../../accounts/ask-to-volunteer.ts';
import { changeEmail } from '../../accounts/change-email.ts';
import { changePassword } from '../../accounts/change-password.ts';
import { parsedBody } from '../../http/parsed-body.ts';
import { sendRefusal } from '../../http/send.ts';
import { emailChangedMail, passwordChangedMail } from '../../mail/mails.ts';
import { postMail } from '../../mail/post-mail.ts';
import { refusals } from '../../refusal.ts';
import { findAccount, type KeptAccount } from '../../store/accounts/accounts.ts';
import { deleteSession, deleteSessionsOf, sessionsOf, type KeptSession } from '../../store/accounts/sessions.ts';
import { texts } from '../../texts.ts';
import type { Handler, RouteServices } from '../route.ts';

/** Serves a call of who is signed in: the guard has seen to it that there is somebody. */
export function ofAccount(
  handler: (
    services: RouteServices,
    request: FastifyRequest,
    reply: FastifyReply,
    caller: Required<Caller>,
  ) => Promise<FastifyReply>,
): Handler {
  return async (services, request, reply, { person, sessionId }) => {
    if (person === undefined || sessionId === undefined) return sendRefusal(reply, refusals.signIn());
    return handler(services, request, reply, { person, sessionId });
  };
}

export const answerAccount = ofAccount(async ({ pool }, _request, reply, { person }) => {
  const account = await findAccount(pool, person._id);
  // Deleted since the guard looked.
  if (account === undefined) return sendRefusal(reply, refusals.signIn());
  return reply.send({ success: true, data: accountView(account) });
});

export const answerAskToVolunteer = ofAccount(async (services, request, reply, { person }) => {
  const account = await askToVolunteer(services, person._id);
  if (account === undefined) return sendRefusal(reply, refusals.signIn());
  logEvent(request, { event: 'asked-to-volunteer', account: person._id, status: account.status });
  services.noteStored();
  return reply.send({ success: true, data: accountView(account) });
});

export const answerSessions = ofAccount(async ({ pool, clock }, _request, reply, { person, sessionId }) => {
  const sessions = await sessionsOf(pool, person._id, clock.now());
  return reply.send({ success: true, data: sessions.map((session) => sessionView(session, sessionId)) });
});

/** Another's session and none at all are one answer. */
export const answerEndSession = ofAccount(async ({ pool }, request, reply, { person }) => {
  const id = is(endSession.params, request.params) ? request.params.id : undefined;
  const ended = id !== undefined && (await deleteSession(pool, person._id, id));
  if (!ended) return sendRefusal(reply, refusals.notFound(texts.noSuchSession));
  logEvent(request, { event: 'sessions-ended', account: person._id, session: id });
  return reply.send({ success: true, message: texts.sessionEnded });
});

export const answerEndAllSessions = ofAccount(async ({ pool }, request, reply, { person }) => {
  const ended = await deleteSessionsOf(pool, person._id);
  logEvent(request, { event: 'sessions-ended', account: person._id, ended });
  return reply.send({ success: true, message: texts.allSessionsEnded });
});

/** Whoever reads the old address hears of it: they alone would know that it was not the owner. */
export const answerChangeEmail = ofAccount(async (services, request, reply, { person }) => {
  const body = parsedBody(request, changeEmailCall.body);
  if (!body.ok) return sendRefusal(reply, body.failure);
  const changed = await changeEmail(services, person._id, body.value, deviceOf(request));
  if (!changed.ok) return sendRefusal(reply, changed.failure);
  const { account, was } = changed.value;
  logEvent(request, { event: 'email-changed', account: person._id });
  services.noteStored();
  const { mailer, onBug } = services;
  if (mailer && was !== account.email) void postMail(mailer, emailChangedMail(was), { onLost: onBug });
  return reply.send({ success: true, message: texts.emailChanged, data: accountView(account) });
});

/** Its owner hears of it by mail as well: whoever sat at an open phone and knew the password may have been another. */
export const answerChangePassword = ofAccount(async (services, request, reply, { person }) => {
  const body = parsedBody(request, changePasswordCall.body);
  if (!body.ok) return sendRefusal(reply, body.failure);
  const changed = await changePassword(services, person, body.value, deviceOf(request));
  if (!changed.ok) return sendRefusal(reply, changed.failure);
  logEvent(request, { event: 'password-changed', account: person._id, session: changed.value.session.id });
  const { mailer, onBug } = services;
  if (mailer) void postMail(mailer, passwordChangedMail(changed.value.user.email), { onLost: onBug });
  return reply.send({ success: true, message: texts.passwordChanged, data: changed.value });
});

/** An account as its owner sees it. */
export function accountView(account: KeptAccount): Account {
  const { id, name, email, role, status, createdAtMs, decisionReason, secondStep } = account;
  return {
    _id: id,
    name,
    email,
    role,
    status,
    createdAt: isoTime(createdAtMs),
    ...(decisionReason === null ? {} : { decisionReason }),
    secondStep,
  };
}

export function sessionView(session: KeptSession, currentId: string): AccountSession {
  const { id, device, createdAt, lastSeenAt, expiresAt } = session;
  return {
    id,
    device,
    createdAt: createdAt.toISOString(),
    lastSeenAt: lastSeenAt.toISOString(),
    expiresAt: expiresAt.toISOString(),
    current: id === currentId,
  };
}

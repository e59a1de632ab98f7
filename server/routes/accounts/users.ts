import type { FastifyReply, FastifyRequest } from 'fastify';
import { login, logout, register as registerCall } from '../../../contract/calls/users.ts';
import { deviceOf } from '../../access/device.ts';
import { logEvent } from '../../access/log-event.ts';
import { register } from '../../accounts/register.ts';
import { signIn } from '../../accounts/sign-in.ts';
import { parsedBody } from '../../http/parsed-body.ts';
import { sendRefusal } from '../../http/send.ts';
import { sha256 } from '../../intake/check-item.ts';
import { deleteSessionByLogoutKey } from '../../store/accounts/sessions.ts';
import { texts } from '../../texts.ts';
import type { RouteServices, Services } from '../route.ts';

export async function answerRegister(
  services: RouteServices,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const body = parsedBody(request, registerCall.body);
  if (!body.ok) return sendRefusal(reply, body.failure);
  const registered = await register(services, body.value, deviceOf(request));
  if (!registered.ok) return sendRefusal(reply, registered.failure);
  const { user, account, behind } = registered.value;
  if (behind !== undefined) services.goOnBehind(behind());
  if (account !== undefined) {
    services.noteStored();
    logEvent(request, { event: 'registered', account: account.id, role: user.role, status: account.status });
  }
  const message = services.mailer === undefined ? texts.registered(user.status) : texts.registeredOrMailed;
  return reply.code(201).send({ success: true, message, data: { user } });
}

export async function answerLogin(
  services: Services,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const body = parsedBody(request, login.body);
  if (!body.ok) return sendRefusal(reply, body.failure);
  const signedIn = await signIn(services, body.value, deviceOf(request));
  if (!signedIn.ok) {
    const { refusal, why, accountId } = signedIn.failure;
    logEvent(request, { event: 'sign-in-refused', why, account: accountId });
    return sendRefusal(reply, refusal);
  }
  const { user, session } = signedIn.value;
  logEvent(request, { event: 'signed-in', account: user._id, session: session.id });
  return reply.send({ success: true, message: texts.signedIn, data: signedIn.value });
}

/** Answered the same for a key that ends nothing: it may have waited on the phone for months. */
export async function answerLogout(
  { pool }: Services,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const body = parsedBody(request, logout.body);
  if (!body.ok) return sendRefusal(reply, body.failure);
  const ended = await deleteSessionByLogoutKey(pool, sha256(body.value.logoutKey));
  if (ended !== undefined) {
    logEvent(request, { event: 'signed-out', account: ended.accountId, session: ended.sessionId });
  }
  return reply.send({ success: true, message: texts.signedOut });
}

import type { FastifyReply, FastifyRequest } from 'fastify';
import { is } from 'valibot';
import {
  confirmNewsletter,
  leaveNewsletter as leaveCall,
  leaveNewsletterByMail,
} from '../../../contract/calls/newsletter.ts';
import { takeTries } from '../../accounts/tries.ts';
import { parsedBody } from '../../http/parsed-body.ts';
import { sendRefusal } from '../../http/send.ts';
import { sha256 } from '../../intake/check-item.ts';
import { leaveNewsletter } from '../../newsletter/leave.ts';
import { refusals, type Refusal } from '../../refusal.ts';
import { confirmByHash } from '../../store/newsletter/newsletter.ts';
import { texts } from '../../texts.ts';
import type { Services } from '../route.ts';

export async function answerConfirmNewsletter(
  services: Services,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const body = parsedBody(request, confirmNewsletter.body);
  if (!body.ok) return sendRefusal(reply, body.failure);
  const tries = await takeTries(services, ['newsletterLink', request.network]);
  if (!tries.ok) return sendRefusal(reply, tries.failure);
  const isConfirmed = await confirmByHash(services.pool, sha256(body.value.token.trim()), services.clock.now());
  if (!isConfirmed) return sendRefusal(reply, badLink(texts.badConfirmLink));
  return reply.send({ success: true, message: texts.newsletterConfirmed });
}

export async function answerLeaveNewsletter(
  services: Services,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const body = parsedBody(request, leaveCall.body);
  if (!body.ok) return sendRefusal(reply, body.failure);
  return leaveBy(services, request, reply, body.value.token);
}

/** A mail program asks with no page of ours: many people's, behind one address of its operator. The token alone lets it in. */
export async function answerLeaveByMail(
  services: Services,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  if (!is(leaveNewsletterByMail.params, request.params)) return sendRefusal(reply, badLink(texts.badLeaveLink));
  if (!(await leaveNewsletter(services, request.params.token))) return sendRefusal(reply, badLink(texts.badLeaveLink));
  return reply.send({ success: true, message: texts.newsletterLeft });
}

async function leaveBy(
  services: Services,
  request: FastifyRequest,
  reply: FastifyReply,
  token: string,
): Promise<FastifyReply> {
  const tries = await takeTries(services, ['newsletterLink', request.network]);
  if (!tries.ok) return sendRefusal(reply, tries.failure);
  if (!(await leaveNewsletter(services, token))) return sendRefusal(reply, badLink(texts.badLeaveLink));
  return reply.send({ success: true, message: texts.newsletterLeft });
}

/** Tells only of the link, which nobody can guess: never of an address. */
function badLink(message: string): Refusal {
  return { ...refusals.invalid({ token: message }), message };
}

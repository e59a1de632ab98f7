import { is } from 'valibot';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { isoTime } from '../../../contract/base/clock.ts';
import { getCampaignFunds } from '../../../contract/calls/donations.ts';
import { etagOf, isKnownTo, sendUnchanged } from '../../http/etag.ts';
import { sendRefusal } from '../../http/send.ts';
import { refusals } from '../../refusal.ts';
import { sumCampaign } from '../../store/donations/fund-sums.ts';
import { isPublicDisaster } from '../../store/donations/purposes.ts';
import { texts } from '../../texts.ts';
import type { Handler } from '../route.ts';

/** What was given and what became of it. The time of the count is no part of what a reader may know already. */
export const answerFunds: Handler = async ({ funds, clock }, request, reply) => {
  const summary = await funds();
  return unlessKnown(request, reply, summary, { at: isoTime(clock.now()) });
};

export const answerCampaignFunds: Handler = async ({ pool, payments }, request, reply) => {
  const id = is(getCampaignFunds.params, request.params) ? request.params.id : undefined;
  if (id === undefined || !(await isPublicDisaster(pool, id))) {
    return sendRefusal(reply, refusals.notFound(texts.noSuchReport));
  }
  return unlessKnown(request, reply, await sumCampaign(pool, id, !payments.isLive));
};

function unlessKnown(request: FastifyRequest, reply: FastifyReply, data: object, more: object = {}) {
  const etag = etagOf(JSON.stringify(data));
  if (isKnownTo(request, etag)) return sendUnchanged(reply, etag);
  return reply.header('etag', etag).send({ success: true, data: { ...data, ...more } });
}

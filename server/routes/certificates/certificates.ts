import { randomUUID } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { is } from 'valibot';
import { getCertificate, issueCertificate as issueCall } from '../../../contract/calls/certificates.ts';
import { certificateView, type CertificateRecord } from '../../../contract/policies/certificate-view.ts';
import { viewerOf } from '../../../contract/policies/viewer.ts';
import type { Caller } from '../../access/caller.ts';
import { issueCertificate } from '../../certificates/issue-certificate.ts';
import { parsedBody } from '../../http/parsed-body.ts';
import { sendRefusal } from '../../http/send.ts';
import { refusals } from '../../refusal.ts';
import { findCertificate } from '../../store/certificates/certificates.ts';
import { texts } from '../../texts.ts';
import { ofAccount } from '../accounts/account.ts';
import type { RouteServices } from '../route.ts';

export const answerIssueCertificate = ofAccount(async (services, request, reply, { person }) => {
  const body = parsedBody(request, issueCall.body);
  if (!body.ok) return sendRefusal(reply, body.failure);
  const { workId, name } = body.value;
  const wish = { id: randomUUID(), accountId: person._id, workId, name };
  const issued = await issueCertificate(services.pool, wish, services.clock.now());
  if (!issued.ok) return sendRefusal(reply, issued.failure);
  const data = certificateView('owner', withOperator(services, issued.value));
  return reply.send({ success: true, message: texts.certificateReady, data });
});

/** For everybody who checks it. An id that is none and one that nobody has are one answer. */
export async function answerCertificate(
  services: RouteServices,
  { params }: FastifyRequest,
  reply: FastifyReply,
  { person }: Caller,
): Promise<FastifyReply> {
  const certificate = await certificateNamed(services, params);
  if (certificate === undefined) return sendRefusal(reply, refusals.notFound(texts.noSuchCertificate));
  return reply.send({ success: true, data: certificateView(viewerOf(person), certificate) });
}

/** With who runs this deployment. Undefined for an id that is none, too. */
export async function certificateNamed(
  services: RouteServices,
  params: FastifyRequest['params'],
): Promise<CertificateRecord | undefined> {
  if (!is(getCertificate.params, params)) return undefined;
  const kept = await findCertificate(services.pool, params.id);
  return kept && withOperator(services, kept);
}

function withOperator({ config }: RouteServices, record: CertificateRecord): CertificateRecord {
  return { ...record, operator: config.operatorName };
}

import type { FastifyReply, FastifyRequest } from 'fastify';
import { getCertificatePdf } from '../../../contract/calls/certificates.ts';
import type { LanguageCode } from '../../../contract/enumerations.ts';
import type { CertificateRecord } from '../../../contract/policies/certificate-view.ts';
import type { Paper } from '../../certificates/paper.ts';
import { ownOrigin } from '../../http/own-origin.ts';
import { queryOf } from '../../http/query-of.ts';
import { sendRefusal } from '../../http/send.ts';
import { refusals } from '../../refusal.ts';
import { texts } from '../../texts.ts';
import { certificateNamed } from './certificates.ts';
import type { RouteServices } from '../route.ts';

/** A certificate on paper. Making one costs us more than most answers: as many as a camp's volunteers want, and no flood. */
export async function answerCertificatePdf(
  services: RouteServices,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const query = queryOf(request, getCertificatePdf.query);
  if (!query.ok) return sendRefusal(reply, query.failure);
  const certificate = await certificateNamed(services, request.params);
  if (certificate === undefined) return sendRefusal(reply, refusals.notFound(texts.noSuchCertificate));
  if (certificate.isReplaced) return sendRefusal(reply, refusals.conflict(texts.certificateReplaced));
  // Told only to who named the host: a forged one forges no more than their own paper.
  const origin = services.appUrl ?? ownOrigin(request);
  if (origin === undefined) return sendRefusal(reply, refusals.malformed(texts.noOwnAddress));
  const { papers } = services;
  if (papers.room(request.network) === 0) {
    return sendRefusal(reply, refusals.slowDown(papers.secondsUntilRoom(request.network)));
  }
  papers.take(request.network, 1);
  // A quarter of all that the server loads: it comes with the first paper, and not before anybody is answered.
  const { certificatePdf } = await import('../../certificates/certificate-pdf.ts');
  const pdf = await certificatePdf(paperOf(certificate, origin, query.value.language));
  if (!pdf.ok) return sendRefusal(reply, refusals.conflict(texts.unsupportedScript));
  const name = `certificate-${certificate.reference}.pdf`;
  return reply
    .type('application/pdf')
    .header('content-disposition', `inline; filename="${name}"`)
    .send(Buffer.from(pdf.value));
}

function paperOf(certificate: CertificateRecord, origin: string, language: LanguageCode = 'en'): Paper {
  const { id, name, disasterType, reference, reportedAt, completedAt, issuedAt, operator } = certificate;
  return {
    id,
    name,
    disasterType,
    reference,
    language,
    reportedOn: reportedAt,
    completedOn: completedAt,
    issuedOn: issuedAt,
    verifyAddress: `${origin}/certificate/${id}`,
    ...(operator === undefined ? {} : { operator }),
  };
}

import { getCertificate, getCertificatePdf, issueCertificate } from '../../../contract/calls/certificates.ts';
import { answerCertificatePdf } from './certificate-pdf.ts';
import { answerCertificate, answerIssueCertificate } from './certificates.ts';
import { form } from '../body-rules.ts';
import type { Route } from '../route.ts';

export const certificateRoutes: readonly Route[] = [
  { call: issueCertificate, handler: answerIssueCertificate, body: form },
  { call: getCertificate, handler: answerCertificate },
  { call: getCertificatePdf, handler: answerCertificatePdf },
];

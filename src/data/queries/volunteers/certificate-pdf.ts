import { getCertificatePdf } from '../../../../contract/calls/certificates.ts';
import type { LanguageCode } from '../../../../contract/enumerations.ts';
import { apiHost } from '../../client/api-host.ts';

/** Where the server gives a certificate as a PDF, in this language. */
export function certificatePdfAddress(id: string, language: LanguageCode): string {
  return `${apiHost}${getCertificatePdf.path.replace('{id}', () => encodeURIComponent(id))}?language=${language}`;
}

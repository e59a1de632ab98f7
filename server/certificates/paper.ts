import type { DisasterType, LanguageCode } from '../../contract/enumerations.ts';

/** All that a certificate tells; its public page tells the same. */
export interface Paper {
  /** UUID of the certificate. */
  id: string;
  /** As the volunteer wants it written. */
  name: string;
  disasterType: DisasterType;
  /** ISO 8601, as the other days; their day in UTC is shown. */
  reportedOn: string;
  completedOn: string;
  issuedOn: string;
  /** The disaster's short code (`contract/reference.ts`). */
  reference: string;
  /** Where anyone can check it. */
  verifyAddress: string;
  /** Who runs the deployment; left away where its name is in a script that no font here has. */
  operator?: string;
  language: LanguageCode;
}

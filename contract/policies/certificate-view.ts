import type { Certificate } from '../entities/volunteer.ts';
import type { DisasterType } from '../enumerations.ts';
import { seen, type Makers } from './sight.ts';
import type { Viewer } from './viewer.ts';
import { whoSeesWhat } from './who-sees-what.ts';

/** A certificate as the server holds it: its own copy of what it tells, whatever becomes of the report. */
export interface CertificateRecord {
  id: string;
  name: string;
  disasterType: DisasterType;
  reference: string;
  /** ISO 8601, as the other times. */
  reportedAt: string;
  completedAt: string;
  issuedAt: string;
  isReplaced: boolean;
  operator?: string | undefined;
}

export function certificateView(viewer: Viewer, record: CertificateRecord): Certificate {
  return seen(whoSeesWhat.certificatePaper[viewer], makers, record);
}

const makers: Makers<CertificateRecord, Certificate> = {
  _id: ({ id }) => id,
  name: ({ name }) => name,
  disasterType: ({ disasterType }) => disasterType,
  reference: ({ reference }) => reference,
  reportedAt: ({ reportedAt }) => reportedAt,
  completedAt: ({ completedAt }) => completedAt,
  issuedAt: ({ issuedAt }) => issuedAt,
  replaced: ({ isReplaced }) => (isReplaced ? true : undefined),
  operator: ({ operator }) => operator,
};

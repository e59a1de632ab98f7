import type { ReportBody, ReportView } from '../entities/report.ts';
import type { DisplayStatus, ReportStatus } from '../enumerations.ts';
import { maskContacts } from './mask-contacts.ts';
import { publicDegrees } from './public-position.ts';

/** A report as the server holds it. */
export interface ReportRecord {
  id: string;
  body: ReportBody;
  status: ReportStatus;
  /** ISO 8601, server time. */
  reportedAt: string;
  resolvedAt?: string;
}

/** Who asks. `reporter` has shown the claim secret. */
export type ReportViewer = 'anyone' | 'reporter';

/** `rejected` on the wire is resolved with a `resolvedAt` and dismissed without one. */
export function displayStatusOf(status: ReportStatus, resolvedAt: string | undefined): DisplayStatus {
  if (status === 'pending') return 'pending';
  if (status === 'approved') return 'active';
  return resolvedAt === undefined ? 'dismissed' : 'resolved';
}

/** As much of the report as this viewer may see: the report rows of the table "who sees what". */
export function reportView(viewer: ReportViewer, record: ReportRecord): ReportView {
  const displayStatus = displayStatusOf(record.status, record.resolvedAt);
  const base: ReportView = {
    _id: record.id,
    disasterType: record.body.disasterType,
    status: record.status,
    displayStatus,
    reportedAt: record.reportedAt,
  };
  const dated = record.resolvedAt === undefined ? base : { ...base, resolvedAt: record.resolvedAt };
  if (viewer === 'reporter') return { ...dated, ...ownMembers(record.body) };
  const open = displayStatus === 'active' || displayStatus === 'resolved';
  return open ? { ...dated, ...publicMembers(record.body) } : base;
}

function publicMembers({ severity, description, location }: ReportBody): Partial<ReportView> {
  return {
    severity,
    description: maskContacts(description),
    ...(location === undefined
      ? {}
      : { location: { lati: publicDegrees(Number(location.lati)), long: publicDegrees(Number(location.long)) } }),
  };
}

function ownMembers(body: ReportBody): Partial<ReportView> {
  const { severity, address, description, name, contactNumber, location, peopleAffected, assistanceRequired } = body;
  return {
    severity,
    address,
    description,
    name,
    contactNumber,
    ...(location === undefined ? {} : { location }),
    ...(peopleAffected === undefined ? {} : { peopleAffected }),
    ...(assistanceRequired === undefined ? {} : { assistanceRequired }),
  };
}

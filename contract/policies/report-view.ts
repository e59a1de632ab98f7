import { fieldsOf, reportFields } from '../entities/record-fields.ts';
import type { Near } from '../entities/near.ts';
import type { Campaign, ReadReport, ReportPledge, ReportView } from '../entities/report.ts';
import type { Dismissal, Lane, ReportStatus } from '../enumerations.ts';
import { imageAddress } from '../photo-address.ts';
import { displayStatusOf } from './display-status.ts';
import { bodyMakers, seen, type Makers } from './sight.ts';
import type { Viewer } from './viewer.ts';
import { whoSeesWhat } from './who-sees-what.ts';

/** A report as the server holds it. */
export interface ReportRecord {
  id: string;
  body: ReadReport;
  status: ReportStatus;
  /** ISO 8601, server time. */
  reportedAt: string;
  resolvedAt?: string;
  /** ISO 8601: when an admin approved it last, while it is active and once it is resolved. */
  activeSince?: string;
  /** What kind of dismissal, where it was dismissed. */
  dismissal?: Dismissal;
  lane: Lane;
  /** By the rounded position of its facts; absent: it has none, or no town is near. */
  near?: Near;
  /** How many are asked for; absent: no number was given. */
  volunteersWanted?: number;
  /** How many have accepted and not left, people of organizations among them. */
  volunteersAccepted?: number;
  /** Those organizations; absent: there are none. */
  pledges?: readonly ReportPledge[];
  campaign?: Campaign;
  /** Id of the picture that is released of it. */
  imageId?: string;
  /** How often its campaign was written, and its facts were put right (`body` has them as they are by now). */
  campaignRevision?: number;
  revision?: number;
  /** ISO 8601. */
  alertedAt?: string;
  /** Id of the disaster that it adds to, where that was public when it came. */
  addsTo?: string;
  confirmedAt?: string;
  overAt?: string;
  askedAt?: string;
  movedAt?: string;
  messagedAt?: string;
  /** The report that it was merged into. */
  sameAs?: string;
  /** How many reports are one with it, itself among them; absent: it is alone. */
  reports?: number;
  /** Those merged into it that the public was shown before. */
  mergedIds?: readonly string[];
}

/** As much of the report as this viewer may see among others. */
export function reportView(viewer: Viewer, record: ReportRecord): ReportView {
  return seen(sightInLists(viewer, record), makers, record);
}

/** As much as this viewer may see of one report at a time. Where it `showsContact` the look is logged and limited. */
export function reportViewAlone(viewer: Viewer, record: ReportRecord): ReportView {
  const contact = isOpen(record) ? whoSeesWhat.openReportContact[viewer] : {};
  return seen({ ...sightInLists(viewer, record), ...contact }, makers, record);
}

/** Does a look at this one report show this viewer how to reach a person who is not themselves? */
export function showsContact(viewer: Viewer, record: ReportRecord): boolean {
  return viewer !== 'reporter' && 'contactNumber' in reportViewAlone(viewer, record);
}

function sightInLists(viewer: Viewer, record: ReportRecord) {
  return isOpen(record) ? whoSeesWhat.openReport[viewer] : whoSeesWhat.closedReport[viewer];
}

function isOpen({ status, resolvedAt }: ReportRecord): boolean {
  const displayStatus = displayStatusOf(status, resolvedAt);
  return displayStatus === 'active' || displayStatus === 'resolved';
}

const makers: Makers<ReportRecord, ReportView> = {
  ...bodyMakers<ReadReport, keyof typeof reportFields>(fieldsOf(reportFields)),
  // Not the body's: the disaster that it names may have been none.
  addsTo: ({ addsTo }) => addsTo,
  _id: ({ id }) => id,
  status: ({ status }) => status,
  displayStatus: ({ status, resolvedAt }) => displayStatusOf(status, resolvedAt),
  reportedAt: ({ reportedAt }) => reportedAt,
  near: ({ near }) => near,
  activeSince: ({ activeSince }) => activeSince,
  resolvedAt: ({ resolvedAt }) => resolvedAt,
  volunteersWanted: ({ volunteersWanted }) => volunteersWanted,
  volunteersAccepted: ({ volunteersAccepted }) => volunteersAccepted,
  pledges: ({ pledges }, form) =>
    form === 'whole' ? pledges && [...pledges] : pledges?.map(({ ngo, people }) => ({ ngo, people })),
  campaign: ({ campaign }) => campaign,
  // Nobody gets it of a report that the public does not see.
  image: (record) => (record.imageId === undefined || !isOpen(record) ? undefined : imageAddress(record.imageId)),
  campaignRevision: ({ campaignRevision }) => campaignRevision,
  revision: ({ revision }) => revision,
  alertedAt: ({ alertedAt }) => alertedAt,
  confirmedAt: ({ confirmedAt }) => confirmedAt,
  overAt: ({ overAt }) => overAt,
  askedAt: ({ askedAt }) => askedAt,
  movedAt: ({ movedAt }) => movedAt,
  messagedAt: ({ messagedAt }) => messagedAt,
  dismissal: ({ dismissal }) => dismissal,
  lane: ({ lane }) => lane,
  writtenAt: ({ body }) => body.createdAt,
  photosToFollow: ({ body }) => body.photosToFollow,
  supersedes: ({ body }) => body.supersedes,
  sameAs: ({ sameAs }) => sameAs,
  reports: ({ reports }) => reports,
  mergedIds: ({ mergedIds }) => (mergedIds === undefined ? undefined : [...mergedIds]),
};

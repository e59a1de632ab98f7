import type { AidView } from '../entities/aid-request.ts';
import type { DeliveryView } from '../entities/delivery.ts';
import type { MessageView } from '../entities/contact-message.ts';
import type { Certificate } from '../entities/volunteer.ts';
import { aidCircles, aidFields, reportCircles, reportFields } from '../entities/record-fields.ts';
import type { ReportView } from '../entities/report.ts';
import type { RoadBlockView } from '../entities/road-block.ts';
import { sightUpTo, whole, type Sight } from './sight.ts';
import type { Viewer } from './viewer.ts';

type Row<Member extends string = string> = Readonly<Record<Viewer, Sight<Member>>>;

const nothing = whole();

const reportSight = (circle: (typeof reportCircles)[number]) => sightUpTo(reportFields, reportCircles, circle);
const aidSight = (circle: (typeof aidCircles)[number]) => sightUpTo(aidFields, aidCircles, circle);

const reportOutline = { ...whole('_id', 'status', 'displayStatus', 'reportedAt'), ...reportSight('outline') };
const reportPublic = {
  ...reportOutline,
  ...whole('activeSince', 'resolvedAt', 'near', 'image', 'reports', 'mergedIds'),
  ...reportSight('public'),
};
const reportForHelpers = {
  ...reportPublic,
  // Whoever may drive there sees how old it is.
  ...whole('volunteersWanted', 'volunteersAccepted', 'confirmedAt', 'askedAt', 'movedAt'),
  // Which organizations come with how many people; when, and what they say of it, is between them and the admins.
  pledges: 'masked',
  ...reportSight('helpers'),
} as const;
const reportAll = {
  ...reportForHelpers,
  ...whole('dismissal', 'writtenAt', 'photosToFollow', 'supersedes', 'overAt', 'messagedAt'),
  ...reportSight('own'),
};

/** What the public is told of an approved disaster; before, and of a dismissed one, it is a draft of the admins. */
const campaign = whole('campaign');
const reportForAdmins = {
  ...reportAll,
  ...whole('lane', 'revision', 'campaign', 'campaignRevision', 'alertedAt', 'sameAs', 'pledges'),
} as const;

const aidPublic = {
  ...whole('_id', 'status', 'createdAt'),
  ...aidSight('public'),
} as const;
/** Whoever gets the place has its distance too: the screen works it out from the reader's own. */
const aidForNgos = {
  ...aidPublic,
  ...whole('confirmedAt', 'askedAt', 'movedAt'),
  // Which lines are taken, not by whom: nobody is to do what is being done already.
  takings: 'masked',
  ...aidSight('ngos'),
} as const;
const aidAll = {
  ...aidPublic,
  ...whole('takings', 'writtenAt', 'photosToFollow', 'supersedes', 'confirmedAt', 'askedAt', 'movedAt', 'messagedAt'),
  ...aidSight('own'),
} as const;

const deliveryPublic = {
  ...whole(
    '_id',
    'status',
    'date',
    'departedAt',
    'endedAt',
    'expectedDelivery',
    'assignedNGO',
    'priority',
    'allocated',
    'confirmed',
    'settledBy',
    'near',
  ),
  disaster: 'masked',
  items: 'masked',
  position: 'rounded',
} as const;
/** Its NGO's own, once it is over: how to reach whoever asked is not among it any more. */
const deliveryOwn = {
  ...deliveryPublic,
  ...whole('aidId', 'takingId', 'disaster', 'items', 'carrier', 'note', 'photos', 'why', 'reason', 'triesLeft'),
} as const;
const deliveryAll = { ...deliveryOwn, ...whole('position', 'location', 'requester', 'contact', 'households') } as const;
/** To whom it comes: the code is for them alone. */
const deliveryAwaited = {
  ...deliveryPublic,
  ...whole('aidId', 'disaster', 'items', 'position', 'location', 'carrier', 'code'),
} as const;

const ngoPublic = whole(
  ...(['_id', 'organizationName', 'registrationNumber', 'address', 'city', 'website', 'contactNumber'] as const),
  ...([
    'focusAreas',
    'type',
    'scope',
    'area',
    'image',
    'description',
    'longDescription',
    'status',
    'createdAt',
  ] as const),
);
const ngoAll = { ...ngoPublic, ...whole('email') };

const volunteerContact = whole('_id', 'name', 'phone');
const volunteerAll = {
  ...volunteerContact,
  ...whole('email', 'address', 'city', 'bloodGroup', 'aadharNumber', 'familyContact', 'emergencyContact'),
  ...whole('skills', 'availability'),
};

const certificatePaper = whole(
  ...(['_id', 'name', 'disasterType', 'reference', 'reportedAt', 'completedAt', 'issuedAt'] as const),
  ...(['replaced', 'operator'] as const),
);

const ledgerEntry = whole('_id', 'amount', 'purpose', 'createdAt', 'status', 'isAllocated');
const donationAll = { ...ledgerEntry, ...whole('donorName', 'phone', 'email') };

const messageAll = whole(
  ...(['_id', 'name', 'email', 'message', 'contactNumber', 'createdAt', 'writtenAt'] as const),
  ...(['state', 'answeredAt', 'answeredBy', 'lane', 'supersedes'] as const),
);

const roadPublic = whole('_id', 'kind', 'position', 'near', 'state', 'reportedAt', 'confirmedAt', 'expiresAt');
const roadAll = { ...roadPublic, ...whole('note', 'passedAt') };

const position = whole('_id', 'name', 'lat', 'lng');
const image = whole('image');

/**
 * Who sees what of each record: the one table by which the server answers. A record that is there only for a time (a shared
 * position, a photo) is shown to nobody once it is gone.
 */
export const whoSeesWhat = {
  /** A report that waits for an admin, or was dismissed. Nobody can have taken it; who once had sees what everybody sees. */
  closedReport: {
    nobody: reportOutline,
    pending: reportOutline,
    volunteer: reportOutline,
    ngo: reportOutline,
    taker: reportOutline,
    admin: reportForAdmins,
    reporter: reportAll,
    owner: reportAll,
  },
  /** An active or resolved one, wherever it is shown. */
  openReport: {
    nobody: { ...reportPublic, ...campaign },
    pending: { ...reportPublic, ...campaign },
    volunteer: { ...reportForHelpers, ...campaign },
    /** An organization may send people where places are free. */
    ngo: { ...reportPublic, ...whole('volunteersWanted', 'volunteersAccepted'), ...campaign },
    taker: { ...reportAll, ...campaign },
    admin: reportForAdmins,
    reporter: { ...reportAll, ...campaign },
    owner: { ...reportAll, ...campaign },
  },
  /** What comes with an open report beyond its row, one report at a time, logged and limited: never in lists or deltas. */
  openReportContact: {
    nobody: nothing,
    pending: nothing,
    volunteer: whole('name', 'contactNumber'),
    ngo: nothing,
    taker: whole('name', 'contactNumber'),
    admin: whole('name', 'contactNumber'),
    reporter: whole('name', 'contactNumber'),
    owner: whole('name', 'contactNumber'),
  },
  aidRequest: {
    nobody: aidPublic,
    pending: aidPublic,
    volunteer: aidPublic,
    ngo: aidForNgos,
    // Of each household the same as of the one that stands for them.
    taker: { ...aidAll, ...whole('households') },
    admin: { ...aidAll, ...whole('households', 'lane', 'movedFrom', 'sameAs', 'requests') },
    reporter: aidAll,
    owner: aidAll,
  },
  delivery: {
    nobody: deliveryPublic,
    pending: deliveryPublic,
    volunteer: deliveryPublic,
    ngo: deliveryPublic,
    /** Its NGO while it is under way. */
    taker: deliveryAll,
    admin: deliveryAll,
    reporter: deliveryAwaited,
    /** Its NGO afterwards. */
    owner: deliveryOwn,
  },
  approvedNgo: {
    nobody: ngoPublic,
    pending: ngoPublic,
    volunteer: ngoPublic,
    ngo: ngoPublic,
    taker: ngoPublic,
    admin: ngoAll,
    reporter: ngoPublic,
    owner: ngoAll,
  },
  /** One that waits for approval or was refused it. */
  unapprovedNgo: {
    nobody: nothing,
    pending: nothing,
    volunteer: nothing,
    ngo: nothing,
    taker: nothing,
    admin: ngoAll,
    reporter: nothing,
    owner: ngoAll,
  },
  /** Their Aadhaar number comes masked to everybody who gets it at all: the view makes nothing else of it. */
  volunteerProfile: {
    nobody: nothing,
    pending: nothing,
    volunteer: nothing,
    ngo: nothing,
    taker: volunteerContact,
    admin: { ...volunteerAll, aadharNumber: 'masked' },
    reporter: nothing,
    owner: { ...volunteerAll, ...whole('smsAlerts', 'emailAlerts'), aadharNumber: 'masked' },
  },
  /** A blocked road that an admin has confirmed. What its volunteer wrote may name somebody: it stays among those who help. */
  confirmedRoadBlock: {
    nobody: roadPublic,
    pending: roadPublic,
    volunteer: roadAll,
    ngo: roadPublic,
    taker: roadAll,
    admin: roadAll,
    reporter: roadPublic,
    owner: roadAll,
  },
  /** One that nobody has confirmed yet: a warning to who drives there, and no public word. */
  reportedRoadBlock: {
    nobody: nothing,
    pending: nothing,
    volunteer: roadAll,
    ngo: nothing,
    taker: roadAll,
    admin: roadAll,
    reporter: nothing,
    owner: roadAll,
  },
  /** One that is over, or that came with a report which waits for review or was dismissed. */
  closedRoadBlock: { ...adminsAlone(roadAll), owner: roadAll },
  /** While it is shared. */
  livePosition: {
    nobody: nothing,
    pending: nothing,
    volunteer: nothing,
    ngo: nothing,
    taker: position,
    admin: position,
    reporter: nothing,
    owner: position,
  },
  /** A photo that an admin let go with its open report. */
  releasedPhoto: {
    nobody: image,
    pending: image,
    volunteer: image,
    ngo: image,
    taker: image,
    admin: image,
    reporter: image,
    owner: image,
  },
  unreleasedPhoto: {
    nobody: nothing,
    pending: nothing,
    volunteer: nothing,
    ngo: nothing,
    taker: image,
    admin: image,
    reporter: image,
    owner: image,
  },
  /** A photo of a volunteer's work, or of a delivery: neither whoever sent the record, nor others who are there, since they show people who were asked by one alone. */
  workPhoto: {
    nobody: nothing,
    pending: nothing,
    volunteer: nothing,
    ngo: nothing,
    taker: nothing,
    admin: image,
    reporter: nothing,
    owner: image,
  },
  contactMessage: adminsAlone(messageAll),
  /** Who gets the newsletter: no call tells anybody, not even an admin. */
  newsletterSubscription: adminsAlone(nothing),
  auditEntry: adminsAlone(whole('id', 'at', 'actor', 'action', 'about', 'detail')),
  /** Whoever holds the paper may check it: its page tells what stands on it, and nothing else. */
  certificatePaper: {
    nobody: certificatePaper,
    pending: certificatePaper,
    volunteer: certificatePaper,
    ngo: certificatePaper,
    taker: certificatePaper,
    admin: certificatePaper,
    reporter: certificatePaper,
    owner: certificatePaper,
  },
  /** What the server holds for a certificate beyond what the paper itself says. */
  certificate: {
    ...adminsAlone(whole('_id', 'userId', 'disasterId', 'name', 'createdAt')),
    owner: whole('_id', 'userId', 'disasterId', 'name', 'createdAt'),
  },
  donation: {
    nobody: ledgerEntry,
    pending: ledgerEntry,
    volunteer: ledgerEntry,
    ngo: ledgerEntry,
    taker: { ...ledgerEntry, donorName: 'whole' },
    admin: donationAll,
    reporter: ledgerEntry,
    owner: donationAll,
  },
} as const satisfies {
  closedReport: Row<keyof ReportView>;
  openReport: Row<keyof ReportView>;
  openReportContact: Row<keyof ReportView>;
  aidRequest: Row<keyof AidView>;
  delivery: Row<keyof DeliveryView>;
  contactMessage: Row<keyof MessageView>;
  certificatePaper: Row<keyof Certificate>;
  confirmedRoadBlock: Row<keyof RoadBlockView>;
  reportedRoadBlock: Row<keyof RoadBlockView>;
  closedRoadBlock: Row<keyof RoadBlockView>;
} & Record<string, Row>;

function adminsAlone<Shown extends Sight>(shown: Shown) {
  return {
    nobody: nothing,
    pending: nothing,
    volunteer: nothing,
    ngo: nothing,
    taker: nothing,
    admin: shown,
    reporter: nothing,
    owner: nothing,
  };
}

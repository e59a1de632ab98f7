import { is } from 'valibot';
import { describe, expect, it } from 'vitest';
import { aidViewSchema, type AidBody } from '../entities/aid-request.ts';
import { deliveryViewSchema } from '../entities/delivery.ts';
import { reportViewSchema, type Campaign, type ReportBody } from '../entities/report.ts';
import { certificateSchema, volunteerViewSchema } from '../entities/volunteer.ts';
import { roadBlockViewSchema } from '../entities/road-block.ts';
import { accountStatuses, roles, type RoadBlockState } from '../enumerations.ts';
import { aidView, newRequirements, type AidRecord } from './aid-view.ts';
import { deliveryView, type DeliveryRecord } from './delivery-view.ts';
import { displayStatusOf } from './display-status.ts';
import { certificateView, type CertificateRecord } from './certificate-view.ts';
import { reportView, reportViewAlone, showsContact, type ReportRecord } from './report-view.ts';
import { ROAD_BLOCK_MS, roadBlockState, roadBlockView, type RoadBlockRecord } from './road-block-view.ts';
import { volunteerView, type VolunteerRecord } from './volunteer-view.ts';
import { viewerOf, viewers, type Viewer } from './viewer.ts';
import { whoSeesWhat } from './who-sees-what.ts';

/**
 * The table "who sees what", written down a second time and by hand: for each record one line a viewer. A member in brackets is
 * shown only in part (masked, rounded, known kinds).
 */
const transcription = `
closedReport
  nobody    _id disasterType status displayStatus reportedAt
  pending   _id disasterType status displayStatus reportedAt
  volunteer _id disasterType status displayStatus reportedAt
  ngo       _id disasterType status displayStatus reportedAt
  taker     _id disasterType status displayStatus reportedAt
  admin     _id disasterType status displayStatus reportedAt activeSince resolvedAt near image severity location address description name contactNumber peopleAffected assistanceRequired locationAccuracy roadBlocked severityChosen placeChosen onBehalf addsTo dismissal lane writtenAt photosToFollow supersedes confirmedAt askedAt overAt movedAt messagedAt volunteersWanted volunteersAccepted pledges campaign campaignRevision revision alertedAt reports mergedIds sameAs
  reporter  _id disasterType status displayStatus reportedAt activeSince resolvedAt near image severity location address description name contactNumber peopleAffected assistanceRequired locationAccuracy roadBlocked severityChosen placeChosen onBehalf addsTo dismissal writtenAt photosToFollow supersedes confirmedAt askedAt overAt movedAt messagedAt volunteersWanted volunteersAccepted [pledges] reports mergedIds
  owner     _id disasterType status displayStatus reportedAt activeSince resolvedAt near image severity location address description name contactNumber peopleAffected assistanceRequired locationAccuracy roadBlocked severityChosen placeChosen onBehalf addsTo dismissal writtenAt photosToFollow supersedes confirmedAt askedAt overAt movedAt messagedAt volunteersWanted volunteersAccepted [pledges] reports mergedIds
openReport
  nobody    _id disasterType status displayStatus reportedAt activeSince resolvedAt near image severity [location] [description] campaign reports mergedIds
  pending   _id disasterType status displayStatus reportedAt activeSince resolvedAt near image severity [location] [description] campaign reports mergedIds
  volunteer _id disasterType status displayStatus reportedAt activeSince resolvedAt near image severity location address locationAccuracy [description] volunteersWanted volunteersAccepted [pledges] movedAt confirmedAt askedAt campaign reports mergedIds
  ngo       _id disasterType status displayStatus reportedAt activeSince resolvedAt near image severity [location] [description] volunteersWanted volunteersAccepted campaign reports mergedIds
  taker     _id disasterType status displayStatus reportedAt activeSince resolvedAt near image severity location address description name contactNumber peopleAffected assistanceRequired locationAccuracy roadBlocked severityChosen placeChosen onBehalf addsTo dismissal writtenAt photosToFollow supersedes confirmedAt askedAt overAt movedAt messagedAt volunteersWanted volunteersAccepted [pledges] campaign reports mergedIds
  admin     _id disasterType status displayStatus reportedAt activeSince resolvedAt near image severity location address description name contactNumber peopleAffected assistanceRequired locationAccuracy roadBlocked severityChosen placeChosen onBehalf addsTo dismissal lane writtenAt photosToFollow supersedes confirmedAt askedAt overAt movedAt messagedAt volunteersWanted volunteersAccepted pledges campaign campaignRevision revision alertedAt reports mergedIds sameAs
  reporter  _id disasterType status displayStatus reportedAt activeSince resolvedAt near image severity location address description name contactNumber peopleAffected assistanceRequired locationAccuracy roadBlocked severityChosen placeChosen onBehalf addsTo dismissal writtenAt photosToFollow supersedes confirmedAt askedAt overAt movedAt messagedAt volunteersWanted volunteersAccepted [pledges] campaign reports mergedIds
  owner     _id disasterType status displayStatus reportedAt activeSince resolvedAt near image severity location address description name contactNumber peopleAffected assistanceRequired locationAccuracy roadBlocked severityChosen placeChosen onBehalf addsTo dismissal writtenAt photosToFollow supersedes confirmedAt askedAt overAt movedAt messagedAt volunteersWanted volunteersAccepted [pledges] campaign reports mergedIds
openReportContact
  nobody    -
  pending   -
  volunteer name contactNumber
  ngo       -
  taker     name contactNumber
  admin     name contactNumber
  reporter  name contactNumber
  owner     name contactNumber
aidRequest
  nobody    _id [disasterType] [requirements] deadline status createdAt [position]
  pending   _id [disasterType] [requirements] deadline status createdAt [position]
  volunteer _id [disasterType] [requirements] deadline status createdAt [position]
  ngo       _id [disasterType] [requirements] deadline status createdAt position [location] [description] locationAccuracy [takings] confirmedAt movedAt askedAt onBehalf
  taker     _id disasterType requirements deadline status createdAt position location description locationAccuracy name contactNumber writtenAt photosToFollow supersedes takings confirmedAt movedAt messagedAt askedAt onBehalf elsewhere households
  admin     _id disasterType requirements deadline status createdAt position location description locationAccuracy name contactNumber lane writtenAt photosToFollow supersedes takings confirmedAt sameAs requests movedAt messagedAt movedFrom askedAt onBehalf elsewhere households
  reporter  _id disasterType requirements deadline status createdAt position location description locationAccuracy name contactNumber writtenAt photosToFollow supersedes takings confirmedAt movedAt messagedAt askedAt onBehalf elsewhere
  owner     _id disasterType requirements deadline status createdAt position location description locationAccuracy name contactNumber writtenAt photosToFollow supersedes takings confirmedAt movedAt messagedAt askedAt onBehalf elsewhere
delivery
  nobody    _id status date departedAt endedAt expectedDelivery assignedNGO priority allocated confirmed settledBy near [disaster] [items] [position]
  pending   _id status date departedAt endedAt expectedDelivery assignedNGO priority allocated confirmed settledBy near [disaster] [items] [position]
  volunteer _id status date departedAt endedAt expectedDelivery assignedNGO priority allocated confirmed settledBy near [disaster] [items] [position]
  ngo       _id status date departedAt endedAt expectedDelivery assignedNGO priority allocated confirmed settledBy near [disaster] [items] [position]
  taker     _id status date departedAt endedAt expectedDelivery assignedNGO priority allocated confirmed settledBy near disaster items position aidId takingId carrier note photos why reason location requester contact households triesLeft
  admin     _id status date departedAt endedAt expectedDelivery assignedNGO priority allocated confirmed settledBy near disaster items position aidId takingId carrier note photos why reason location requester contact households triesLeft
  reporter  _id status date departedAt endedAt expectedDelivery assignedNGO priority allocated confirmed settledBy near disaster items position aidId location carrier code
  owner     _id status date departedAt endedAt expectedDelivery assignedNGO priority allocated confirmed settledBy near disaster items [position] aidId takingId carrier note photos why reason triesLeft
approvedNgo
  nobody    _id organizationName registrationNumber address city website contactNumber focusAreas type scope area image description longDescription status createdAt
  pending   _id organizationName registrationNumber address city website contactNumber focusAreas type scope area image description longDescription status createdAt
  volunteer _id organizationName registrationNumber address city website contactNumber focusAreas type scope area image description longDescription status createdAt
  ngo       _id organizationName registrationNumber address city website contactNumber focusAreas type scope area image description longDescription status createdAt
  taker     _id organizationName registrationNumber address city website contactNumber focusAreas type scope area image description longDescription status createdAt
  admin     _id organizationName registrationNumber address city website contactNumber focusAreas type scope area image description longDescription status createdAt email
  reporter  _id organizationName registrationNumber address city website contactNumber focusAreas type scope area image description longDescription status createdAt
  owner     _id organizationName registrationNumber address city website contactNumber focusAreas type scope area image description longDescription status createdAt email
unapprovedNgo
  nobody    -
  pending   -
  volunteer -
  ngo       -
  taker     -
  admin     _id organizationName registrationNumber address city website contactNumber focusAreas type scope area image description longDescription status createdAt email
  reporter  -
  owner     _id organizationName registrationNumber address city website contactNumber focusAreas type scope area image description longDescription status createdAt email
volunteerProfile
  nobody    -
  pending   -
  volunteer -
  ngo       -
  taker     _id name phone
  admin     _id name phone email address city bloodGroup [aadharNumber] familyContact emergencyContact skills availability
  reporter  -
  owner     _id name phone email address city bloodGroup [aadharNumber] familyContact emergencyContact skills availability smsAlerts emailAlerts
confirmedRoadBlock
  nobody    _id kind position near state reportedAt confirmedAt expiresAt
  pending   _id kind position near state reportedAt confirmedAt expiresAt
  volunteer _id kind position near state reportedAt confirmedAt expiresAt note passedAt
  ngo       _id kind position near state reportedAt confirmedAt expiresAt
  taker     _id kind position near state reportedAt confirmedAt expiresAt note passedAt
  admin     _id kind position near state reportedAt confirmedAt expiresAt note passedAt
  reporter  _id kind position near state reportedAt confirmedAt expiresAt
  owner     _id kind position near state reportedAt confirmedAt expiresAt note passedAt
reportedRoadBlock
  nobody    -
  pending   -
  volunteer _id kind position near state reportedAt confirmedAt expiresAt note passedAt
  ngo       -
  taker     _id kind position near state reportedAt confirmedAt expiresAt note passedAt
  admin     _id kind position near state reportedAt confirmedAt expiresAt note passedAt
  reporter  -
  owner     _id kind position near state reportedAt confirmedAt expiresAt note passedAt
closedRoadBlock
  nobody    -
  pending   -
  volunteer -
  ngo       -
  taker     -
  admin     _id kind position near state reportedAt confirmedAt expiresAt note passedAt
  reporter  -
  owner     _id kind position near state reportedAt confirmedAt expiresAt note passedAt
livePosition
  nobody    -
  pending   -
  volunteer -
  ngo       -
  taker     _id name lat lng
  admin     _id name lat lng
  reporter  -
  owner     _id name lat lng
releasedPhoto
  nobody    image
  pending   image
  volunteer image
  ngo       image
  taker     image
  admin     image
  reporter  image
  owner     image
unreleasedPhoto
  nobody    -
  pending   -
  volunteer -
  ngo       -
  taker     image
  admin     image
  reporter  image
  owner     image
workPhoto
  nobody    -
  pending   -
  volunteer -
  ngo       -
  taker     -
  admin     image
  reporter  -
  owner     image
contactMessage
  nobody    -
  pending   -
  volunteer -
  ngo       -
  taker     -
  admin     _id name email message contactNumber createdAt writtenAt state answeredAt answeredBy lane supersedes
  reporter  -
  owner     -
newsletterSubscription
  nobody    -
  pending   -
  volunteer -
  ngo       -
  taker     -
  admin     -
  reporter  -
  owner     -
auditEntry
  nobody    -
  pending   -
  volunteer -
  ngo       -
  taker     -
  admin     id at actor action about detail
  reporter  -
  owner     -
certificatePaper
  nobody    _id name disasterType reference reportedAt completedAt issuedAt replaced operator
  pending   _id name disasterType reference reportedAt completedAt issuedAt replaced operator
  volunteer _id name disasterType reference reportedAt completedAt issuedAt replaced operator
  ngo       _id name disasterType reference reportedAt completedAt issuedAt replaced operator
  taker     _id name disasterType reference reportedAt completedAt issuedAt replaced operator
  admin     _id name disasterType reference reportedAt completedAt issuedAt replaced operator
  reporter  _id name disasterType reference reportedAt completedAt issuedAt replaced operator
  owner     _id name disasterType reference reportedAt completedAt issuedAt replaced operator
certificate
  nobody    -
  pending   -
  volunteer -
  ngo       -
  taker     -
  admin     _id userId disasterId name createdAt
  reporter  -
  owner     _id userId disasterId name createdAt
donation
  nobody    _id amount purpose createdAt status isAllocated
  pending   _id amount purpose createdAt status isAllocated
  volunteer _id amount purpose createdAt status isAllocated
  ngo       _id amount purpose createdAt status isAllocated
  taker     _id amount purpose createdAt status isAllocated donorName
  admin     _id amount purpose createdAt status isAllocated donorName phone email
  reporter  _id amount purpose createdAt status isAllocated
  owner     _id amount purpose createdAt status isAllocated donorName phone email
`;

interface Cell {
  record: string;
  viewer: Viewer;
  whole: string[];
  inPart: string[];
}

const cells = readCells(transcription);

function readCells(text: string): Cell[] {
  let record = '';
  return text
    .trim()
    .split('\n')
    .flatMap((line) => {
      const [first = '', ...members] = line.trim().split(/\s+/);
      if (!line.startsWith(' ')) {
        record = first;
        return [];
      }
      return {
        record,
        viewer: first as Viewer,
        whole: members.filter((member) => /^\w+$/.test(member)),
        inPart: members.filter((member) => member.startsWith('[')).map((member) => member.slice(1, -1)),
      };
    });
}

const members = ({ whole, inPart }: Cell) => [...whole, ...inPart].toSorted();
const cellsOf = (record: string) => cells.filter((cell) => cell.record === record);

describe('S05 the table who-sees-what', () => {
  it('has a cell for each record and viewer, and each is transcribed', () => {
    const both = cells.map(({ record, viewer }) => `${record} ${viewer}`);
    const expected = Object.keys(whoSeesWhat).flatMap((record) => viewers.map((viewer) => `${record} ${viewer}`));
    expect(both.toSorted()).toEqual(expected.toSorted((a, b) => (a < b ? -1 : 1)));
  });

  it.each(cells)('$record for $viewer', (cell) => {
    const rows: Record<string, Record<string, Record<string, string>>> = whoSeesWhat;
    const sight = Object.entries(rows[cell.record]?.[cell.viewer] ?? {});
    expect(sight.map(([member]) => member).toSorted()).toEqual(members(cell));
    const inPart = sight.filter(([, form]) => form !== 'whole').map(([member]) => member);
    expect(inPart.toSorted()).toEqual(cell.inPart.toSorted());
  });
});

const id = '3b1f8c52-7d7e-4c1a-9a51-0f2f6c1f0a11';
const resolvedAt = '2026-01-02T00:00:00.000Z';

const reportBody: ReportBody = {
  disasterType: 'fire',
  severity: 'critical',
  location: { lati: '12.97561', long: -0.001 },
  address: 'ADDRESS',
  description: 'Smoke. Call +91 98765 43210',
  name: 'NAME',
  contactNumber: 'CONTACT',
  peopleAffected: 4,
  assistanceRequired: 'ASSISTANCE',
  locationAccuracy: 9000,
  roadBlocked: 'flooded',
  severityChosen: false,
  placeChosen: false,
  addsTo: '6e1f8b2d-3c4a-4d5e-9f6a-7b8c9d0e1f2a',
  onBehalf: true,
  claimSecretHash: 'a'.repeat(64),
  photosToFollow: 1,
  createdAt: '2025-12-31T00:00:00Z',
  supersedes: '5d0e7a1c-2b3f-4c4d-8e5f-6a7b8c9d0e1f',
};
const kept = {
  id,
  body: reportBody,
  reportedAt: '2026-01-01T00:00:00.000Z',
  lane: 'main',
  addsTo: '6e1f8b2d-3c4a-4d5e-9f6a-7b8c9d0e1f2a',
  volunteersWanted: 15,
  volunteersAccepted: 4,
  pledges: [
    { ngo: { _id: '0198a000-0000-4000-8000-0000000000aa', name: 'Helping Hands' }, people: 3, note: 'PLEDGE NOTE' },
  ],
  campaign: { needs: [], text: 'CAMPAIGN', target: 500_000 } as Campaign,
  campaignRevision: 2,
  revision: 1,
  alertedAt: '2026-01-01T02:00:00.000Z',
  confirmedAt: '2026-01-01T03:00:00.000Z',
  askedAt: '2026-01-01T02:00:00.000Z',
  overAt: '2026-01-01T04:00:00.000Z',
  movedAt: '2026-01-01T04:00:00.000Z',
  messagedAt: '2026-01-01T05:00:00.000Z',
  sameAs: '0198a000-0000-4000-8000-00000000000e',
  reports: 3,
  mergedIds: ['0198a000-0000-4000-8000-00000000000d'],
  imageId: '7b1d9e3f-4a5b-4c6d-9e7f-8a9b0c1d2e3f',
  near: { name: 'TOWN', region: 'REGION', country: 'IN', km: 3 },
} as const;
const activeSince = '2026-01-01T01:00:00.000Z';
const inPartOfReport: Record<string, unknown> = {
  location: { lati: 12.98, long: -0 },
  description: 'Smoke. Call +•••',
  pledges: [{ ngo: { _id: '0198a000-0000-4000-8000-0000000000aa', name: 'Helping Hands' }, people: 3 }],
};

describe('S05 a report', () => {
  const states: [string, ReportRecord][] = [
    ['closedReport', { ...kept, status: 'pending' }],
    ['closedReport', { ...kept, status: 'rejected', dismissal: 'false' }],
    ['openReport', { ...kept, status: 'approved', activeSince }],
    ['openReport', { ...kept, status: 'rejected', activeSince, resolvedAt }],
  ];
  const looks = states.flatMap(([row, report]) =>
    cellsOf(row).map((cell) => ({ report, state: displayStatusOf(report.status, report.resolvedAt), ...cell })),
  );
  const isThere = (report: ReportRecord) => (member: string) =>
    (member !== 'activeSince' || report.activeSince !== undefined) &&
    (member !== 'image' || ['active', 'resolved'].includes(displayStatusOf(report.status, report.resolvedAt))) &&
    (member !== 'resolvedAt' || report.resolvedAt !== undefined) &&
    (member !== 'dismissal' || report.dismissal !== undefined);

  it.each(looks)('$state is shown to $viewer as the table says', ({ report, ...cell }) => {
    const view = reportView(cell.viewer, report);
    expect(Object.keys(view).toSorted()).toEqual(members(cell).filter(isThere(report)));
    expect(is(reportViewSchema, view)).toBe(true);
    const wholeView: Record<string, unknown> = { ...reportView('admin', report) };
    for (const member of Object.keys(view)) {
      const expected = cell.inPart.includes(member) ? inPartOfReport[member] : wholeView[member];
      expect({ [member]: (view as Record<string, unknown>)[member] }).toEqual({ [member]: expected });
    }
  });

  it.each(looks)('alone, $state for $viewer has the contact where the table says', ({ report, ...cell }) => {
    const isOpen = cell.record === 'openReport';
    const contact = isOpen ? cellsOf('openReportContact').find(({ viewer }) => viewer === cell.viewer) : undefined;
    const expected = [...new Set([...members(cell).filter(isThere(report)), ...(contact?.whole ?? [])])];
    expect(Object.keys(reportViewAlone(cell.viewer, report)).toSorted()).toEqual(
      expected.toSorted((a, b) => (a < b ? -1 : 1)),
    );
    expect(showsContact(cell.viewer, report)).toBe(cell.viewer !== 'reporter' && expected.includes('contactNumber'));
  });
});

const aidBody: AidBody = {
  name: 'NAME',
  contactNumber: 'CONTACT',
  disasterType: 'riot',
  location: '12.97161, 77.59456',
  requirements: [{ type: 'insulin for Asha', quantity: '2 Sharma' }],
  deadline: '2026-01-03T00:00:00Z',
  description: 'Call +91 98765 43210',
  locationAccuracy: 12,
  onBehalf: true,
  elsewhere: { source: 'SOURCE', number: 'NUMBER' },
  createdAt: '2025-12-31T00:00:00Z',
  photosToFollow: 0,
  supersedes: '5d0e7a1c-2b3f-4c4d-8e5f-6a7b8c9d0e1f',
};
const aidRecord: AidRecord = {
  id,
  body: aidBody,
  requirements: newRequirements(aidBody),
  takings: [{ _id: id, lines: [0], since: '2026-01-01T03:00:00.000Z', ngo: { _id: id, name: 'NGO' } }],
  status: 'active',
  createdAt: '2026-01-01T00:00:00.000Z',
  lane: 'triage',
  confirmedAt: '2026-01-01T03:00:00.000Z',
  askedAt: '2026-01-01T02:00:00.000Z',
  movedAt: '2026-01-01T04:00:00.000Z',
  messagedAt: '2026-01-01T05:00:00.000Z',
  movedFrom: { location: 'By the old bridge' },
  sameAs: '0198a000-0000-4000-8000-00000000000e',
  requests: 2,
  households: [
    {
      _id: '0198a000-0000-4000-8000-00000000000f',
      name: 'Farida',
      contactNumber: '98100 12345',
      location: 'The same house',
      status: 'active',
    },
  ],
};
const inPartOfAid: Record<string, unknown> = {
  takings: [{ _id: id, lines: [0], since: '2026-01-01T03:00:00.000Z' }],
  disasterType: 'other',
  requirements: [{ type: 'other', urgent: false, status: 'pending' }],
  position: { lati: 12.97, long: 77.59 },
  location: '12.97161, 77.59456',
  description: 'Call +•••',
};

describe('S05 an aid request', () => {
  it.each(cellsOf('aidRequest'))('is shown to $viewer as the table says', (cell) => {
    const view = aidView(cell.viewer, aidRecord);
    expect(Object.keys(view).toSorted()).toEqual(members(cell));
    expect(is(aidViewSchema, view)).toBe(true);
    const wholeView: Record<string, unknown> = { ...aidView('admin', aidRecord) };
    for (const member of Object.keys(view)) {
      const expected = cell.inPart.includes(member) ? inPartOfAid[member] : wholeView[member];
      expect({ [member]: (view as Record<string, unknown>)[member] }).toEqual({ [member]: expected });
    }
  });

  it('hides a telephone number in a place in words', () => {
    const body = { ...aidBody, location: 'By the mill, ring 98765 43210' };
    expect(aidView('ngo', { ...aidRecord, body })).toMatchObject({ location: 'By the mill, ring •••' });
  });
});

const certificateRecord: CertificateRecord = {
  id,
  name: 'NAME',
  disasterType: 'flood',
  reference: '7K2M-9QXA',
  reportedAt: '2026-01-01T00:00:00.000Z',
  completedAt: '2026-01-02T00:00:00.000Z',
  issuedAt: '2026-01-03T00:00:00.000Z',
  isReplaced: true,
  operator: 'OPERATOR',
};
const volunteerRecord: VolunteerRecord = {
  id,
  name: 'NAME',
  email: 'EMAIL',
  phone: 'PHONE',
  address: 'ADDRESS',
  city: 'CITY',
  bloodGroup: 'BLOOD',
  aadhaarLastFour: '2346',
  familyContact: 'FAMILY',
  emergencyContact: 'EMERGENCY',
  skills: 'SKILLS',
  availability: 'AVAILABILITY',
  smsAlerts: true,
  emailAlerts: false,
};

const deliveryRecord: DeliveryRecord = {
  id,
  aidId: id,
  takingId: id,
  asked: aidBody,
  status: 'canceled',
  priority: 'High',
  expectedDay: '2026-01-04',
  packedAt: '2026-01-02T00:00:00.000Z',
  departedAt: '2026-01-02T01:00:00.000Z',
  endedAt: '2026-01-02T02:00:00.000Z',
  assignedNGO: { _id: id, name: 'NGO' },
  items: [{ line: 0, type: 'insulin for Asha', quantity: '2 Sharma', items: 'a box for Asha', state: 'under-way' }],
  carrier: 'CARRIER',
  isConfirmed: false,
  settledBy: 'time',
  triesLeft: 4,
  near: 'Patna',
  households: [{ name: 'HOUSEHOLD', phone: 'PHONE', location: 'PLACE', lines: [1] }],
  note: 'NOTE',
  photos: [{ _id: id, stage: 'handed-over', announced: 1 }],
  why: 'ngo',
  reason: 'REASON',
  allocated: 1_000,
  code: 'AAAAAA',
};
const inPartOfDelivery: Record<string, unknown> = {
  disaster: 'other',
  items: [{ line: 0, type: 'other', state: 'under-way' }],
  position: { lati: 12.97, long: 77.59 },
};

describe('S05 a delivery', () => {
  it.each(cellsOf('delivery'))('is shown to $viewer as the table says', (cell) => {
    const view = deliveryView(cell.viewer, deliveryRecord);
    expect(Object.keys(view).toSorted()).toEqual(members(cell));
    expect(is(deliveryViewSchema, view)).toBe(true);
    const wholeView: Record<string, unknown> = {
      ...deliveryView('admin', deliveryRecord),
      ...deliveryView('reporter', deliveryRecord),
    };
    for (const member of Object.keys(view)) {
      const expected = cell.inPart.includes(member) ? inPartOfDelivery[member] : wholeView[member];
      expect({ [member]: (view as Record<string, unknown>)[member] }).toEqual({ [member]: expected });
    }
  });
});

describe('S05 a volunteer and their certificate', () => {
  it.each(cellsOf('certificatePaper'))('the paper is shown to $viewer as the table says', (cell) => {
    const view = certificateView(cell.viewer, certificateRecord);
    expect(Object.keys(view).toSorted()).toEqual(members(cell));
    expect(is(certificateSchema, view)).toBe(true);
    expect(certificateView(cell.viewer, { ...certificateRecord, isReplaced: false })).not.toHaveProperty('replaced');
  });

  it.each(cellsOf('volunteerProfile'))('the profile is shown to $viewer as the table says', (cell) => {
    const view = volunteerView(cell.viewer, volunteerRecord);
    expect(Object.keys(view ?? {}).toSorted()).toEqual(members(cell));
    expect(view === undefined || is(volunteerViewSchema, view)).toBe(true);
    if (cell.inPart.includes('aadharNumber')) expect(view?.aadharNumber).toBe('XXXX XXXX 2346');
  });
});

describe('S05 a road block', () => {
  const now = Date.parse('2026-01-03T00:00:00Z');
  const block: RoadBlockRecord = {
    id,
    kind: 'bridge',
    note: 'NOTE',
    lat: 12.97561,
    lng: -0.001,
    near: { name: 'Tema', country: 'GH', km: 8 },
    state: 'reported',
    reportedAt: now - 7_200_000,
    countedFrom: now - 3_600_000,
    passedAt: now - 1_800_000,
    isHeld: false,
  };
  const confirmed = { ...block, state: 'confirmed', confirmedAt: now - 3_600_000 } as const;
  const states: [string, RoadBlockState, RoadBlockRecord][] = [
    ['reportedRoadBlock', 'reported', block],
    ['closedRoadBlock', 'reported', { ...block, isHeld: true }],
    ['confirmedRoadBlock', 'confirmed', confirmed],
    ['confirmedRoadBlock', 'confirmed', { ...confirmed, isHeld: true }],
    ['closedRoadBlock', 'lifted', { ...block, state: 'lifted' }],
    ['closedRoadBlock', 'expired', { ...confirmed, countedFrom: now - ROAD_BLOCK_MS }],
  ];
  const looks = states.flatMap(([row, state, record]) =>
    cellsOf(row).map((cell) => ({ state, kept: record, ...cell })),
  );

  it.each(looks)('that is $state is shown to $viewer as the table says', ({ state, kept: record, ...cell }) => {
    const view = roadBlockView(cell.viewer, record, now);
    const isThere = (member: string) => member !== 'confirmedAt' || record.confirmedAt !== undefined;
    expect(Object.keys(view ?? {}).toSorted()).toEqual(members(cell).filter(isThere));
    expect(view === undefined || (is(roadBlockViewSchema, view) && view.state === state)).toBe(true);
  });

  it('is over when nobody has reported or confirmed it for two days, to the millisecond', () => {
    const last = { ...block, countedFrom: now - 48 * 3_600_000 + 1 };
    expect([roadBlockState(last, now), roadBlockState(last, now + 1)]).toEqual(['reported', 'expired']);
    expect(roadBlockView('volunteer', last, now)?.expiresAt).toBe('2026-01-03T00:00:00.001Z');
  });
});

describe('whoever asks', () => {
  const person = (role: (typeof roles)[number], status: (typeof accountStatuses)[number]) => ({
    _id: id,
    role,
    status,
  });

  it('sees by the role only once it is approved', () => {
    expect(viewerOf(undefined)).toBe('nobody');
    for (const role of roles) {
      expect(accountStatuses.map((status) => viewerOf(person(role, status)))).toEqual([
        'pending',
        role,
        'pending',
        'pending',
      ]);
    }
  });

  it.each([
    ['nobody', undefined, { hasTaken: true, isOwner: true }],
    ['reporter', undefined, { isReporter: true }],
    ['reporter', person('ngo', 'pending'), { isReporter: true, hasTaken: true }],
    ['admin', person('admin', 'approved'), { isReporter: true, hasTaken: true, isOwner: true }],
    ['pending', person('volunteer', 'refused'), { hasTaken: true }],
    ['taker', person('volunteer', 'approved'), { hasTaken: true }],
    ['taker', person('ngo', 'approved'), { hasTaken: true }],
    ['owner', person('ngo', 'pending'), { isOwner: true }],
    ['owner', person('volunteer', 'approved'), { isOwner: true, hasTaken: true }],
  ] as const)('is %s by what ties them to the record', (viewer, somebody, ties) => {
    expect(viewerOf(somebody, ties)).toBe(viewer);
  });
});

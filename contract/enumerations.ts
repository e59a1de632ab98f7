/** Section 5 of the product document: the report form's types, in its order. */
export const disasterTypes = ['flood', 'earthquake', 'fire', 'hurricane', 'landslide', 'other'] as const;
export type DisasterType = (typeof disasterTypes)[number];

/** Section 9: severity levels, mild to worst. */
export const severities = ['mild', 'moderate', 'severe', 'critical'] as const;
export type Severity = (typeof severities)[number];

/** As a report is read whose severity a newer app sent and this side does not know. */
export const readSeverities = [...severities, 'other'] as const;
export type ReadSeverity = (typeof readSeverities)[number];

export function readSeverity(value: string): ReadSeverity {
  return readSeverities.find((known) => known === value) ?? 'other';
}

/** Status of a report as sections 3 and 4 put it on the wire. */
export const reportStatuses = ['pending', 'approved', 'rejected'] as const;
export type ReportStatus = (typeof reportStatuses)[number];

/** How people see it: `rejected` on the wire is resolved (with `resolvedAt`) or dismissed (without). */
export const displayStatuses = ['pending', 'active', 'resolved', 'dismissed'] as const;
export type DisplayStatus = (typeof displayStatuses)[number];

/** Of a confirmed disaster, in the order in which they are listed. */
export const openStatuses = ['active', 'resolved'] as const satisfies readonly DisplayStatus[];
export type OpenStatus = (typeof openStatuses)[number];

/** Why a report was dismissed instead of resolved. */
export const dismissals = ['false', 'duplicate', 'other'] as const;
export type Dismissal = (typeof dismissals)[number];

/** Where a new anonymous record goes: over the limits of `server/lanes` only admins see it, until one has looked. */
export const lanes = ['main', 'triage'] as const;
export type Lane = (typeof lanes)[number];

/** Section 9: roles, chosen at registration. */
export const roles = ['volunteer', 'ngo', 'admin'] as const;
export type Role = (typeof roles)[number];
export const defaultRole: Role = 'volunteer';

/** How an account stands that asks for its role, or did. It has its role's powers only once it is `approved`. */
export const applicationStatuses = ['pending', 'approved', 'refused'] as const;
export type ApplicationStatus = (typeof applicationStatuses)[number];

/** `donor`: asks for no role; its gifts and receipts are all that it has, until it asks to volunteer. Its role is `volunteer` meanwhile. */
export const accountStatuses = [...applicationStatuses, 'donor'] as const;
export type AccountStatus = (typeof accountStatuses)[number];

/** Section 9: NGO categories, which are the focus areas that people filter by. An NGO may have others. */
export const ngoCategories = ['Medical Aid', 'Food Aid', 'Child Welfare', 'Shelter', 'Humanitarian Aid'] as const;
export type NgoCategory = (typeof ngoCategories)[number];

/** Section 2: where an NGO works. */
export const ngoScopes = ['Global', 'Regional', 'Local'] as const;
export type NgoScope = (typeof ngoScopes)[number];

export const aidStatuses = ['active', 'fulfilled', 'withdrawn', 'expired'] as const;
export type AidStatus = (typeof aidStatuses)[number];

/**
 * Where a volunteer's acceptance of a disaster stands; `policies/work-states` tells how it gets there. `declined`: the server said
 * no · `done`: the volunteer says so, an admin has not confirmed it · `released`: no step in time · `ended`: the disaster is no more.
 */
export const workStates = [
  'accepted',
  'on-the-way',
  'arrived',
  'done',
  'completed',
  'not-confirmed',
  'withdrawn',
  'released',
  'ended',
  'declined',
] as const;
export type WorkState = (typeof workStates)[number];

/** The small steps of a volunteer on the way. */
export const workSteps = ['still-coming', 'on-the-way', 'arrived', 'done', 'withdraw'] as const;
export type WorkStep = (typeof workSteps)[number];

/**
 * Why: `full`: as many as are wanted were first · `busy`: the volunteer was on another disaster · `closed`: it was resolved or
 * dismissed, or nobody is alerted to it · `no-step`: no step in time · `dismissed`: an admin dismissed the report · `admin`: an
 * admin did not confirm it · `role`: the account may not go to disasters any more.
 */
export const workWhys = ['full', 'busy', 'closed', 'no-step', 'dismissed', 'admin', 'role'] as const;
export type WorkWhy = (typeof workWhys)[number];

/** Where a message to the operator stands: an admin answers by mail and marks it. */
export const messageStates = ['open', 'answered'] as const;
export type MessageState = (typeof messageStates)[number];

/** Languages of the app, and of the mails to who cannot choose one any more. */
export const languageCodes = ['en', 'hi', 'es', 'ar'] as const;
export type LanguageCode = (typeof languageCodes)[number];

export const requirementStatuses = ['pending', 'partially-fulfilled', 'fulfilled'] as const;

/**
 * What became of an act that came from an outbox. `same`: it stood like that already · `conflict`: somebody else was first, and it was
 * left as it stands.
 */
export const actResults = ['done', 'same', 'conflict'] as const;
export type ActResult = (typeof actResults)[number];

/** How an aid request can be closed while a need is open: its people do not need it any more, or nobody can be reached. */
export const aidClosings = ['withdrawn', 'expired'] as const;
export type AidClosing = (typeof aidClosings)[number];

/** How an NGO's taking of a request stands. `ended`: the request was closed, or its needs are met by somebody else. */
export const takingStates = ['active', 'handed-back', 'done', 'ended'] as const;
export type TakingState = (typeof takingStates)[number];

/**
 * How an NGO's pledge of people stands: they come, the NGO or an admin took it back, the disaster was resolved and they were there, or it
 * ended otherwise: the disaster was dismissed, or the NGO may act as one no more.
 */
export const pledgeStates = ['active', 'withdrawn', 'done', 'ended'] as const;
export type PledgeState = (typeof pledgeStates)[number];

/** What blocks a road. What an older side does not know it reads as `other`. */
export const roadBlockKinds = ['flooded', 'debris', 'bridge', 'damaged', 'closed', 'other'] as const;
export type RoadBlockKind = (typeof roadBlockKinds)[number];

/** Where a road block stands. Nobody writes `expired`: it is one that nobody has reported or confirmed for too long. */
export const roadBlockStates = ['reported', 'confirmed', 'lifted', 'expired'] as const;
export type RoadBlockState = (typeof roadBlockStates)[number];
/** Section 3: how a delivery of an NGO to somebody who asked for aid stands. The first two are under way. */
export const deliveryStatuses = ['pending', 'in_transit', 'delivered', 'canceled'] as const;
export type DeliveryStatus = (typeof deliveryStatuses)[number];

/** Section 3: how urgent its NGO holds it to be. */
export const deliveryPriorities = ['Critical', 'High', 'Medium', 'Low'] as const;
export type DeliveryPriority = (typeof deliveryPriorities)[number];

/**
 * What became of a need in a delivery. `dropped`: it does not go with it any more, or the delivery was canceled · `missing`: it was told as
 * delivered, and whoever should have it says that nothing came.
 */
export const deliveryLineStates = ['under-way', 'delivered', 'part', 'dropped', 'missing'] as const;
export type DeliveryLineState = (typeof deliveryLineStates)[number];

/**
 * Why a delivery was canceled. `ngo`: its NGO canceled it, and says why · `handed-back`: the NGO gave the needs back · `fulfilled`: they
 * were met otherwise · `closed`: the request was closed · `role`: the account may not act as an NGO any more.
 */
export const deliveryWhys = ['ngo', 'handed-back', 'fulfilled', 'closed', 'role'] as const;
export type DeliveryWhy = (typeof deliveryWhys)[number];

/**
 * How it was settled what became of a delivery that was handed over. `code`: by the receiver's code · `own-account`: by that code, which the
 * account that brought it had itself, for it had asked · `receiver`: they said what came · `time`: nobody said anything, and it counts as
 * received.
 */
export const deliverySettlements = ['code', 'own-account', 'receiver', 'time'] as const;
export type DeliverySettlement = (typeof deliverySettlements)[number];

/** What a receiver says of a need that was told as delivered. */
export const cameOptions = ['all', 'part', 'nothing'] as const;
export type Came = (typeof cameOptions)[number];

/** What a follower of the live news is told of: that something of this kind has changed, never what. */
export const newsTopics = ['reports', 'aid', 'ngos', 'accounts', 'messages', 'work', 'roads'] as const;
export type NewsTopic = (typeof newsTopics)[number];

/** Section 3: how a donation stands. A failed one may still be paid: providers settle some late. */
export const donationStatuses = ['completed', 'pending', 'failed'] as const;
export type DonationStatus = (typeof donationStatuses)[number];

/** What money is used for: the focus areas that NGOs are filtered by, and whatever is none of them. */
export const fundCategories = [...ngoCategories, 'Other'] as const;
export type FundCategory = (typeof fundCategories)[number];

/**
 * One movement of a donation's money. `taken-back`: was allocated, and is not any more · `settled`: later money took the place of what
 * was allocated and then went back to its donor.
 */
export const fundEntryKinds = ['received', 'fee', 'refund', 'allocated', 'taken-back', 'purchase', 'settled'] as const;
export type FundEntryKind = (typeof fundEntryKinds)[number];

/**
 * Why two records may be of one event or household: the same place · soon after one another · much the same words · the same telephone
 * number · its sender sent it as more about that one.
 */
export const sameReasons = ['place', 'time', 'words', 'phone', 'added'] as const;
export type SameReason = (typeof sameReasons)[number];

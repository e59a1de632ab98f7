import type { ApplicationStatus, AidStatus, DisplayStatus, WorkWhy } from '../../contract/enumerations.ts';

/** What of a report its reporter is told: brought back, it waits again as if nothing had been. */
export type ReportChange = Exclude<DisplayStatus, 'pending'>;

/**
 * What of an aid request its asker is told. `taken`: an organization has it in hand · `part`: a need is met · `open`: nobody has it in hand
 * any more, or it was opened again · else how it has ended.
 */
export type AidChange = 'taken' | 'part' | 'open' | Exclude<AidStatus, 'active'>;

/** Of a `report` notice. */
export type ReportDetail =
  | { report: ReportChange }
  | { aid: AidChange }
  | DeliveryDetail
  | AskedDetail
  | AnsweredDetail;

/** A delivery for an aid request is on its way, or was handed over without the receiver's code. */
export type DeliveryDetail = { delivery: 'departed' | 'unconfirmed' };

/** Whoever sent it is asked whether it stands. */
export type AskedDetail = { asked: 'report' | 'aid' };

/** Whoever has it in hand wrote to them. */
export type AnsweredDetail = { answered: 'report' | 'aid' };

/**
 * What of their work a volunteer is told. `accepted`: they have a place, which they did not see at once · `coming`: are they still? · `completed`, `ended`: of all who
 * were on a disaster that is over, resolved or dismissed · `moved`, `message`: of all who have a record in hand, what its sender says of it · else how the acceptance stands by somebody else's act, or nobody's.
 */
export type WorkChange =
  | 'accepted'
  | 'declined'
  | 'coming'
  | 'released'
  | 'completed'
  | 'ended'
  | 'moved'
  | 'message'
  | 'confirmed'
  | 'not-confirmed';

/** Of a `work` notice: it is about the acceptance, or, where all who were on a disaster are told, about that. */
export type WorkDetail = { work: WorkChange };

/**
 * What of the people that it sends an NGO is told. `accepted`: they are expected, which it did not see at once · `withdrawn`: an admin took
 * it back · `done`, `ended`: the disaster is resolved, or was dismissed.
 */
export type PledgeChange = 'accepted' | 'withdrawn' | 'done' | 'ended';

/** Of a `work` notice to an NGO: it is about the pledge, or, where the disaster is over, about that. */
export type PledgeDetail = { pledge: PledgeChange } | { unpledged: UnpledgedWhy };

/** Why nobody of an NGO is expected at the disaster that the notice is about. */
export type UnpledgedWhy = 'full' | 'fewer' | 'closed';

/** Of a `work` notice to an NGO: something suits it that nobody has taken. */
export type OfferDetail = { offer: 'aid' | 'disaster' };

/**
 * Of a `work` notice to an NGO, about a delivery: what the server said of the code, which the carrier may not have seen. `missing`: whoever
 * should have it says that something of it did not come.
 */
export type HandedDetail = { handed: 'confirmed' | 'unconfirmed' | 'missing' };

/** The same of a `work` notice to an admin. */
export type MissingDetail = { missing: true };

/** Of a `work` notice to an admin: requests wait that nobody takes. */
export type WaitingDetail = { untaken: true };

/** Why an acceptance was declined, as its volunteer is told. */
export type DeclinedWhy = Extract<WorkWhy, 'full' | 'busy' | 'closed'>;

/** Of an `account` notice: how its role was decided. */
export type AccountDetail = { account: Exclude<ApplicationStatus, 'pending'> };

/** Of a `team` notice: the alert whose admin is told who comes. Their account stands with that. */
export type TeamDetail = { alert: string };

/** Settings of the account at this phone: each names its owner. */
export const ACCOUNT_KEY = 'account';
export const DESK_KEY = 'desk';
export const NGO_KEY = 'ngo';
/** What an NGO put aside of the aid requests, and has done about them. */
export const NGO_WORK_KEY = 'ngo-work';
export const DELIVERIES_KEY = 'deliveries';
/** What the person gave. */
export const OWN_DONATIONS_KEY = 'own-donations';
/** A payment of theirs that this phone has not heard the end of. */
export const UNSETTLED_PAYMENT_KEY = 'unsettled-payment';
export const CONTACTS_KEY = 'disaster-contacts';
/** What was written about records that whoever is at this phone has in hand. */
export const RECORD_MESSAGES_KEY = 'record-messages';
export const NOTES_KEY = 'volunteer-notes';
export const PROFILE_DRAFT_KEY = 'profile-draft';
export const OUTCOMES_KEY = 'act-outcomes';
export const PUT_AWAY_KEY = 'conflicts-put-away';
export const OVERVIEW_KEY = 'overview';
export const RESOLVING_KEY = 'resolving';
export const APPROVALS_KEY = 'approvals';
export const INBOX_KEY = 'inbox';
/** How far the alerts to disasters have come, for admins. */
export const ALERT_PROGRESS_KEY = 'alert-progress';
/** Driving routes, and whether a route service may be told where the phone is. */
export const ROUTES_KEY = 'routes';
/** Blocked roads, as far as whoever is at this phone may see them. */
export const ROADS_KEY = 'roads';
/** What is kept for the field: which disasters, and the files of each. */
export const FIELD_KEY = 'field';
/** Photos that were chosen for a step or a handing over which is not made yet. */
export const WORK_PHOTOS_KEY = 'work-photos';
/** The last trip that the volunteer chose to record. It never leaves this phone. */
export const TRIP_KEY = 'trip';
/** Alerts on this phone. */
export const PUSH_KEY = 'push';

/** What an account has whatever it may do: it stays where a right ends, and goes with the session, as all but the device's own does. */
export const accountSettings: readonly string[] = [
  ACCOUNT_KEY,
  OWN_DONATIONS_KEY,
  PROFILE_DRAFT_KEY,
  PUSH_KEY,
  UNSETTLED_PAYMENT_KEY,
];

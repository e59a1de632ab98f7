/** The part of the limits that only admins' parts of the app need: the rest would be bytes before every form. */
export const actLimits = {
  /** Characters of an alert: what a lock screen shows of it. */
  alertTitleCharacters: 100,
  alertBodyCharacters: 500,
  /** Kilometres around a disaster in which volunteers are alerted at most: a large country. */
  alertRadiusKm: 2000,
  /** Needed items of one campaign, and its target in minor units: a hundred billion rupees. */
  campaignNeeds: 50,
  campaignTarget: 10_000_000_000_000,
  /** Characters of a campaign's public text. */
  campaignCharacters: 5000,
  /** Of one line that an organization takes a part of: twelve digits and two decimals are exact as a number. */
  lineAmount: 999_999_999_999,
  /** Milliseconds after a decision about an account in which the same admin can take it back, the way to the server included. */
  undoMs: 90_000,
  /** Outcomes of one's own acts that a device is told, newest first. */
  outcomes: 200,
  /** Characters of a search. */
  searchCharacters: 200,
} as const;

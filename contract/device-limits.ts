/** The part of the limits that only alerts to devices need. */
export const deviceLimits = {
  /** Characters of a token: subscriptions seen have up to 600. */
  tokenCharacters: 2000,
  /** Kilometres around its place in which a device may want alerts. */
  radiusKm: 2000,
  /** Characters of the name of a chosen place. */
  placeCharacters: 100,
  /** Days after which a device registers anew, where section 9 has 7 at most: only the server may know that its address has ended. */
  renewDays: 1,
  /** Bytes of a push message before its encryption: push services take 4,096 with it (RFC 8030, section 7.2), of which it needs 103. */
  messageBytes: 3800,
  /** Alerts to one volunteer in 24 hours, critical ones apart: who is called too often stops listening. */
  alertsPerDay: 6,
  /** Toasts of messages that come while the app is looked at: section 9. */
  toasts: 20,
  /** Reports and aid requests of which one device may follow what becomes of them. */
  followed: 200,
  /** Devices of one account: more than anybody carries. The one that registered longest ago goes. */
  ofAccount: 20,
  /** Decimals of a degree of a device's place that are kept, about 1 km: alerts choose in circles of many. */
  placeDecimals: 2,
} as const;

/**
 * `fcm_token` of a phone that no push can reach, with a session: what it says is for alerts that come another way, SMS or e-mail. Ours.
 * No token of Firebase has a space.
 */
export const NO_PUSH = 'no push';

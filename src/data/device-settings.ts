/*
 * Settings of this phone, whoever is at it: public copies, and what it keeps of records that it follows without anybody's account. All other
 * keys go with the session (`commands/accounts/forget.ts`), so that one which nobody thought of is deleted and not leaked.
 */
export const CONFIG_KEY = 'config';
/** How many of what the home page counts. */
export const FIGURES_KEY = 'figures';
/** Public figures of the donations. */
export const FUNDS_KEY = 'funds';
export const CAMPAIGN_FUNDS_KEY = 'campaign-funds';
export const LEDGER_KEY = 'ledger';
/** Public disasters by where they are. */
export const REPORT_INDEX_KEY = 'report-index';
/** What the server said of records that this phone may follow by their secret. */
export const TRACK_KEY = 'tracked-records';
/** Deliveries that whoever asked for aid on this phone waits for. */
export const AWAITED_KEY = 'awaited-deliveries';
export const PHOTO_WISH_KEY = 'photos-on-mobile-data';
export const PHOTOS_NOW_KEY = 'photos-to-send-now';
/** Photos that are being prepared, and how often that ended the page. */
export const PHOTOS_PREPARING_KEY = 'photos-in-preparation';

export const deviceSettings: readonly string[] = [
  CONFIG_KEY,
  FIGURES_KEY,
  FUNDS_KEY,
  CAMPAIGN_FUNDS_KEY,
  LEDGER_KEY,
  REPORT_INDEX_KEY,
  TRACK_KEY,
  AWAITED_KEY,
  PHOTO_WISH_KEY,
  PHOTOS_PREPARING_KEY,
  PHOTOS_NOW_KEY,
];

/** What the browser's quick storage keeps of this phone: how it is set up, and what was typed for nobody's account. The rest goes as well. */
export const deviceStorage: readonly string[] = [
  'language',
  'appearance',
  // Where alerts reach this browser: what ends them (`push/sync-push.ts`) needs it, and takes it away.
  'fcm_token',
  'relief-relay-alert-card',
  'relief-relay-asked-to-keep',
  'relief-relay-desk-keys',
  'relief-relay-go-bag',
  'relief-relay-install',
  'relief-relay-keep-all',
  'relief-relay-left-session',
  'relief-relay-server-time',
  'relief-relay-unsent',
];

/** The same of keys that end in an id or a list's name. */
export const deviceStorageBeginnings: readonly string[] = [
  'relief-relay-kept:',
  'relief-relay-last-words:aid:',
  'relief-relay-last-words:contact:',
  'relief-relay-last-words:report:',
  'relief-relay-left:',
  'relief-relay-offered:',
  'relief-relay-order-',
];

/** The app itself, its language, and the second copies of what waits to be sent. All other caches tell of places that somebody looked at. */
export const deviceCaches: readonly string[] = [
  'relief-relay-app',
  'relief-relay-language',
  'relief-relay-outbox-mirror',
];

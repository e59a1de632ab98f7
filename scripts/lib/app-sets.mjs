/**
 * Which part of the app a phone needs for what its person does. Everybody needs `core`; whoever has a role also needs `public` and
 * the set of that role; `base-map` is for phones whose server names one. The build, the worker's list and the budgets take the names from here.
 *
 * @typedef {'core' | 'public' | 'volunteer' | 'admin' | 'ngo' | 'base-map'} SetName
 */

/** The languages of the app. */
export const languageCodes = ['en', 'hi', 'es', 'ar'];

/** Where the sources of a set lie, for the parts that are loaded by themselves. The longest path that fits decides. */
const places = {
  '/': 'core',
  // Numbers are dialled as typed without the world's numbering plans.
  '/contract/read-numbers': 'public',
  '/src/app/late/admin-': 'admin',
  '/src/app/late/leave-flow': 'public',
  '/src/app/late/push-shell': 'public',
  '/src/app/late/donate-with-account': 'public',
  '/src/app/alerts/': 'public',
  '/src/data/commands/accounts/refresh-account': 'public',
  '/src/data/commands/accounts/session': 'public',
  '/src/data/commands/find-needs': 'public',
  '/src/data/commands/volunteers/': 'volunteer',
  '/src/data/sync/refresh-lists': 'public',
  '/src/features/': 'public',
  '/src/features/admin': 'admin',
  '/src/features/aid/': 'core',
  '/src/features/dashboards/admin-dashboard-screen': 'admin',
  '/src/features/assistant/find-work': 'admin',
  '/src/features/guide/': 'core',
  // Links, each of which needs a network.
  '/src/features/guide/source-list': 'public',
  '/src/features/home/': 'core',
  // Kept once it was looked at: without a network there is nothing in it before.
  '/src/features/home/ngo-section': 'public',
  '/src/features/learning/': 'volunteer',
  '/src/features/ngo-work/': 'ngo',
  '/src/features/newsletter/newsletter-field': 'core',
  '/src/features/newsletter/newsletter-state': 'core',
  '/src/features/outbox/': 'core',
  '/src/features/outbox/field-section': 'volunteer',
  '/src/features/reports/': 'core',
  '/src/features/volunteers/': 'volunteer',
  '/src/features/admin-disaster/photos/release-': 'admin',
  '/src/hooks/ledger/': 'public',
  '/src/hooks/photos/': 'public',
  '/src/hooks/lists/ask-server': 'public',
  '/src/data/ledger/': 'public',
  '/src/data/client/ask-groq': 'public',
  '/src/data/commands/assistant/': 'public',
  '/src/data/queries/assistant/names-at-hand': 'public',
  // Beside a record that the server has: `/track`, whose screen comes with a network for the first time, and the roles' own.
  '/src/parts/messages/': 'public',
  // For those who have an account.
  '/src/parts/form/on-behalf': 'public',
  // Comes with the first delivery that somebody awaits.
  '/src/parts/records/awaited-deliveries': 'public',
  '/src/parts/photos/record-photos': 'public',
  '/src/parts/saved/read-out': 'public',
  '/src/platform/razorpay-checkout': 'public',
  '/src/maps/': 'public',
  '/src/maps/base/': 'base-map',
  '/src/maps/roads-on-phone/': 'volunteer',
  '/src/maps/pin/late-place-pin': 'core',
  '/src/maps/pin/place-pin': 'core',
  // In the place of a language's own folder stands `*`.
  '/src/platform/xlsx-of': 'admin',
  '/src/strings/*/admin': 'admin',
  '/src/strings/*/assistant': 'public',
  '/src/strings/*/courses/': 'volunteer',
  '/src/strings/*/google': 'public',
  '/src/strings/*/legal-pages': 'public',
  '/src/strings/*/ngo-work': 'ngo',
  '/src/strings/*/photos': 'public',
  '/src/strings/*/relief': 'public',
  '/src/strings/*/volunteer': 'public',
  // What tells kinds of trouble apart comes when somebody asks.
  '/src/strings/search/examples/': 'public',
  '/src/strings/search/kind-search': 'public',
  // A form is filled in without it as well.
  '/src/strings/search/what-was-said': 'public',
  '/src/ui/list/windowed-rows': 'public',
};

/** Asked for with a network alone, so that no phone keeps it: where the server has Firebase, and where an admin wants a spreadsheet. */
const ofFirebase = '/src/platform/push/firebase-messaging';
const ofSpreadsheets = ['/src/platform/xlsx-of', '/src/features/admin-donations/donation-file'];
/** What the server asks for at a login, where a person is signed in, a change of the address, and what it keeps of them: nothing of it goes without a network. */
const ofSecurity = [
  '/src/features/account/second-factor/second-',
  '/src/features/account/sessions/',
  '/src/features/account/email-section',
  '/src/features/account/data/',
];
/** What draws a secret that the server has just made. */
const ofQrCode = '/src/features/account/second-factor/qr-code';
/** Donations, and what becomes of one: what donors wrote is kept on no phone, and asked for each time. */
const ofDonations = '/src/features/admin-donations/';
/** What is sent to subscribers goes with a network alone, and what was sent is asked for each time. */
const ofNewsletters = '/src/features/admin/newsletter/';
/** Accounts are looked for on the server alone, the link for a new password is made there, and who was decided about is kept on no phone. */
const ofPeople = [
  '/src/features/admin/find-person',
  '/src/features/admin/reset-link-dialog',
  '/src/features/admin/approvals/decided-table',
];
/** Work that volunteers say is done is listed and confirmed on the server. */
const ofReportedWork = '/src/features/admin/reported-work/reported-work-panel';
/** The server tells each time what happened to a report. */
const ofHistory = '/src/features/admin-disaster/history/';
/** What the server says beyond a phone that keeps a part of the disasters. */
const ofServersMap = '/src/features/disasters/counted-map';
const ofServersNeeds = '/src/data/commands/find-needs';
/** What speaks to the language model, and takes the names out before: without a network the guide on the phone answers. */
const ofModel = ['/src/data/client/ask-groq', '/src/data/queries/assistant/names-at-hand'];
/** What verifies the ledger's signatures where the browser cannot: there is nothing to verify without a network. */
const ofSignatures = '/src/data/ledger/';

/** Google's script comes with a network alone, and what speaks to it is of no use without. */
const ofGoogle = /^\/src\/maps\/(google\/|pin\/place-search\.)/;

/** There are no photos without a network either: how they are shown, what is said of them, and what releases one. */
const ofPhotos = ['/src/parts/photos/record-photos', '/src/hooks/photos/use-record-photos'];
const ofReleases = '/src/features/admin-disaster/photos/release-';
const remoteTexts = /^\/src\/strings\/[a-z]{2}\/(photos|google)\.ts$/;

/** @param {string} path of a source that is loaded by itself @returns {boolean} is it of use with a network alone? */
export function isRemotePart(path) {
  const places = [
    ofFirebase,
    ...ofModel,
    ...ofSpreadsheets,
    ofDonations,
    ofNewsletters,
    ...ofPeople,
    ofReportedWork,
    ofHistory,
    ofServersMap,
    ofServersNeeds,
    ofSignatures,
    ofReleases,
    ofQrCode,
    ...ofSecurity,
    ...ofPhotos,
  ];
  return remoteTexts.test(path) || ofGoogle.test(path) || places.some((place) => path.startsWith(place));
}

/** Of a language's own. English has no folder in the sources: the build makes one of its packs. */
const ofLanguage = new RegExp(
  `^/src/strings/(?:search/examples/)?(?:(${languageCodes.join('|')})[/.]|(?:guide|courses)/book)`,
);
const folderOfLanguage = new RegExp(`^/src/strings/(?:${languageCodes.join('|')})/`);

/** A file of packs of texts or books, by the name that `roomOfPart` gives it. */
export const packFile = new RegExp(`(^|/)(?:${languageCodes.join('|')})-[\\w-]+\\.js$`);

/** @param {string} path of a source, such as `/src/features/guide/guide-screen.tsx` @returns {string | undefined} */
export function languageOf(path) {
  const found = ofLanguage.exec(path);
  return found ? (found[1] ?? 'en') : undefined;
}

/** @param {string} path of a source that is loaded by itself @returns {SetName} */
export function setOfPart(path) {
  const plain = path
    .replace(folderOfLanguage, '/src/strings/*/')
    .replace(/^\/src\/strings\/courses\//, '/src/strings/*/courses/');
  const fitting = Object.keys(places).filter((place) => plain.startsWith(place));
  return places[fitting.reduce((longest, one) => (one.length > longest.length ? one : longest))];
}

/**
 * The set that has something which all these have: what two roles share is everybody's who is no mere reporter.
 *
 * @param {readonly SetName[]} sets
 * @returns {SetName}
 */
export function commonSet(sets) {
  const [first = 'core', ...others] = new Set(sets);
  if (others.length === 0) return first;
  return first === 'core' || others.includes('core') ? 'core' : 'public';
}

/**
 * The file in which a part that is loaded by itself lies with others: whoever opens one of them soon opens the next. Packs of texts and
 * books are files of their own, and so is the outline of the land.
 *
 * @param {string} path @returns {string}
 */
export function roomOfPart(path) {
  const examples = /^\/src\/strings\/search\/examples\/([a-z]{2})\/([a-z-]+)\.txt/.exec(path);
  if (examples) return `${examples[1]}-asked-${examples[2]}`;
  const language = languageOf(path);
  if (language) {
    const name = path.split('/').at(-1)?.replace('.ts', '') ?? '';
    const book = /\/(guide|courses)\//.exec(path)?.[1];
    if (book) return `${language}-${book}`;
    return `${language}-${packRooms[name] ?? name}`;
  }
  const first = /\/(home|report|aid)-screen\.tsx$/.exec(path)?.[1];
  if (first) return `${first}-screen`;
  // Most maps are looked at by people who ask for no way.
  if (path.startsWith('/src/maps/roads-on-phone/')) return 'roads';
  // Most servers have no base map.
  if (path.startsWith('/src/maps/base/')) return 'base-map';
  // Most servers have no key of Google's.
  if (ofGoogle.test(path)) return 'google-maps';
  if (path.startsWith(ofFirebase)) return 'firebase-messaging';
  if (ofSpreadsheets.some((place) => path.startsWith(place))) return 'spreadsheets';
  if (ofModel.some((place) => path.startsWith(place))) return 'groq';
  // Browsers that verify Ed25519 by themselves do not ask for it.
  if (path.startsWith(ofSignatures)) return 'ed25519';
  if (ofPhotos.some((place) => path.startsWith(place))) return 'photos';
  if (path.startsWith(ofNewsletters)) return 'newsletters';
  if (ofPeople.some((place) => path.startsWith(place))) return 'people';
  if (path.startsWith(ofServersMap) || path.startsWith(ofServersNeeds)) return 'beyond-part';
  if (path.startsWith(ofHistory)) return 'history';
  if (path.startsWith(ofReleases)) return 'photo-release';
  if (path.startsWith(ofQrCode)) return 'qr-code';
  if (ofSecurity.some((place) => path.startsWith(place))) return 'security';
  if (path.startsWith(`${ofDonations}donation-sheet`)) return 'donation';
  if (path.startsWith('/src/hooks/ledger/') || path.endsWith('/ledger-section.tsx')) return 'ledger';
  if (path.startsWith('/src/maps/outline/')) return 'land';
  if (path.startsWith('/src/maps/')) return 'maps';
  // A phone has no room for it, and loads none of it.
  if (path.startsWith('/src/features/admin-reports/desk/')) return 'dispatch-desk';
  const feature = /^\/src\/features\/([\w-]+)\//.exec(path)?.[1];
  const own = ownRooms[path.replace(/\.tsx?$/, '')];
  if (own) return own;
  // Whoever opens the profile does not wait for the requests.
  if (setOfPart(path) === 'ngo') return /\/(requests|deliveries|work)\//.test(path) ? 'ngo-requests' : 'ngo';
  if (feature && setOfPart(path) !== 'core') return rooms[feature] ?? feature;
  // Some of it is asked for before more than a form's texts are there.
  if (feature === 'aid' || feature === 'reports' || path.startsWith('/src/app/bar/settings-')) return 'beside-forms';
  return setOfPart(path) === 'core' ? 'more' : `beside-${setOfPart(path)}`;
}

const ownRooms = {
  // Below all else on the overview, with a table: what waits is shown before it.
  '/src/features/admin-desk/hourly-chart': 'hourly',
  // Who reads a report does not wait for what is asked before it is decided about, with the aid requests beside it.
  '/src/features/admin-disaster/decide/decision-dialog': 'decisions',
  '/src/features/assistant/assistant-panel': 'assistant',
  // Who reads about disasters does not wait for what is kept of the one that they accepted.
  '/src/features/outbox/field-section': 'field',
  '/src/features/volunteers/field/area-part': 'field',
  '/src/features/volunteers/field/keep-part': 'field',
  // What the server has beyond a phone that keeps a part of a list: where all of it is here nobody waits for it.
  '/src/features/disasters/rest-of-disasters': 'rest-on-server',
  '/src/features/disasters/nearest-with-server': 'rest-on-server',
  '/src/features/ngos/rest-of-ngos': 'rest-on-server',
  // Not in the panel's own file, which is on everybody's phone.
  '/src/features/assistant/find-work': 'desk-questions',
  '/src/data/commands/assistant/ask-assistant': 'assistant',
  '/contract/read-numbers': 'numbers',
  '/src/app/late/late-screens': 'late-screens',
  // Their table, in one file with what it lists.
  '/src/app/screens/screen-table': 'late-screens',
  '/src/app/late/push-shell': 'push',
  '/src/parts/form/restored-note': 'beside-forms',
  '/src/strings/search/kind-search': 'kinds',
  '/src/strings/search/search': 'search',
  '/src/strings/search/what-was-said': 'told',
  '/src/ui/list/windowed-rows': 'long-lists',
};

/** Packs that share a file: each form is one press away from the other, and a request costs as much as they say. */
const packRooms = { 'first-forms': 'first', 'first-report': 'first', 'first-aid': 'first' };

/** Features that share a file. */
const rooms = {
  about: 'pages',
  certificates: 'pages',
  contact: 'pages',
  legal: 'pages',
  newsletter: 'pages',
};

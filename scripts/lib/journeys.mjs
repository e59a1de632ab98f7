/**
 * What people open, and what each of it may cost: `live` must come before the screen hears a finger, `late` follows by itself once it
 * stands, or with the first press of its buttons. Sources, as the build knows them; a part that no longer is there is an error.
 *
 * @typedef {object} Journey
 * @property {string} name address, and who opens it
 * @property {readonly string[]} live
 * @property {readonly string[]} late
 * @property {readonly string[]} texts packs of the language that come before it is live
 * @property {readonly string[]} [books] of the language, such as `guide`
 */

const feature = (path) => `/src/features/${path}.tsx`;
/** What follows on every screen. */
const beside = [
  '/src/app/drivers/outbox-driver.ts',
  '/src/app/drivers/keep-app.ts',
  '/src/app/late/late-shell.tsx',
  '/src/app/late/session-bar.tsx',
  '/src/app/late/push-shell.tsx',
  feature('newsletter/newsletter-field'),
];
/** Packs of texts that every phone has. */
export const everywhere = ['first', 'first-home', 'first-forms', 'first-report', 'first-aid', 'others'];
const everything = [...everywhere, 'legal-pages', 'relief', 'volunteer'];
const map = ['/src/maps/places-map.tsx', '/src/maps/outline/land.ts'];
const pin = ['/src/maps/pin/place-pin.tsx', '/src/maps/pin/pin-map.tsx', '/src/maps/outline/land.ts'];

/**
 * @param {string} name
 * @param {string} screen
 * @param {{ late?: readonly string[], texts?: readonly string[], books?: readonly string[] }} [more]
 * @returns {Journey}
 */
function journey(name, screen, { late = [], texts = everything, books = [] } = {}) {
  const list = texts === everything || texts === everywhere ? ['/src/app/screens/screen-table.tsx'] : [];
  return { name, live: ['/src/main.tsx', ...list, screen], late: [...beside, ...late], texts, books };
}

/** @type {readonly Journey[]} */
export const journeys = [
  journey('/report-disaster', feature('reports/report-screen'), {
    texts: ['first', 'first-forms', 'first-report'],
    late: [feature('reports/saved-report'), feature('reports/report-pin'), ...pin],
  }),
  journey('/request-assistance', feature('aid/aid-screen'), {
    texts: ['first', 'first-forms', 'first-aid'],
    late: [feature('aid/saved-aid'), feature('aid/aid-pin'), ...pin],
  }),
  journey('/', feature('home/home-screen'), {
    texts: ['first', 'first-home'],
    late: ['/src/app/late/card-slot.tsx', feature('home/ngo-section')],
  }),
  journey('/outbox', feature('outbox/outbox-screen'), { texts: everywhere }),
  journey('/guide', feature('guide/guide-screen'), { texts: everywhere, books: ['guide'] }),
  journey('/disasters', feature('disasters/disasters-screen'), {
    late: [feature('disasters/browse'), feature('disasters/disasters-map'), ...map],
  }),
  journey('/disaster/:id', feature('disasters/disaster-screen'), { late: [feature('disasters/known'), ...map] }),
  journey('/ngolist', feature('ngos/ngo-list-screen')),
  journey('/contact', feature('contact/contact-screen'), { late: [feature('contact/saved-message')] }),
  journey('/login', feature('account/sign-in/login-screen')),
  journey('/account', feature('account/account-screen'), { late: [feature('alerts/alerts-section')] }),
  journey('/volunteer-dashboard as a volunteer', feature('volunteers/dashboard/volunteer-dashboard-screen'), {
    late: [feature('learning/learning-tab'), feature('alerts/alerts-section')],
    books: ['courses'],
  }),
  journey('/volunteer/notifications/:id as a volunteer', feature('volunteers/detail/disaster-task-screen'), {
    late: map,
  }),
  journey('/admin-dashboard as an admin', feature('admin-desk/admin-dashboard-screen'), {
    texts: [...everything, 'admin'],
    late: [
      '/src/app/late/admin-desk.tsx',
      feature('admin-desk/overview-tab'),
      feature('admin/approvals/approval-tab'),
      feature('admin-reports/reported-tab'),
      feature('admin-aid/aid-tab'),
      feature('admin/desk-tab'),
    ],
  }),
  journey('/admin-dashboard/disaster/:id as an admin', feature('admin-disaster/admin-disaster-screen'), {
    texts: [...everything, 'admin'],
    late: map,
  }),
  journey('/ngo-dashboard as an organization', feature('ngo-work/ngo-dashboard-screen')),
];

/** What comes with a press: each lies in a file of its own, which no first visit asks for. */
export const byPress = {
  'the panel of the assistant': feature('assistant/assistant-panel'),
  'what asks the language model': '/src/data/client/ask-groq.ts',
  'the search in guide and lessons': '/src/strings/search/search.ts',
};

/** Whose phone has which sets, once all that belongs to it is there. */
export const phones = {
  'a reporter': ['core'],
  'a reporter who keeps everything': ['core', 'public'],
  'a volunteer': ['core', 'public', 'volunteer'],
  'an admin': ['core', 'public', 'admin'],
  'an organization': ['core', 'public', 'ngo'],
  'a reporter who keeps everything, where there is a base map': ['core', 'public', 'base-map'],
};

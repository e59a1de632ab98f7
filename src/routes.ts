import type { AppPath } from '../contract/app-paths.ts';

/** URL patterns of the screens. A leaf: page code and the worker may import it. */
export const routes = {
  home: '/',
  about: '/about',
  contact: '/contact',
  newsletter: '/newsletter',
  login: '/login',
  register: '/register',
  forgotPassword: '/forgot-password',
  resetPassword: '/reset-password',
  account: '/account',
  reportDisaster: '/report-disaster',
  requestAssistance: '/request-assistance',
  donate: '/donate',
  disasters: '/disasters',
  disaster: '/disaster/:id',
  fundInfo: '/fund-info',
  ngoList: '/ngolist',
  /** To which the product document's footer leads. */
  ngoShort: '/ngo',
  ngo: '/ngo/:id',
  admin: '/admin',
  volunteer: '/volunteer',
  volunteerNotifications: '/volunteer/notifications',
  volunteerDisaster: '/volunteer/notifications/:id',
  volunteerDashboard: '/volunteer-dashboard',
  ngoDashboard: '/ngo-dashboard',
  adminDashboard: '/admin-dashboard',
  adminDisaster: '/admin-dashboard/disaster/:id',
  privacyPolicy: '/privacy-policy',
  termsOfService: '/terms-of-service',
  cookiePolicy: '/cookie-policy',
  outbox: '/outbox',
  track: '/track',
  trackOne: '/track/:reference',
  guide: '/guide',
  guideTopic: '/guide/:topic',
  certificate: '/certificate/:id',
} as const satisfies Record<string, AppPath>;

/** The dashboard of a stored role; by the document any other role has the admin's. A donor has their gifts. */
export function dashboardOf(role: string): string {
  if (role === 'volunteer') return routes.volunteerDashboard;
  if (role === 'donor') return routes.account;
  return role === 'ngo' ? routes.ngoDashboard : routes.adminDashboard;
}

/** Beginnings of the addresses at which somebody works. */
const dashboards = [
  routes.volunteerDashboard,
  routes.volunteerNotifications,
  routes.ngoDashboard,
  routes.adminDashboard,
];

export function isInDashboard(path: string): boolean {
  return dashboards.some((one) => path.startsWith(one));
}

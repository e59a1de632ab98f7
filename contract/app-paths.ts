/** The addresses of the app's screens: what a server answers with the page, whatever the reader accepts. */
export const appPaths = [
  '/',
  '/about',
  '/contact',
  '/newsletter',
  '/login',
  '/register',
  '/forgot-password',
  '/reset-password',
  '/account',
  '/report-disaster',
  '/request-assistance',
  '/donate',
  '/disasters',
  '/disaster/:id',
  '/fund-info',
  '/ngolist',
  '/ngo',
  '/ngo/:id',
  '/admin',
  '/volunteer',
  '/volunteer/notifications',
  '/volunteer/notifications/:id',
  '/volunteer-dashboard',
  '/ngo-dashboard',
  '/admin-dashboard',
  '/admin-dashboard/disaster/:id',
  '/privacy-policy',
  '/terms-of-service',
  '/cookie-policy',
  '/outbox',
  '/track',
  '/track/:reference',
  '/guide',
  '/guide/:topic',
  '/certificate/:id',
] as const;
export type AppPath = (typeof appPaths)[number];

const patterns = appPaths.map((path) => path.split('/'));

/** Is this one of them, its last part left out or cut off included? Other paths lead to the login, for who navigates there. */
export function isAppPath(path: string): boolean {
  const parts = path.replace(/([^/])\/$/, '$1').split('/');
  return patterns.some(
    (pattern) =>
      parts.length <= pattern.length &&
      pattern.every((part, at) => part === parts[at] || (part.startsWith(':') && parts[at] !== '')),
  );
}

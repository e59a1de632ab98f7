/*
 * Addresses in the app that are made of more than a route. Apart from `routes.ts`, which comes before the first form. A leaf like that.
 */
import { entryOf } from '../contract/base/entry-of.ts';
import { dashboardOf, routes } from './routes.ts';

/** Routes that exist only for one stored role (section 2). */
export const roleRoutes = {
  volunteer: [routes.volunteerDashboard, routes.volunteerNotifications],
  ngo: [routes.ngoDashboard],
  admin: [routes.adminDashboard, routes.adminDisaster],
};

const ofSomeRole = new Set<string>(Object.values(roleRoutes).flat());
/** Not worth coming back to after a sign-in. */
const doors: readonly string[] = [routes.login, routes.register, routes.forgotPassword, routes.resetPassword];

/** Whose form it was. What has none is followed in the list of all that is on the phone. */
const forms = {
  reportDisaster: routes.reportDisaster,
  requestAid: routes.requestAssistance,
  sendContactMessage: routes.contact,
  subscribeNewsletter: routes.newsletter,
};

/** A route with its one parameter filled in: `/disaster/:id` → `/disaster/3f0c…`. */
export function addressOf(route: string, name: string): string {
  return route.replace(/:\w+/, () => encodeURIComponent(name));
}

/** Where a saved item is followed, or a refused one corrected: its form's address. */
export function itemAddress(call: string, what: 'item' | 'correct', id: string): string {
  return `${entryOf(forms, call) ?? routes.outbox}?${what}=${encodeURIComponent(id)}`;
}

/** Where it is followed how something with this reference stands. */
export function trackAddress(reference: string): string {
  return `${routes.track}/${encodeURIComponent(reference)}`;
}

/** The parts of the volunteer's dashboard, in the order in which they stand there (section 2). */
export const volunteerTabs = ['profile', 'notifications', 'work', 'learning'] as const;
export type VolunteerTab = (typeof volunteerTabs)[number];

/** Where one part of the volunteer's dashboard stands. */
export function volunteerTabAddress(tab: VolunteerTab): string {
  return `${routes.volunteerDashboard}?tab=${tab}`;
}

/** The parts of the NGO's dashboard (section 2), with its deliveries and the disasters. */
export const ngoTabs = ['profile', 'notifications', 'deliveries', 'work', 'disasters'] as const;
export type NgoTab = (typeof ngoTabs)[number];

export function ngoTabAddress(tab: NgoTab): string {
  return `${routes.ngoDashboard}?tab=${tab}`;
}

/** The parts of the admin's dashboard (section 2), and the desk. */
export type AdminTab = 'overview' | 'approval' | 'reported' | 'aid' | 'donations' | 'desk';

/** Where one part of the admin's dashboard stands, and what in it: `{ status: 'pending' }`. */
export function adminTabAddress(tab: AdminTab, what?: Readonly<Record<string, string>>): string {
  const query = new URLSearchParams({ tab, ...what });
  return `${routes.adminDashboard}?` + query;
}

/** Where a place of the guide is read: `flood` → `/guide/flood`, `flood.during.3` → `/guide/flood#during-3`. */
export function guideAddress(id: string): string {
  const [topic = '', ...place] = id.split('.');
  const path = `${routes.guide}/${topic}`;
  return place.length === 0 ? path : `${path}#${place.join('-')}`;
}

/** The login screen, and the path of this app to go on to after it. */
export function loginAddress(next: string): string {
  return `${routes.login}?next=${encodeURIComponent(next)}`;
}

/** Where an account is made, and the path of this app to go on to after it. */
export function registerAddress(next: string | null): string {
  return next === null ? routes.register : `${routes.register}?next=${encodeURIComponent(next)}`;
}

/** Does the path lead to the form for giving? Whoever makes an account on the way there makes it to give. */
export function isToDonate(next: string | null): boolean {
  return safeNextPath(next)?.replace(/[?#].*$/, '') === routes.donate;
}

/** Where a person of this role lands after signing in: where they wanted to go, if that is a page of theirs. */
export function landingPath(next: string | null, role: string): string {
  const path = safeNextPath(next);
  if (path === undefined) return dashboardOf(role);
  const place = path.replace(/[?#].*$/, '');
  const isThere = Object.values(routes).some((pattern) => matches(pattern, place) && isOpenTo(pattern, role));
  return isThere ? path : dashboardOf(role);
}

/**
 * The path, if it is without doubt one of this app: an address can come from anybody's link, and browsers read
 * backslashes, doubled slashes, tabs and newlines as other hosts.
 */
export function safeNextPath(text: string | null): string | undefined {
  if (text === null || !/^\/[!-[\]-~]*$/.test(text)) return undefined;
  try {
    const { origin, pathname, search, hash } = new URL(text, 'https://app.invalid');
    const isPlain = /^\/(?![/\\])[^\\\p{Cc}]*$/u.test(decodeURIComponent(pathname));
    return origin === 'https://app.invalid' && isPlain && !text.startsWith('//') ? pathname + search + hash : undefined;
  } catch {
    return undefined;
  }
}

function isOpenTo(pattern: string, role: string): boolean {
  if (doors.includes(pattern)) return false;
  return !ofSomeRole.has(pattern) || (entryOf<readonly string[]>(roleRoutes, role) ?? []).includes(pattern);
}

function matches(pattern: string, path: string): boolean {
  const [wanted, given] = [pattern.split('/'), path.split('/')];
  return wanted.length === given.length && wanted.every((part, at) => part === given[at] || part.startsWith(':'));
}

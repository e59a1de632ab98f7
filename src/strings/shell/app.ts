import { plural } from '../plural.ts';
import { texts } from '../texts.ts';
export const appTexts = texts('appTexts', {
  name: 'Relief Relay',
  skip: 'Skip to content',
  mainNavigation: 'Main',
  menu: 'Menu',
  closeMenu: 'Close menu',
  home: 'Home',
  about: 'About',
  contact: 'Contact',
  ngo: 'NGO',
  login: 'Login',
  register: 'Register',
  dashboard: 'Dashboard',
  account: 'Account',
  logout: 'Logout',
  personMenu: (name: string) => (name === '' ? 'Your account' : `Account of ${name}`),
  volunteer: 'Volunteer',
  quickLinks: 'Quick links',
  legal: 'Legal',
  privacyPolicy: 'Privacy policy',
  termsOfService: 'Terms of service',
  cookiePolicy: 'Cookie policy',
  inDanger: 'In danger',
  call: (number: string) => `Call ${number}`,
  waitingShort: (count: number) => plural(count, { other: '# waiting' }),
  waitingRest: ' on this phone',
  waitingRead: 'Please read',
  waitingDamage: '. Part of this phone’s storage was damaged. See what happened',
  waitingUnknown: 'Storage is not readable',
  offline: 'No connection: kept here, sent later.',
  loading: 'One moment…',
  documentTitle: (screen: string) => `${screen} · Relief Relay`,
});

export const unbuiltTexts = texts('unbuiltTexts', {
  body: 'Nothing is broken. Here is what you can do now, without an account:',
});

export const troubleTexts = texts('troubleTexts', {
  title: 'This page stopped working',
  body: 'What you saved is still on this phone and will be sent.',
  chunkTitle: 'This page is not on your phone yet',
  chunkBody:
    'The app was updated, or the connection broke while the page was loading. Nothing you saved is lost. Reload to try again.',
  reload: 'Reload',
  seeWaiting: 'See what is on this phone',
  later: 'Get it when I’m back online',
  laterNoted: 'It comes as soon as there is a connection.',
});

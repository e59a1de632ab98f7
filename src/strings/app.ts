export const appTexts = {
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
  volunteer: 'Volunteer',
  quickLinks: 'Quick links',
  legal: 'Legal',
  privacyPolicy: 'Privacy policy',
  termsOfService: 'Terms of service',
  cookiePolicy: 'Cookie policy',
  inDanger: 'In danger',
  call: (number: string) => `Call ${number}`,
  waitingShort: (count: number) => `${count} waiting`,
  waitingRest: ' on this phone',
  waitingUnknown: 'Storage is not readable',
  offline: 'No connection. Go on: it is kept on your phone and sent later.',
  loading: 'One moment…',
  documentTitle: (screen: string) => `${screen} · Relief Relay`,
} as const;

export const unbuiltTexts = {
  body: 'Nothing is broken. Here is what you can do now, without an account:',
} as const;

export const troubleTexts = {
  title: 'This page stopped working',
  body: 'What you saved is still on this phone and will be sent.',
  chunkTitle: 'This page is not on your phone yet',
  chunkBody:
    'The app was updated, or the connection broke while the page was loading. Nothing you saved is lost. Reload to try again.',
  reload: 'Reload',
  seeWaiting: 'See what is on this phone',
} as const;

/** URL patterns of the screens. A leaf: page code and the worker may import it. */
export const routes = {
  home: '/',
  about: '/about',
  contact: '/contact',
  login: '/login',
  register: '/register',
  reportDisaster: '/report-disaster',
  requestAssistance: '/request-assistance',
  donate: '/donate',
  ngoList: '/ngolist',
  volunteer: '/volunteer',
  privacyPolicy: '/privacy-policy',
  termsOfService: '/terms-of-service',
  cookiePolicy: '/cookie-policy',
  outbox: '/outbox',
} as const;

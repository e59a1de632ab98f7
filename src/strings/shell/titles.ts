import { texts } from '../texts.ts';
/** Names of the screens: their headings, and the document's title. In the shell, so kept apart from the screens' texts. */
export const titles = texts('titles', {
  home: 'Home',
  report: 'Report a disaster',
  aid: 'Request aid',
  account: 'Your account',
  outbox: 'On this device',
  login: 'Login',
  register: 'Register',
  forgotPassword: 'Forgot password',
  resetPassword: 'New password',
  volunteer: 'Volunteer',
  admin: 'Administration',
  volunteerDashboard: 'Volunteer dashboard',
  ngoDashboard: 'NGO dashboard',
  adminDashboard: 'Admin dashboard',
  guide: 'Emergency guide',
  funds: 'Fund Transparency Dashboard',
  disasters: 'Disasters',
  donate: 'Donate',
});

import { texts } from '../texts.ts';

export const volunteerDashboardTexts = texts('volunteerDashboardTexts', {
  nameless: 'Volunteer',
  active: 'Active Volunteer',
  pending: 'Waiting for approval',
  refused: 'Not approved',
  online: 'Online',
  offline: 'Offline',
  standing: (what: string, where: string) => `${what} / ${where}`,
});

/** The parts of the dashboard, as section 2 names them. */
export const volunteerTabLabels = texts('volunteerTabLabels', {
  profile: 'Profile',
  notifications: 'Notifications',
  work: 'Previous Work',
  learning: 'Learning',
});

import { texts } from '../texts.ts';

export const ngoDashboardTexts = texts('ngoDashboardTexts', {
  active: 'Active Organization',
  nameless: 'NGO',
});

/** The parts of the dashboard, as section 2 names them. */
export const ngoTabLabels = texts('ngoTabLabels', {
  profile: 'NGO Profile',
  notifications: 'Notifications',
  work: 'Previous Work',
  disasters: 'Active disasters',
  deliveries: 'Deliveries',
});

import { texts } from '../texts.ts';

export const ngoDashboardTexts = texts('ngoDashboardTexts', {
  active: 'Active Organization',
  nameless: 'NGO',
});

/** The parts of the dashboard, as section 2 names them. */
export const ngoTabLabels = texts('ngoTabLabels', {
  profile: 'NGO Profile',
  disasters: 'Active disasters',
  deliveries: 'Deliveries',
});

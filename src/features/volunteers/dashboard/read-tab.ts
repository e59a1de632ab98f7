import { volunteerTabs, type VolunteerTab } from '../../../addresses.ts';

/** The part that an address asks for; what is open first are the notifications. */
export function readTab(search: URLSearchParams): VolunteerTab {
  const asked = search.get('tab');
  return volunteerTabs.find((tab) => tab === asked) ?? 'notifications';
}

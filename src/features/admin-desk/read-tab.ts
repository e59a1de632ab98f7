import type { AdminTab } from '../../addresses.ts';

/** In the order in which they stand there. */
export const adminTabs: readonly AdminTab[] = ['overview', 'approval', 'reported', 'aid', 'donations', 'desk'];

/** The part that an address asks for, where the dashboard has it; what is open first is the overview. */
export function readTab(search: URLSearchParams, has: (tab: AdminTab) => boolean): AdminTab {
  const asked = search.get('tab');
  return adminTabs.find((tab) => tab === asked && has(tab)) ?? 'overview';
}

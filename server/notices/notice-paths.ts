import type { Role } from '../../contract/enumerations.ts';
import { referenceOf } from '../../contract/reference.ts';

/** Where a tap leads: addresses of the app that its worker lets a push open. */
export const noticePaths = {
  /** By the disaster's id, not the alert's. */
  task: (id: string) => `/volunteer/notifications/${id}`,
  /** Where a certificate of it is made. */
  ownWork: '/volunteer-dashboard?tab=work',
  /** How a report or an aid request stands, and what its sender can say of it: all of it on the phone that sent it. */
  track: (id: string) => `/track/${referenceOf(id)}`,
  unclaimedAid: '/admin-dashboard?tab=aid&unclaimed=true',
  activeDisasters: '/admin-dashboard?tab=reported&status=active',
  team: (disasterId: string) => `/admin-dashboard/disaster/${disasterId}`,
  /** Requests of the NGO that is signed in, and what it has answered. */
  ngoRequests: '/ngo-dashboard?tab=notifications',
  ngoDeliveries: '/ngo-dashboard?tab=deliveries',
  ngoWork: '/ngo-dashboard?tab=work',
  /** Where each role goes on, or reads why not. */
  dashboard: (role: Role) => `/${role}-dashboard`,
} as const;

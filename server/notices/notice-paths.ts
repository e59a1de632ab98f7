import { referenceOf } from '../../contract/reference.ts';
import type { Role } from '../../contract/enumerations.ts';

/** Where a tap leads: addresses of the app that its worker lets a push open. */
export const noticePaths = {
  /** By the disaster's id, not the alert's. */
  task: (id: string) => `/volunteer/notifications/${id}`,
  /** Where a certificate of it is made. */
  ownWork: '/volunteer-dashboard?tab=work',
  /** The form's own place of what was sent from there, on the phone that sent it. */
  ownReport: (id: string) => `/report-disaster?item=${id}`,
  ownRequest: (id: string) => `/request-assistance?item=${id}`,
  /** Where they are asked whether it is still needed. */
  track: (id: string) => `/track/${referenceOf(id)}`,
  team: (disasterId: string) => `/admin-dashboard/disaster/${disasterId}`,
  /** Where each role goes on, or reads why not. */
  dashboard: (role: Role) => `/${role}-dashboard`,
} as const;

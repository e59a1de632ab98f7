import { accountRoutes } from './accounts/account-routes.ts';
import { adminRoutes } from './admin/admin-routes.ts';
import { aidRoutes } from './aid/aid-routes.ts';
import { alertRoutes } from './alerts/alert-routes.ts';
import { assistantRoutes } from './assistant/assistant-routes.ts';
import { certificateRoutes } from './certificates/certificate-routes.ts';
import { deliveryRoutes } from './deliveries/delivery-routes.ts';
import { givingRoutes } from './donations/giving-routes.ts';
import { fundRoutes } from './donations/routes.ts';
import { intakeRoutes } from './intake/intake-routes.ts';
import { ledgerRoutes } from './ledger/ledger-routes.ts';
import { listRoutes } from './lists/list-routes.ts';
import { messageRoutes } from './messages/message-routes.ts';
import { newsletterRoutes } from './newsletter/newsletter-routes.ts';
import { ngoRoutes } from './ngos/ngo-routes.ts';
import { photoRoutes } from './photos/photo-routes.ts';
import { reportRoutes } from './reports/report-routes.ts';
import { roadRoutes } from './roads/road-routes.ts';
import { systemRoutes } from './system-routes.ts';
import { trackRoutes } from './track/track-routes.ts';
import { volunteerRoutes } from './volunteers/volunteer-routes.ts';
import type { Route } from './route.ts';

/** How each row of the contract's call table is served: the rows of the domains, joined. */
export const routes: readonly Route[] = [
  ...accountRoutes,
  ...adminRoutes,
  ...aidRoutes,
  ...alertRoutes,
  ...assistantRoutes,
  ...certificateRoutes,
  ...deliveryRoutes,
  ...givingRoutes,
  ...fundRoutes,
  ...intakeRoutes,
  ...ledgerRoutes,
  ...listRoutes,
  ...messageRoutes,
  ...newsletterRoutes,
  ...ngoRoutes,
  ...photoRoutes,
  ...reportRoutes,
  ...roadRoutes,
  ...systemRoutes,
  ...trackRoutes,
  ...volunteerRoutes,
];

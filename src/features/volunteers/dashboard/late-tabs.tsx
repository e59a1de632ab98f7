import { lazy } from 'react';
import { loadUntilThere } from '../../../hooks/shared/load-until-there.ts';

/*
 * The dashboard's own parts, each a chunk that is asked for by the dashboard: what that has brought none of them brings again.
 */

export const ProfileTab = lazy(() =>
  loadUntilThere(async () => ({ default: (await import('../profile/profile-tab.tsx')).ProfileTab })),
);
export const NotificationsTab = lazy(() =>
  loadUntilThere(async () => ({ default: (await import('./notifications-tab.tsx')).NotificationsTab })),
);
export const WorkTab = lazy(() =>
  loadUntilThere(async () => ({ default: (await import('../previous-work/work-tab.tsx')).WorkTab })),
);

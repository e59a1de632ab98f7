import { lazy, type ComponentProps } from 'react';
import { loadUntilThere } from '../../hooks/shared/load-until-there.ts';
import { AlertsHere } from './alerts-here.tsx';

const OwnDonations = lazy(() =>
  loadUntilThere(async () => ({
    default: (await import('../../features/donations/own-donations-section.tsx')).OwnDonationsSection,
  })),
);

/** The volunteer's dashboard, with the alerts of this phone in the profile. */
export async function dashboardWithAlerts() {
  const { default: Dashboard } = await import('../../features/volunteers/dashboard/volunteer-dashboard-screen.tsx');
  const Screen = (props: Omit<ComponentProps<typeof Dashboard>, 'alerts'>) => (
    <Dashboard {...props} alerts={<AlertsHere heading="h3" />} />
  );
  return { default: Screen };
}

/** The account of whoever is logged in, with the alerts of this phone and what they gave. */
export async function accountWithAlerts() {
  const { default: Account } = await import('../../features/account/account-screen.tsx');
  return { default: () => <Account alerts={<AlertsHere heading="h2" />} donations={<OwnDonations />} /> };
}

import { lazy } from 'react';
import { loadUntilThere } from '../../hooks/shared/load-until-there.ts';
import styles from './alert-card.module.css';

const AlertsSection = lazy(() =>
  loadUntilThere(async () => ({ default: (await import('../../features/alerts/alerts-section.tsx')).AlertsSection })),
);

/** For who has no account and let this phone tell them what becomes of what they sent: how that stands, and how to end it. */
export function ReporterAlerts() {
  return (
    <div className={styles['alone']}>
      <AlertsSection heading="h2" />
    </div>
  );
}

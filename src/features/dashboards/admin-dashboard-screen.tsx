import type { ReactNode } from 'react';
import { useMay } from '../../hooks/shared/use-may.ts';
import { titles } from '../../strings/shell/titles.ts';
import { Dashboard } from './dashboard.tsx';

/** `/admin-dashboard`, and `/admin` for an admin: their desk, once another admin has approved the account. */
export default function AdminDashboardScreen({ desk }: { desk: ReactNode }) {
  const isAdmin = useMay('see-overview');
  return isAdmin ? desk : <Dashboard title={titles.adminDashboard} />;
}

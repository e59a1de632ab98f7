import { titles } from '../../strings/shell/titles.ts';
import { Dashboard, LateDisasters } from './dashboard.tsx';

/** `/ngo-dashboard`. */
export default function NgoDashboardScreen() {
  return (
    <Dashboard title={titles.ngoDashboard}>
      <LateDisasters />
    </Dashboard>
  );
}

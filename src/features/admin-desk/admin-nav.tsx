import { Link } from 'react-router-dom';
import { adminTabAddress, type AdminTab } from '../../addresses.ts';
import { adminTabLabels } from '../../strings/admin/admin-desk.ts';
import { titles } from '../../strings/shell/titles.ts';
import { Icon, type IconName } from '../../ui/icon.tsx';
import styles from './admin-nav.module.css';

const icons: Readonly<Record<AdminTab, IconName>> = {
  overview: 'info',
  approval: 'check',
  reported: 'report',
  aid: 'aid',
  donations: 'rupee',
  desk: 'edit',
};

interface AdminNavProps {
  tabs: readonly AdminTab[];
  current: AdminTab;
}

/** The dashboard's parts. On a phone they stand in two rows: none is out of sight. */
export function AdminNav({ tabs, current }: AdminNavProps) {
  return (
    <nav aria-label={titles.adminDashboard}>
      <ul className={styles['tabs']}>
        {tabs.map((tab) => (
          <li key={tab}>
            <Link
              to={adminTabAddress(tab)}
              className={styles['tab']}
              aria-current={tab === current ? 'page' : undefined}
            >
              <Icon name={icons[tab]} size={20} />
              {adminTabLabels[tab]}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

import { usePerson } from '../../hooks/shared/use-person.ts';
import { routes } from '../../routes.ts';
import { dashboardTexts } from '../../strings/public/dashboards.ts';
import { roleLabel } from '../../strings/accounts/roles.ts';
import { Badge } from '../../ui/feedback/badge.tsx';
import { ButtonLink } from '../../ui/button.tsx';
import { withName } from '../../ui/with-name.tsx';
import { AccountNews } from './account-news.tsx';
import styles from './dashboard.module.css';

interface DashboardProps {
  title: string;
}

/** What every dashboard has: who is here, how the account stands, and the ways on. */
export function Dashboard({ title }: DashboardProps) {
  const person = usePerson();
  return (
    <div className={styles['dashboard']}>
      <header>
        <h1 tabIndex={-1}>{title}</h1>
        <p className={styles['greeting']}>
          {withName(dashboardTexts.greeting, person?.name ?? '')} <Badge>{roleLabel(person?.role ?? '')}</Badge>
        </p>
      </header>
      <AccountNews />
      <nav className={styles['ways']} aria-label={dashboardTexts.meanwhile}>
        <ButtonLink to={routes.account} icon="edit">
          {dashboardTexts.account}
        </ButtonLink>
        <ButtonLink to={routes.outbox} icon="phone">
          {dashboardTexts.outbox}
        </ButtonLink>
        <ButtonLink to={routes.reportDisaster} icon="report">
          {dashboardTexts.report}
        </ButtonLink>
        <ButtonLink to={routes.requestAssistance} icon="aid">
          {dashboardTexts.aid}
        </ButtonLink>
      </nav>
    </div>
  );
}

import { Link, useLocation } from 'react-router-dom';
import { useEmergencyNumber } from '../../hooks/shared/use-emergency-number.ts';
import { EmergencyLink } from '../../parts/emergency-link.tsx';
import { isInDashboard, routes } from '../../routes.ts';
import { appTexts } from '../../strings/shell/app.ts';
import { shownNumber } from '../../strings/danger.ts';
import { settingsTexts } from '../../strings/shell/settings.ts';
import { titles } from '../../strings/shell/titles.ts';
import { classes } from '../../ui/classes.ts';
import styles from './footer.module.css';
import { LanguageList } from './language-list.tsx';
import { FooterSlot } from '../late/late-parts.tsx';
import { SettingsButton } from './settings-button.tsx';

const quickLinks = () => [
  { to: routes.home, label: appTexts.home },
  { to: routes.about, label: appTexts.about },
  { to: routes.volunteer, label: appTexts.volunteer },
  { to: routes.disasters, label: titles.disasters },
  { to: routes.ngoList, label: appTexts.ngo },
  { to: routes.contact, label: appTexts.contact },
  { to: routes.guide, label: titles.guide },
];

const legalLinks = () => [
  { to: routes.privacyPolicy, label: appTexts.privacyPolicy },
  { to: routes.termsOfService, label: appTexts.termsOfService },
  { to: routes.cookiePolicy, label: appTexts.cookiePolicy },
];

export function Footer() {
  const { pathname } = useLocation();
  return (
    <footer className={styles['footer']}>{isInDashboard(pathname) ? <Line path={pathname} /> : <Columns />}</footer>
  );
}

function Columns() {
  return (
    <div className={styles['columns']}>
      <LinkList title={appTexts.quickLinks} links={quickLinks()} />
      <LinkList title={appTexts.legal} links={legalLinks()} />
      <EmergencyCall />
      <section>
        <h2>{settingsTexts.language}</h2>
        <LanguageList />
        <SettingsButton label={settingsTexts.display} />
      </section>
      <div className={styles['letter']}>
        <FooterSlot />
      </div>
    </div>
  );
}

/** Whoever works here has the bar's links, and came to look at a list. */
function Line({ path }: { path: string }) {
  return (
    <div className={classes(styles['line'], path.startsWith(routes.ngoDashboard) && styles['beside'])}>
      <LinkList title={appTexts.legal} links={legalLinks()} />
      <EmergencyCall />
      <SettingsButton label={settingsTexts.title} />
    </div>
  );
}

function EmergencyCall() {
  const number = useEmergencyNumber();
  return (
    <section>
      <h2>{appTexts.inDanger}</h2>
      <EmergencyLink number={number}>{appTexts.call(shownNumber(number))}</EmergencyLink>
    </section>
  );
}

function LinkList({ title, links }: { title: string; links: readonly { to: string; label: string }[] }) {
  return (
    <nav aria-label={title}>
      <h2>{title}</h2>
      <ul>
        {links.map(({ to, label }) => (
          <li key={to}>
            <Link to={to}>{label}</Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

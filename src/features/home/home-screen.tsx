import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { useEmergencyNumber } from '../../hooks/use-emergency-number.ts';
import { DangerLine } from '../../parts/danger-line.tsx';
import { routes } from '../../routes.ts';
import { homeTexts } from '../../strings/home.ts';
import { titles } from '../../strings/titles.ts';
import { Icon, type IconName } from '../../ui/icon.tsx';
import styles from './home-screen.module.css';

/** `/`: the two things a frightened person comes for, then how it works. `slot` takes the app's own cards. */
export default function HomeScreen({ slot }: { slot?: ReactNode }) {
  const emergencyNumber = useEmergencyNumber();
  return (
    <div className={styles['screen']}>
      <header className={styles['hero']}>
        <h1 tabIndex={-1}>{homeTexts.heading}</h1>
        <p className={styles['lead']}>{homeTexts.lead}</p>
      </header>
      <nav className={styles['actions']} aria-label={homeTexts.actions}>
        <Action
          to={routes.reportDisaster}
          icon="report"
          look="alarm"
          title={titles.report}
          body={homeTexts.reportBody}
        />
        <Action to={routes.requestAssistance} icon="aid" look="aid" title={titles.aid} body={homeTexts.aidBody} />
      </nav>
      <div className={styles['danger']}>{emergencyNumber && <DangerLine number={emergencyNumber} />}</div>
      {slot}
      <How />
    </div>
  );
}

interface ActionProps {
  to: string;
  icon: IconName;
  look: 'alarm' | 'aid';
  title: string;
  body: string;
}

function Action({ to, icon, look, title, body }: ActionProps) {
  return (
    <Link to={to} className={`${styles['action']} ${styles[look]}`}>
      <Icon name={icon} size={36} />
      <span>
        <strong className={styles['title']}>{title}</strong>
        <span className={styles['body']}>{body}</span>
      </span>
      <Icon name="send" />
    </Link>
  );
}

const stops: readonly IconName[] = ['phone', 'clock', 'check'];

function How() {
  return (
    <section className={styles['how']}>
      <h2>{homeTexts.howTitle}</h2>
      <ol className={styles['stops']}>
        {homeTexts.how.map(({ title, body }, index) => (
          <li key={title} className={styles['stop']}>
            <span className={styles['dot']}>
              <Icon name={stops[index] ?? 'check'} size={22} />
            </span>
            <div>
              <h3>{title}</h3>
              <p>{body}</p>
            </div>
          </li>
        ))}
      </ol>
      <Link to={routes.outbox} className={styles['outbox']}>
        {homeTexts.seeWaiting}
      </Link>
    </section>
  );
}

import { Link } from 'react-router-dom';
import { DangerLine } from '../../parts/form/danger-line.tsx';
import { routes } from '../../routes.ts';
import { homeTexts } from '../../strings/public/home.ts';
import { titles } from '../../strings/shell/titles.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { Icon, type IconName } from '../../ui/icon.tsx';
import { classes } from '../../ui/classes.ts';
import styles from './hero.module.css';

/** What this is, and the two ways to call for help: on a small phone all of it without scrolling. */
export function Hero({ emergencyNumber }: { emergencyNumber: string | undefined }) {
  return (
    <div className={styles['hero']}>
      <header className={styles['words']}>
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
      <div className={styles['danger']}>
        <DangerLine number={emergencyNumber} />
      </div>
      <div className={styles['ways']}>
        <ButtonLink to={routes.register}>{homeTexts.register}</ButtonLink>
        <ButtonLink to={routes.about}>{homeTexts.about}</ButtonLink>
      </div>
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
    <Link to={to} className={classes(styles['action'], styles[look])}>
      <Icon name={icon} size={36} />
      <span>
        <strong className={styles['title']}>{title}</strong>
        <span className={styles['body']}>{body}</span>
      </span>
      <span className={styles['arrow']}>
        <Icon name="send" />
      </span>
    </Link>
  );
}

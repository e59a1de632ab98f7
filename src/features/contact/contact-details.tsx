import { useConfig } from '../../hooks/shared/use-config.ts';
import { OperatorLines } from '../../parts/operator-lines.tsx';
import { routes } from '../../routes.ts';
import { contactTexts } from '../../strings/public/contact.ts';
import { titles } from '../../strings/shell/titles.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { classes } from '../../ui/classes.ts';
import styles from './contact-screen.module.css';

/** What stands above the form: where help is asked for, since it is not here, and who reads what is written. */
export function ContactDetails() {
  const config = useConfig();
  return (
    <div className={styles['details']}>
      <div className={styles['part']}>
        <p>{contactTexts.notUrgent}</p>
        <div className={styles['ways']}>
          <ButtonLink to={routes.reportDisaster} look="alarm" icon="report" isWide>
            {titles.report}
          </ButtonLink>
          <ButtonLink to={routes.requestAssistance} look="aid" icon="aid" isWide>
            {titles.aid}
          </ButtonLink>
        </div>
      </div>
      <section className={classes(styles['part'], styles['who'])}>
        <h2>{contactTexts.who}</h2>
        {/* Absent for a moment only: nothing wrong is said meanwhile. */}
        {config && <OperatorLines name={config.operatorName} contact={config.operatorContact} />}
      </section>
    </div>
  );
}

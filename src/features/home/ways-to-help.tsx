import { routes } from '../../routes.ts';
import { homeHelpTexts, homeTexts } from '../../strings/public/home.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { classes } from '../../ui/classes.ts';
import section from './home-screen.module.css';
import styles from './ways-to-help.module.css';

/** For those who come to help: with their hands, and with money. */
export function WaysToHelp() {
  return (
    <div className={classes(section['section'], styles['ways'])}>
      <section className={styles['way']}>
        <h2>{homeHelpTexts.volunteerTitle}</h2>
        <p className={section['lead']}>{homeHelpTexts.volunteerLead}</p>
        <ul className={styles['points']}>
          {homeHelpTexts.volunteerPoints.map((point) => (
            <li key={point}>{point}</li>
          ))}
        </ul>
        <p>{homeHelpTexts.volunteerHow}</p>
        <div className={styles['doors']}>
          <ButtonLink to={routes.register} look="aid">
            {homeTexts.register}
          </ButtonLink>
          <ButtonLink to={routes.volunteer}>{homeHelpTexts.volunteerMore}</ButtonLink>
        </div>
      </section>
      <section className={styles['way']}>
        <h2>{homeHelpTexts.donateTitle}</h2>
        <p className={section['lead']}>{homeHelpTexts.donateLead}</p>
        <div className={styles['doors']}>
          <ButtonLink to={routes.donate}>{homeHelpTexts.donate}</ButtonLink>
        </div>
      </section>
    </div>
  );
}

import { useLocation } from 'react-router-dom';
import { usePerson } from '../../hooks/shared/use-person.ts';
import { Stops } from '../../parts/stops.tsx';
import { routes } from '../../routes.ts';
import { loginAddress } from '../../addresses.ts';
import { volunteerAskTexts } from '../../strings/accounts/account-page.ts';
import { volunteerPageTexts } from '../../strings/public/dashboards.ts';
import { titles } from '../../strings/shell/titles.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { PublicPoints } from './public-points.tsx';
import styles from './public-page.module.css';

/** `/volunteer` and what lies below it, for everybody who is no volunteer here: what volunteers do, and how to join. */
export default function VolunteerPageScreen() {
  const { pathname } = useLocation();
  const isDonor = usePerson()?.role === 'donor';
  return (
    <div className={styles['page']}>
      <header className={styles['section']}>
        <h1 tabIndex={-1}>{titles.volunteer}</h1>
        <p className={styles['lead']}>{volunteerPageTexts.lead}</p>
        <nav className={styles['doors']} aria-label={volunteerPageTexts.howTitle}>
          {isDonor ? (
            <ButtonLink to={routes.account} look="aid">
              {volunteerAskTexts.ask}
            </ButtonLink>
          ) : (
            <>
              <ButtonLink to={routes.register} look="aid">
                {volunteerPageTexts.register}
              </ButtonLink>
              <ButtonLink to={loginAddress(pathname)}>{volunteerPageTexts.login}</ButtonLink>
            </>
          )}
        </nav>
      </header>
      <section className={styles['section']}>
        <h2>{volunteerPageTexts.whatTitle}</h2>
        <PublicPoints points={volunteerPageTexts.what} />
      </section>
      <section className={styles['section']}>
        <h2>{volunteerPageTexts.howTitle}</h2>
        <Stops stops={volunteerPageTexts.how} icons={['edit', 'clock', 'check']} />
      </section>
      <section className={styles['section']}>
        <h2>{volunteerPageTexts.safeTitle}</h2>
        <PublicPoints points={volunteerPageTexts.safe} icon="alert" />
      </section>
    </div>
  );
}

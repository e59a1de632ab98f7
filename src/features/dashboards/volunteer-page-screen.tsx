import { useLocation } from 'react-router-dom';
import { Stops } from '../../parts/stops.tsx';
import { routes } from '../../routes.ts';
import { loginAddress } from '../../addresses.ts';
import { volunteerPageTexts } from '../../strings/public/dashboards.ts';
import { titles } from '../../strings/shell/titles.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { PublicPoints } from './public-points.tsx';
import styles from './public-page.module.css';

/** `/volunteer` and what lies below it, for everybody who is no volunteer here: what volunteers do, and how to join. */
export default function VolunteerPageScreen() {
  const { pathname } = useLocation();
  return (
    <div className={styles['page']}>
      <header className={styles['section']}>
        <h1 tabIndex={-1}>{titles.volunteer}</h1>
        <p className={styles['lead']}>{volunteerPageTexts.lead}</p>
        <nav className={styles['doors']} aria-label={volunteerPageTexts.howTitle}>
          <ButtonLink to={routes.register} look="aid">
            {volunteerPageTexts.register}
          </ButtonLink>
          <ButtonLink to={loginAddress(pathname)}>{volunteerPageTexts.login}</ButtonLink>
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

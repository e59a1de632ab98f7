import { routes } from '../../routes.ts';
import { loginAddress } from '../../addresses.ts';
import { adminPageTexts } from '../../strings/public/dashboards.ts';
import { titles } from '../../strings/shell/titles.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { PublicPoints } from './public-points.tsx';
import styles from './public-page.module.css';

/** `/admin` for everybody who is no admin here. */
export default function AdminPageScreen() {
  return (
    <div className={styles['page']}>
      <header className={styles['section']}>
        <h1 tabIndex={-1}>{titles.admin}</h1>
        <p className={styles['lead']}>{adminPageTexts.lead}</p>
        <nav className={styles['doors']} aria-label={titles.admin}>
          <ButtonLink to={loginAddress(routes.admin)} look="aid">
            {adminPageTexts.login}
          </ButtonLink>
          <ButtonLink to={routes.register}>{adminPageTexts.register}</ButtonLink>
        </nav>
        <p className={styles['note']}>{adminPageTexts.join}</p>
      </header>
      <section className={styles['section']}>
        <h2>{adminPageTexts.whatTitle}</h2>
        <PublicPoints points={adminPageTexts.what} />
      </section>
    </div>
  );
}

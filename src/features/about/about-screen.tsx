import { Link } from 'react-router-dom';
import { useConfig } from '../../hooks/shared/use-config.ts';
import { useFigures } from '../../hooks/shared/use-figures.ts';
import { FigureTiles } from '../../parts/records/figure-tiles.tsx';
import { OperatorLines } from '../../parts/operator-lines.tsx';
import { Stops } from '../../parts/stops.tsx';
import { routes } from '../../routes.ts';
import { aboutTexts } from '../../strings/public/about.ts';
import { ButtonLink } from '../../ui/button.tsx';
import styles from './about-screen.module.css';

/** `/about`: mission, what we do, what it has come to in numbers, and who answers for it. */
export default function AboutScreen() {
  const config = useConfig();
  const figures = useFigures();
  return (
    <div className={styles['screen']}>
      <header className={styles['section']}>
        <h1 tabIndex={-1}>{aboutTexts.heading}</h1>
        <p className={styles['lead']}>{aboutTexts.lead}</p>
      </header>
      <section className={styles['section']}>
        <h2>{aboutTexts.missionTitle}</h2>
        {aboutTexts.mission.map((line) => (
          <p key={line}>{line}</p>
        ))}
      </section>
      <section className={styles['section']}>
        <h2>{aboutTexts.whatTitle}</h2>
        <ul className={styles['points']}>
          {aboutTexts.what.map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
      </section>
      <section className={styles['section']}>
        <h2>{aboutTexts.promiseTitle}</h2>
        <Stops stops={aboutTexts.promise} icons={['phone', 'clock', 'check']} />
        <p className={styles['limit']}>{aboutTexts.limit}</p>
      </section>
      <FigureTiles figures={figures} />
      <section className={styles['section']}>
        <h2>{aboutTexts.whoTitle}</h2>
        <OperatorLines name={config?.operatorName} contact={config?.operatorContact} />
        <div className={styles['doors']}>
          <ButtonLink to={routes.contact}>{aboutTexts.more}</ButtonLink>
          <Link to={routes.privacyPolicy}>{aboutTexts.privacy}</Link>
        </div>
      </section>
      <section className={styles['section']}>
        <h2>{aboutTexts.townsTitle}</h2>
        <p>{aboutTexts.towns}</p>
        <div className={styles['sources']}>
          <a href="https://www.geonames.org/" target="_blank" rel="noreferrer">
            {aboutTexts.townsSource}
          </a>
          <a href="https://creativecommons.org/licenses/by/4.0/" target="_blank" rel="noreferrer">
            {aboutTexts.townsLicence}
          </a>
        </div>
      </section>
    </div>
  );
}

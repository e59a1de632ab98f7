import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { useEmergencyNumber } from '../../hooks/shared/use-emergency-number.ts';
import { useFigures } from '../../hooks/shared/use-figures.ts';
import { FigureTiles } from '../../parts/records/figure-tiles.tsx';
import { Stops } from '../../parts/stops.tsx';
import { routes } from '../../routes.ts';
import { homeTexts } from '../../strings/public/home.ts';
import { EmergencyNumbers } from './emergency-numbers.tsx';
import { GuideSection } from './guide-section.tsx';
import { Hero } from './hero.tsx';
import styles from './home-screen.module.css';
import { WaysToHelp } from './ways-to-help.tsx';

interface HomeScreenProps {
  /** The app's own cards. */
  slot?: ReactNode;
  /** What comes late, at the end: it pushes nothing down that is being read. */
  end?: ReactNode;
}

/** `/`: the two things a frightened person comes for, then all else. */
export default function HomeScreen({ slot, end }: HomeScreenProps) {
  const emergencyNumber = useEmergencyNumber();
  const figures = useFigures();
  return (
    <div className={styles['screen']}>
      <Hero emergencyNumber={emergencyNumber} />
      {slot}
      <section className={styles['section']}>
        <h2>{homeTexts.howTitle}</h2>
        <Stops stops={homeTexts.how} icons={['phone', 'clock', 'check']} />
        <Link to={routes.outbox} className={styles['more']}>
          {homeTexts.seeWaiting}
        </Link>
      </section>
      <EmergencyNumbers number={emergencyNumber} />
      <GuideSection />
      <WaysToHelp />
      {/* They come late, and push nothing down that is being read. */}
      <FigureTiles figures={figures} />
      {end}
    </div>
  );
}

import { EmergencyLink } from '../../parts/emergency-link.tsx';
import { shownNumber } from '../../strings/danger.ts';
import { homeEmergencyTexts } from '../../strings/public/home.ts';
import { Icon } from '../../ui/icon.tsx';
import styles from './emergency-numbers.module.css';
import section from './home-screen.module.css';

const services = ['services', 'fire', 'police', 'ambulance'] as const;

/** Section 9: one number for all four, the deployment's own. Each is a call away. */
export function EmergencyNumbers({ number }: { number: string | undefined }) {
  return (
    <section className={section['section']} aria-labelledby="emergency-title">
      <h2 id="emergency-title">{homeEmergencyTexts.title}</h2>
      <p className={section['lead']}>{homeEmergencyTexts.lead}</p>
      <ul className={styles['numbers']}>
        {services.map((service) => (
          <li key={service} className={styles['number']}>
            <EmergencyLink number={number}>
              <Icon name="call" />
              <span>{homeEmergencyTexts[service]}</span>
              <strong>{shownNumber(number)}</strong>
            </EmergencyLink>
          </li>
        ))}
      </ul>
    </section>
  );
}

import { Icon, type IconName } from '../../ui/icon.tsx';
import styles from './public-page.module.css';

/** What holds for a role, one thing a line. */
export function PublicPoints({ points, icon = 'check' }: { points: readonly string[]; icon?: IconName }) {
  return (
    <ul className={styles['points']}>
      {points.map((point) => (
        <li key={point}>
          <Icon name={icon} size={20} />
          <span>{point}</span>
        </li>
      ))}
    </ul>
  );
}

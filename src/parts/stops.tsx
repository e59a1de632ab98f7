import { Icon, type IconName } from '../ui/icon.tsx';
import styles from './stops.module.css';

interface StopsProps {
  stops: readonly { title: string; body: string }[];
  /** One for each stop, in their order. */
  icons: readonly IconName[];
}

/** Three steps on a way, one after another; the last one is the arrival. */
export function Stops({ stops, icons }: StopsProps) {
  return (
    <ol className={styles['stops']}>
      {stops.map(({ title, body }, index) => (
        <li key={title} className={styles['stop']}>
          <span className={styles['dot']}>
            <Icon name={icons[index] ?? 'check'} size={22} />
          </span>
          <div>
            <h3>{title}</h3>
            <p>{body}</p>
          </div>
        </li>
      ))}
    </ol>
  );
}

import { useNews } from '../../hooks/admin/use-news.ts';
import { adminNewsTexts } from '../../strings/admin/admin-desk.ts';
import { Icon, type IconName } from '../../ui/icon.tsx';
import styles from './news-line.module.css';

const icons = { live: 'mast', asking: 'clock', offline: 'offline' } as const satisfies Record<string, IconName>;

/** How what is shown keeps up with what happens, in a line that nobody has to read. */
export function NewsLine() {
  const news = useNews();
  return (
    <p className={styles['news']}>
      <Icon name={icons[news]} size={18} />
      <span>{adminNewsTexts[news]}</span>
    </p>
  );
}

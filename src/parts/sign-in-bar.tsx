import { Link } from 'react-router-dom';
import { sessionTexts } from '../strings/shell/session.ts';
import { Icon } from '../ui/icon.tsx';
import styles from './sign-in-bar.module.css';

/** Says quietly that the phone's session ended, and what waits for it. `to` is the login, with the way back. */
export function SignInBar({ waiting, to }: { waiting: number; to: string }) {
  return (
    <p role="status" className={styles['bar']} data-session="expired">
      <Icon name="clock" size={20} />
      <span>{waiting > 0 ? sessionTexts.waiting(waiting) : sessionTexts.ended}</span>
      <Link to={to}>{sessionTexts.login}</Link>
    </p>
  );
}

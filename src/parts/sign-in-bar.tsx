import { Link } from 'react-router-dom';
import { sessionTexts } from '../strings/shell/session.ts';
import { Icon } from '../ui/icon.tsx';
import styles from './sign-in-bar.module.css';

/** Says that the phone's session was ended, and what waits for its person. `to` is the login, with the way back. */
export function SignInBar({ waiting, to }: { waiting: number; to: string }) {
  return (
    <p role="status" className={styles['bar']} data-session="expired">
      <Icon name="clock" size={20} />
      <span>
        <strong>{sessionTexts.ended}</strong> {waiting > 0 && sessionTexts.waiting(waiting)}
      </span>
      <Link to={to}>{sessionTexts.login}</Link>
    </p>
  );
}

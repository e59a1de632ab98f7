import { useState } from 'react';
import { Link, useLocation, useNavigate, useSearchParams } from 'react-router-dom';
import { useKeptFields } from '../../../hooks/draft/use-kept-fields.ts';
import { usePerson } from '../../../hooks/shared/use-person.ts';
import { routes } from '../../../routes.ts';
import { landingPath, registerAddress } from '../../../addresses.ts';
import { signInTexts } from '../../../strings/accounts/account.ts';
import { titles } from '../../../strings/shell/titles.ts';
import styles from './account-screens.module.css';
import { LoginForm } from './login-form.tsx';
import { LoginNote } from './login-note.tsx';

/** `/login`, and every path that is none: after it the person lands where they wanted to go, or on their dashboard. */
export default function LoginScreen() {
  const person = usePerson();
  const next = useWantedPath();
  const kept = useKeptFields('login', ['email']);
  const navigate = useNavigate();
  const [known, setKnown] = useState({ id: person?.id, left: 0 });
  // Not at a login: the form that makes it stands until it is over.
  if (known.id !== person?.id) setKnown({ id: person?.id, left: known.left + (person ? 0 : 1) });
  return (
    <div className={styles['screen']}>
      <h1 tabIndex={-1}>{titles.login}</h1>
      <LoginNote person={person} />
      <LoginForm
        // Anew for the next person: the address of the one who has just left stands in it.
        key={known.left}
        email={kept.values['email'] ?? person?.email ?? ''}
        onTyped={kept.keep}
        onDone={({ role }) => {
          kept.forget();
          void navigate(landingPath(next, role), { replace: true });
        }}
      />
      <p>
        <Link to={routes.forgotPassword}>{signInTexts.forgot}</Link>
      </p>
      <p>
        {signInTexts.noAccount} <Link to={registerAddress(next)}>{signInTexts.register}</Link>
      </p>
      <p className={styles['aside']}>{signInTexts.withoutAccount}</p>
    </div>
  );
}

/** The address asked for, where this screen stands in for another; at its own address the link's `next`. */
function useWantedPath(): string | null {
  const { pathname, search, hash } = useLocation();
  const [query] = useSearchParams();
  return pathname === routes.login ? query.get('next') : pathname + search + hash;
}

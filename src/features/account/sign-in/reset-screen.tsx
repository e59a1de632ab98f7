import { useEffect, useState } from 'react';
import { Link, useLocation, useNavigate } from 'react-router-dom';
import { onBeforeReload } from '../../../platform/worker/before-reload.ts';
import { routes } from '../../../routes.ts';
import { passwordTexts } from '../../../strings/accounts/account.ts';
import { titles } from '../../../strings/shell/titles.ts';
import { Banner } from '../../../ui/feedback/banner.tsx';
import { ButtonLink } from '../../../ui/button.tsx';
import styles from './account-screens.module.css';
import { newsState } from './login-news.ts';
import { ResetForm } from './reset-form.tsx';

/**
 * `/reset-password#token`: a new password by a link that is good once. The token leaves address bar and history at once,
 * and is kept nowhere.
 */
export default function ResetScreen() {
  const navigate = useNavigate();
  const { hash } = useLocation();
  const [token, setToken] = useState(() => hash.slice(1));
  // A link opened where this screen stands already changes nothing but the fragment.
  if (hash !== '' && hash.slice(1) !== token) setToken(hash.slice(1));
  useEffect(() => {
    if (hash !== '') void navigate(routes.resetPassword, { replace: true });
  }, [hash, navigate]);
  // Only for a reload that the app makes itself, such as one in another language: the link would be over.
  useEffect(() => {
    if (token === '') return undefined;
    return onBeforeReload(() => history.replaceState(history.state, '', `#${token}`));
  }, [token]);
  return (
    <div className={styles['screen']}>
      <h1 tabIndex={-1}>{titles.resetPassword}</h1>
      {token === '' ? (
        <Banner
          tone="note"
          title={passwordTexts.linkIncomplete}
          actions={<ButtonLink to={routes.forgotPassword}>{passwordTexts.newLink}</ButtonLink>}
        >
          <p>{passwordTexts.linkIncompleteBody}</p>
        </Banner>
      ) : (
        <ResetForm
          key={token}
          token={token}
          onDone={() => void navigate(routes.login, { replace: true, state: newsState({ kind: 'password-changed' }) })}
        />
      )}
      <p>
        <Link to={routes.login}>{passwordTexts.backToLogin}</Link>
      </p>
    </div>
  );
}

import { useState } from 'react';
import { Link } from 'react-router-dom';
import { useConfig } from '../../../hooks/shared/use-config.ts';
import { routes } from '../../../routes.ts';
import { passwordTexts } from '../../../strings/accounts/account.ts';
import { titles } from '../../../strings/shell/titles.ts';
import { Banner } from '../../../ui/feedback/banner.tsx';
import { ButtonLink } from '../../../ui/button.tsx';
import styles from './account-screens.module.css';
import { ForgotForm } from './forgot-form.tsx';

/** `/forgot-password`: a link by mail where the server sends any, else from an administrator. */
export default function ForgotScreen() {
  const config = useConfig();
  const [isSent, setSent] = useState(false);
  return (
    <div className={styles['screen']}>
      <h1 tabIndex={-1}>{titles.forgotPassword}</h1>
      {isSent && (
        <Banner tone="good" title={passwordTexts.forgotSent}>
          <p>{passwordTexts.forgotSentBody}</p>
        </Banner>
      )}
      {config?.mail && !isSent && <ForgotForm onDone={() => setSent(true)} />}
      {config && config.mail === undefined && (
        <>
          <p role="status">{passwordTexts.mailUnknown}</p>
          <p>
            <Link to={routes.contact}>{passwordTexts.askAdmin}</Link>
          </p>
        </>
      )}
      {config?.mail === false && (
        <Banner
          tone="note"
          title={passwordTexts.noMail}
          actions={<ButtonLink to={routes.contact}>{passwordTexts.askAdmin}</ButtonLink>}
        >
          <p>{passwordTexts.noMailBody}</p>
        </Banner>
      )}
      <p>
        <Link to={routes.login}>{passwordTexts.backToLogin}</Link>
      </p>
    </div>
  );
}

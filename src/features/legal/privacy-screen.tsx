import { consentVersion } from '../../strings/accounts/account.ts';
import { appTexts } from '../../strings/shell/app.ts';
import { privacyTexts } from '../../strings/legal/privacy.ts';
import { LegalPage } from './legal-page.tsx';

/** `/privacy-policy`: the text that an account agrees to at registration. */
export default function PrivacyScreen() {
  return <LegalPage title={appTexts.privacyPolicy} version={consentVersion} asOf="2026-11-26" texts={privacyTexts} />;
}

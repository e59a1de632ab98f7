import { consentVersion } from '../../strings/account.ts';
import { appTexts } from '../../strings/app.ts';
import { privacyTexts } from '../../strings/privacy.ts';
import { LegalPage } from './legal-page.tsx';

/** `/privacy-policy`: the text that an account agrees to at registration. */
export default function PrivacyScreen() {
  return <LegalPage title={appTexts.privacyPolicy} version={consentVersion} asOf="2026-11-26" texts={privacyTexts} />;
}

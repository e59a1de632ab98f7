import { appTexts } from '../../strings/shell/app.ts';
import { cookieTexts } from '../../strings/legal/cookies.ts';
import { LegalPage } from './legal-page.tsx';

/** `/cookie-policy`. */
export default function CookiesScreen() {
  return <LegalPage title={appTexts.cookiePolicy} version="2026-11.5" asOf="2026-11-26" texts={cookieTexts} />;
}

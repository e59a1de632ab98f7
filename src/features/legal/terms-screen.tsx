import { appTexts } from '../../strings/shell/app.ts';
import { termsTexts } from '../../strings/legal/terms.ts';
import { LegalPage } from './legal-page.tsx';

/** `/terms-of-service`. */
export default function TermsScreen() {
  return <LegalPage title={appTexts.termsOfService} version="2026-11.2" asOf="2026-11-22" texts={termsTexts} />;
}

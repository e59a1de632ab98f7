import { useConfig } from '../../hooks/shared/use-config.ts';
import { providerHost } from '../../maps/route/provider-host.ts';
import { consentVersion } from '../../strings/accounts/account.ts';
import { leftToRight } from '../../strings/isolate.ts';
import { privacyTexts, routeServiceTexts } from '../../strings/legal/privacy.ts';
import { appTexts } from '../../strings/shell/app.ts';
import { LegalPage } from './legal-page.tsx';

/** `/privacy-policy`: the text that an account agrees to at registration, and whom this deployment names in it. */
export default function PrivacyScreen() {
  const host = providerHost(useConfig()?.osrmUrl);
  const texts = host === undefined ? privacyTexts : withRouteService(host);
  return <LegalPage title={appTexts.privacyPolicy} version={consentVersion} asOf="2026-11-26" texts={texts} />;
}

function withRouteService(host: string): typeof privacyTexts {
  const { parts } = privacyTexts;
  return {
    ...privacyTexts,
    parts: Object.fromEntries(
      Object.entries(parts).map(([id, part]) => [
        id,
        id === 'position' ? { ...part, text: [...part.text, routeServiceTexts.named(leftToRight(host))] } : part,
      ]),
    ),
  };
}

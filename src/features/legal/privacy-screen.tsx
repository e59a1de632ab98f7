import { modelHostIn } from '../../data/queries/model-host.ts';
import { useConfig } from '../../hooks/shared/use-config.ts';
import { providerHost } from '../../maps/route/provider-host.ts';
import { consentVersion } from '../../strings/accounts/account.ts';
import { leftToRight } from '../../strings/isolate.ts';
import { assistantPrivacyTexts, privacyTexts, routeServiceTexts } from '../../strings/legal/privacy.ts';
import { appTexts } from '../../strings/shell/app.ts';
import { LegalPage } from './legal-page.tsx';

type Texts = typeof privacyTexts;

/** `/privacy-policy`: the text that an account agrees to at registration, and whom this deployment names in it. */
export default function PrivacyScreen() {
  const config = useConfig();
  const routeHost = providerHost(config?.osrmUrl);
  const model = modelHostIn(config);
  let texts: Texts = privacyTexts;
  if (routeHost !== undefined) texts = withText(texts, routeServiceTexts.named(leftToRight(routeHost)));
  if (config?.googleMapsKey !== undefined) texts = withText(texts, routeServiceTexts.google);
  if (model !== undefined) {
    const { direct, named } = assistantPrivacyTexts;
    texts = withPoint(texts, (model.isDirect ? direct : named)(leftToRight(model.host)));
  }
  const translator = config?.translator;
  if (translator !== undefined) texts = withPoint(texts, assistantPrivacyTexts.translates(leftToRight(translator)));
  return <LegalPage title={appTexts.privacyPolicy} version={consentVersion} asOf="2026-11-28" texts={texts} />;
}

/** Where a route service is named: with what is said of positions. */
function withText(texts: Texts, said: string): Texts {
  const { position, ...parts } = texts.parts;
  if (position === undefined) return texts;
  return replaced(texts, { ...parts, position: { ...position, text: [...position.text, said] } });
}

/** Where a language model is named: with who sees what. */
function withPoint(texts: Texts, said: string): Texts {
  const { seen, ...parts } = texts.parts;
  if (seen === undefined) return texts;
  return replaced(texts, { ...parts, seen: { ...seen, points: [...seen.points, said] } });
}

/** In the order in which they stood. */
function replaced(texts: Texts, parts: Texts['parts']): Texts {
  const inOrder = Object.keys(texts.parts).flatMap((id) => {
    const part = parts[id];
    return part === undefined ? [] : [[id, part] as const];
  });
  return { ...texts, parts: Object.fromEntries(inOrder) };
}

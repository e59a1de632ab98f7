import { lazy, Suspense, type ReactNode } from 'react';
import { loadUntilThere } from '../../hooks/shared/load-until-there.ts';
import { bringGoogleTexts } from '../../strings/google-packs.ts';
import type { GoogleConsentProps } from './google-consent.tsx';

const GoogleConsent = lazy(() =>
  loadUntilThere(async () => {
    const [part] = await Promise.all([import('./google-consent.tsx'), bringGoogleTexts()]);
    return { default: part.GoogleConsent };
  }),
);

/** `GoogleConsent`, and until it can be read what holds without Google. */
export function LazyGoogleConsent({ without, ...props }: GoogleConsentProps & { without: ReactNode }) {
  return (
    <Suspense fallback={without}>
      <GoogleConsent {...props} />
    </Suspense>
  );
}

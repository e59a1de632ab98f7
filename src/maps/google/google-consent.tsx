import { useEffect } from 'react';
import { leftToRight } from '../../strings/isolate.ts';
import { googleRouteTexts } from '../../strings/public/google.ts';
import { GoogleLinks } from './google-links.tsx';

export interface GoogleConsentProps {
  /** The route service that is asked after Google. */
  host: string | undefined;
  /** Called with `true` once this can be read, and with `false` once it is gone: a tap is a consent to what was read alone. */
  onShown(isShown: boolean): void;
}

/** What a tap on *Show route* tells Google, before it. */
export function GoogleConsent({ host, onShown }: GoogleConsentProps) {
  useEffect(() => {
    onShown(true);
    return () => onShown(false);
  }, [onShown]);
  return (
    <>
      <p>{googleRouteTexts.asks}</p>
      <GoogleLinks />
      {host !== undefined && <p>{googleRouteTexts.otherwise(leftToRight(host))}</p>}
    </>
  );
}

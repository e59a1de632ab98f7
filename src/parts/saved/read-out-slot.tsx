import { lazy } from 'react';
import { loadUntilThere } from '../../hooks/shared/load-until-there.ts';
import { LatePart } from '../late-part.tsx';
import { bringAllTexts } from '../../strings/packs.ts';

const ReadOut = lazy(() =>
  loadUntilThere(() => bringAllTexts().then(async () => ({ default: (await import('./read-out.tsx')).ReadOut }))),
);

/** The reference for another person, once that is loaded: most people write for themselves. */
export function ReadOutSlot(props: { reference: string; isSent: boolean }) {
  return (
    <LatePart>
      <ReadOut {...props} />
    </LatePart>
  );
}

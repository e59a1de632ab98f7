import { lazy } from 'react';
import { loadUntilThere } from '../../hooks/shared/load-until-there.ts';
import { bringOtherTexts } from '../../strings/packs.ts';

/** `PlacePin`, once there are words for it in the person's language: a form's own texts have none. */
export const LatePlacePin = lazy(() =>
  loadUntilThere(() => bringOtherTexts().then(async () => ({ default: (await import('./place-pin.tsx')).PlacePin }))),
);

import { lazy, useEffect } from 'react';
import { refreshConfig } from '../data/sync/refresh-config.ts';
import { AfterPaint } from './after-paint.tsx';

const UpdatePrompt = lazy(async () => ({ default: (await import('./update-prompt.tsx')).UpdatePrompt }));
const InstallCard = lazy(async () => ({ default: (await import('./install-card.tsx')).InstallCard }));
const Toaster = lazy(async () => ({ default: (await import('../ui/toaster.tsx')).Toaster }));

/** What comes into the shell once the first screen stands. */
export function LateParts() {
  useEffect(() => void refreshConfig(), []);
  return (
    <>
      <Toaster />
      <UpdatePrompt />
    </>
  );
}

/** The offer to install, for the home screen. */
export function InstallSlot() {
  return (
    <AfterPaint>
      <InstallCard />
    </AfterPaint>
  );
}

import { lazy, useEffect } from 'react';
import { loadUntilThere } from '../hooks/load-until-there.ts';
import { AfterPaint } from './after-paint.tsx';

const UpdatePrompt = lazy(async () => ({ default: (await import('./update-prompt.tsx')).UpdatePrompt }));
const InstallCard = lazy(async () => ({ default: (await import('./install-card.tsx')).InstallCard }));
const Toaster = lazy(async () => ({ default: (await import('../ui/toaster.tsx')).Toaster }));

/** What comes into the shell once the first screen stands. */
export function LateParts() {
  useEffect(() => void bringConfig(), []);
  return (
    <>
      <Toaster />
      <UpdatePrompt />
    </>
  );
}

async function bringConfig(): Promise<void> {
  const { refreshConfig } = await loadUntilThere(() => import('../data/sync/refresh-config.ts'));
  await refreshConfig();
}

/** The offer to install, for the home screen. */
export function InstallSlot() {
  return (
    <AfterPaint>
      <InstallCard />
    </AfterPaint>
  );
}

import { lazy, Suspense, useEffect } from 'react';
import { loadUntilThere } from '../../hooks/shared/load-until-there.ts';
import { keepFocus } from '../../ui/overlay/keep-focus.ts';
import { Toaster } from '../../ui/overlay/toaster.tsx';
import { ArrivalNews } from './arrival-news.tsx';
import { LeaveFlow } from './leave-flow.tsx';
import { UpdatePrompt } from './update-prompt.tsx';

const DemoMark = lazy(() => loadUntilThere(async () => (await import('./late-screens.ts')).demoMark()));
const PushShell = lazy(() => loadUntilThere(async () => (await import('./late-screens.ts')).pushShell()));

/** What stands beside every screen and is needed by none. */
export function LateShell() {
  useEffect(keepFocus, []);
  return (
    <>
      <Toaster />
      <UpdatePrompt />
      <ArrivalNews />
      <LeaveFlow />
      <Suspense fallback={null}>
        <DemoMark />
      </Suspense>
      <Suspense fallback={null}>
        <PushShell />
      </Suspense>
    </>
  );
}

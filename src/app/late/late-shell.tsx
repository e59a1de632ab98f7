import { lazy, Suspense, useEffect, useSyncExternalStore } from 'react';
import { useLocation } from 'react-router-dom';
import { loadUntilThere } from '../../hooks/shared/load-until-there.ts';
import { useLeaveWish } from '../../hooks/items/leave-wish.ts';
import { usePerson } from '../../hooks/shared/use-person.ts';
import { watchServer } from '../../hooks/shared/watch-server.ts';
import { alertPermission, followAlertPermission } from '../../platform/push/alert-permission.ts';
import { routes } from '../../routes.ts';
import { bringAllTexts } from '../../strings/packs.ts';
import { keepFocus } from '../../ui/overlay/keep-focus.ts';
import { Toaster } from '../../ui/overlay/toaster.tsx';
import { ArrivalNews } from './arrival-news.tsx';
import { AssistantSlot } from './assistant-slot.tsx';
import { UpdatePrompt } from './update-prompt.tsx';
import './print.css';

const DemoMark = lazy(() => loadUntilThere(async () => (await import('./late-screens.ts')).demoMark()));
/** Says of texts that only those have whom pushes concern. */
const PushShell = lazy(() =>
  loadUntilThere(async () => {
    const [late] = await Promise.all([import('./late-screens.ts'), bringAllTexts()]);
    return late.pushShell();
  }),
);
const LeaveFlow = lazy(() =>
  loadUntilThere(async () => {
    const [late] = await Promise.all([import('./late-screens.ts'), bringAllTexts()]);
    return late.leaveFlow();
  }),
);

/** What stands beside every screen and is needed by none. */
export function LateShell() {
  const usesPush = useUsesPush();
  const person = usePerson();
  // The wish outlasts the person: it is met only once nobody is logged in.
  const mayLeave = useLeaveWish() || person !== undefined;
  useEffect(keepFocus, []);
  useEffect(() => watchServer({ isAsking: false }), []);
  return (
    <>
      <Toaster />
      <UpdatePrompt />
      <ArrivalNews />
      <AssistantSlot />
      {mayLeave && (
        <Suspense fallback={null}>
          <LeaveFlow />
        </Suspense>
      )}
      <Suspense fallback={null}>
        <DemoMark />
      </Suspense>
      {usesPush && (
        <Suspense fallback={null}>
          <PushShell />
        </Suspense>
      )}
    </>
  );
}

/** Whether pushes concern this phone, or something was sent that a person may want to hear more of: all others do without that code. */
function useUsesPush(): boolean {
  const person = usePerson();
  const permission = useSyncExternalStore(followAlertPermission, alertPermission);
  const { pathname, search } = useLocation();
  return person !== undefined || permission === 'allowed' || pathname === routes.outbox || search.includes('item=');
}

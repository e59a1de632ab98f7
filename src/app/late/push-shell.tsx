import { lazy, Suspense, useEffect } from 'react';
import { createPortal } from 'react-dom';
import { useLocation } from 'react-router-dom';
import { loadUntilThere } from '../../hooks/shared/load-until-there.ts';
import { routes } from '../../routes.ts';
import { useApprovalNews } from './approval-news.ts';
import { OpenedByPush } from './opened-by-push.tsx';
import { PushedToasts } from './pushed-toasts.tsx';
import { startPushDriver } from '../drivers/push-driver.ts';

const SentSlot = lazy(() => loadUntilThere(async () => ({ default: (await import('./card-slot.tsx')).SentSlot })));

let hasStarted = false;

/** What pushes, and decisions about an account, need of an open page, beside every screen and needed by none. */
export function PushShell() {
  const { pathname, search } = useLocation();
  useEffect(() => {
    if (!hasStarted) startPushDriver();
    hasStarted = true;
  }, []);
  useApprovalNews();
  const main = document.getElementById('main');
  const hasSlot = pathname === routes.outbox || search.includes('item=');
  return (
    <>
      <OpenedByPush />
      <PushedToasts />
      {main && hasSlot && <Suspense fallback={null}>{createPortal(<SentSlot />, main)}</Suspense>}
    </>
  );
}

import { Suspense, useEffect, type ReactNode } from 'react';
import { Route, Routes, useLocation } from 'react-router-dom';
import { routes } from '../../routes.ts';
import { titles } from '../../strings/shell/titles.ts';
import { AfterPaint } from '../late/after-paint.tsx';
import { EndSlot } from '../late/late-parts.tsx';
import { aid, home, report } from './first-screens.ts';
import { framed, Loading } from './framed.tsx';
import { otherScreens } from './other-screens.ts';
import { ScreenBoundary } from './screen-boundary.tsx';

/** Address → screen, for those that are written as pages. The table of all others is asked for where none of these is meant, and once they stand. */
export function FirstTable({ homeSlot }: { homeSlot: ReactNode }) {
  return (
    <>
      <Routes>
        <Route path={routes.home} element={framed(titles.home, <home.Screen slot={homeSlot} end={<EndSlot />} />)} />
        <Route path={routes.reportDisaster} element={framed(titles.report, <report.Screen />)} />
        <Route path={routes.requestAssistance} element={framed(titles.aid, <aid.Screen />)} />
        <Route path="*" element={<Others />} />
      </Routes>
      <AfterPaint>
        <OthersAhead />
      </AfterPaint>
    </>
  );
}

/** A table that could not be had is said, and asked for again at another address. */
function Others() {
  const { pathname } = useLocation();
  return (
    <ScreenBoundary place={pathname} onBroken={otherScreens.askAgain}>
      <Suspense fallback={<Loading />}>
        <otherScreens.Screen />
      </Suspense>
    </ScreenBoundary>
  );
}

/** Once their table is there the first step to another screen waits for that screen alone. */
function OthersAhead() {
  // What could not be had is asked for again where it is needed.
  useEffect(() => void otherScreens.bring().catch(() => undefined), []);
  return null;
}

import { lazy, Suspense, type ReactNode } from 'react';
import { Route, Routes } from 'react-router-dom';
import { routes } from '../routes.ts';
import { appTexts } from '../strings/app.ts';
import { titles } from '../strings/titles.ts';
import { ScreenBoundary } from './screen-boundary.tsx';
import { ScreenFrame } from './screen-frame.tsx';
import styles from './screen-table.module.css';

const HomeScreen = lazy(() => import('../features/home/home-screen.tsx'));
const ReportScreen = lazy(() => import('../features/reports/report-screen.tsx'));
const AidScreen = lazy(() => import('../features/aid/aid-screen.tsx'));
const OutboxScreen = lazy(() => import('../features/outbox/outbox-screen.tsx'));
const UnbuiltScreen = lazy(() => import('../features/home/unbuilt-screen.tsx'));

/** Address → screen. Each screen is a chunk of its own, loaded when it is asked for. */
export function ScreenTable({ homeSlot }: { homeSlot: ReactNode }) {
  return (
    <Routes>
      <Route path={routes.home} element={framed(titles.home, <HomeScreen slot={homeSlot} />)} />
      <Route path={routes.reportDisaster} element={framed(titles.report, <ReportScreen />)} />
      <Route path={routes.requestAssistance} element={framed(titles.aid, <AidScreen />)} />
      <Route path={routes.outbox} element={framed(titles.outbox, <OutboxScreen />)} />
      <Route path="*" element={framed(titles.unbuilt, <UnbuiltScreen />)} />
    </Routes>
  );
}

function framed(title: string, screen: ReactNode) {
  return (
    <ScreenBoundary key={title}>
      <Suspense fallback={<p className={styles['loading']}>{appTexts.loading}</p>}>
        <ScreenFrame title={title}>{screen}</ScreenFrame>
      </Suspense>
    </ScreenBoundary>
  );
}

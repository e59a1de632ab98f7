import { lazy, Suspense, type ComponentType, type ReactNode } from 'react';
import { Route, Routes } from 'react-router-dom';
import { loadUntilThere } from '../hooks/load-until-there.ts';
import { routes } from '../routes.ts';
import { appTexts } from '../strings/app.ts';
import { titles } from '../strings/titles.ts';
import { ScreenBoundary } from './screen-boundary.tsx';
import { ScreenFrame } from './screen-frame.tsx';
import styles from './screen-table.module.css';

/** Tries for a screen's chunk: a moment without network heals by itself, a chunk that is gone for good is said. */
const SCREEN_TRIES = 4;

const HomeScreen = screen(() => import('../features/home/home-screen.tsx'));
const ReportScreen = screen(() => import('../features/reports/report-screen.tsx'));
const AidScreen = screen(() => import('../features/aid/aid-screen.tsx'));
const OutboxScreen = screen(() => import('../features/outbox/outbox-screen.tsx'));
const UnbuiltScreen = screen(() => import('../features/home/unbuilt-screen.tsx'));

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

function screen<Props>(load: () => Promise<{ default: ComponentType<Props> }>) {
  return lazy(() => loadUntilThere(load, SCREEN_TRIES));
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

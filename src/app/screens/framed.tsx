import { Suspense, type ReactNode } from 'react';
import { appTexts } from '../../strings/shell/app.ts';
import { ScreenBoundary } from './screen-boundary.tsx';
import { ScreenFrame } from './screen-frame.tsx';
import styles from './screen-table.module.css';

/** A screen with its title, what holds its place, and what catches it. */
export function framed(title: string, screen: ReactNode, width?: 'wide') {
  return (
    <ScreenBoundary key={title}>
      <Suspense fallback={<Loading />}>
        <ScreenFrame title={title} isWide={width === 'wide'}>
          {screen}
        </ScreenFrame>
      </Suspense>
    </ScreenBoundary>
  );
}

export function Loading() {
  return <p className={styles['loading']}>{appTexts.loading}</p>;
}

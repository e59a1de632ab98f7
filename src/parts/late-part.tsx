import { Suspense, useState, useSyncExternalStore, type ReactNode } from 'react';
import { failedTries, onFailedTry, tryNow } from '../hooks/shared/load-until-there.ts';
import { appTexts } from '../strings/shell/app.ts';
import { Button } from '../ui/button.tsx';
import { announce } from '../ui/feedback/announcer.tsx';
import styles from './late-part.module.css';

interface PartComingProps {
  /** What cannot be had, where no heading above it says that. */
  words?: string | undefined;
  /** What keeps the place of the part while it is on its way. */
  children?: ReactNode;
}

/** In the place of a part of the app that is on its way: once that could not be brought, it is said, and how to try again. */
export function PartComing({ words = appTexts.partMissing, children }: PartComingProps) {
  const tries = useSyncExternalStore(onFailedTry, failedTries, failedTries);
  // What failed before belongs to other parts: this one may be here in a moment.
  const [triesBefore] = useState(tries);
  if (tries === triesBefore) return children;
  return (
    <div className={styles['missing']}>
      <p>{words}</p>
      <Button
        onClick={() => {
          announce(appTexts.loading);
          tryNow();
        }}
      >
        {appTexts.tryAgain}
      </Button>
    </div>
  );
}

interface LatePartProps {
  words?: string;
  fallback?: ReactNode;
  children: ReactNode;
}

/** A part of a screen that comes late. Never nothing: a phone that could not keep the whole app says what it lacks. */
export function LatePart({ words, fallback, children }: LatePartProps) {
  return <Suspense fallback={<PartComing words={words}>{fallback}</PartComing>}>{children}</Suspense>;
}

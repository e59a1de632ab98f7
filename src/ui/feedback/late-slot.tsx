import { Suspense, useSyncExternalStore, type ReactNode } from 'react';
import styles from './late-slot.module.css';

const never = () => () => undefined;

interface LateSlotProps {
  /** Stands there until the part does. */
  coming: ReactNode;
  children: ReactNode;
}

/** Keeps the place of a button that a screen gains once the page that the server wrote has woken: nothing below it moves. */
export function LateSlot({ coming, children }: LateSlotProps) {
  const isAwake = useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
  return <div className={styles['slot']}>{isAwake && <Suspense fallback={coming}>{children}</Suspense>}</div>;
}

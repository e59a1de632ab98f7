import { Suspense, useSyncExternalStore, type ReactNode } from 'react';
import styles from './late-slot.module.css';

const never = () => () => undefined;

/** Keeps the place of a button that a screen gains once the page that the server wrote has woken: nothing below it moves. */
export function LateSlot({ children }: { children: ReactNode }) {
  const isAwake = useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
  return <div className={styles['slot']}>{isAwake && <Suspense>{children}</Suspense>}</div>;
}

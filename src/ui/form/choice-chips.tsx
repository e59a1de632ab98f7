import type { ReactNode } from 'react';
import styles from './choice-chips.module.css';

/** Choices beside each other, each of which counts at once. `label`: what they are about. */
export function ChoiceChips({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div role="group" aria-label={label} className={styles['chips']}>
      {children}
    </div>
  );
}

interface ChipProps {
  isOn: boolean;
  onPress(): void;
  children: ReactNode;
}

export function Chip({ isOn, onPress, children }: ChipProps) {
  return (
    <button type="button" className={styles['chip']} aria-pressed={isOn} onClick={onPress}>
      {children}
    </button>
  );
}

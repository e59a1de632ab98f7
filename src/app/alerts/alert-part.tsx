import { useState } from 'react';
import { systemClock } from '../../../contract/base/clock.ts';
import { AlertCard } from './alert-card.tsx';
import { noteAlertRefusal } from './alert-memory.ts';
import type { AlertAudience, AlertStep } from './alert-step.ts';

interface AlertPartProps {
  /** With which it began: an answer changes what there is to ask, and the card goes on by itself. */
  first: AlertStep;
  audience: AlertAudience;
}

/** The card about alerts until it is put away. */
export function AlertPart({ first, audience }: AlertPartProps) {
  const [isOpen, setOpen] = useState(true);
  if (!isOpen) return null;
  const later = () => {
    noteAlertRefusal(systemClock.now());
    setOpen(false);
  };
  return <AlertCard first={first} audience={audience} onLater={later} onClose={() => setOpen(false)} />;
}

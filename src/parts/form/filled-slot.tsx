import { lazy, type RefObject } from 'react';
import { loadUntilThere } from '../../hooks/shared/load-until-there.ts';
import { LatePart } from '../late-part.tsx';
import { bringOtherTexts } from '../../strings/packs.ts';

/** Name of the hidden control that lists the controls which were filled in for the person and that nobody has looked at yet. */
export const FILLED = 'filled';

const FilledNote = lazy(() =>
  loadUntilThere(() =>
    bringOtherTexts().then(async () => ({ default: (await import('./filled-note.tsx')).FilledNote })),
  ),
);

interface FilledSlotProps {
  form: RefObject<HTMLFormElement | null>;
  /** Names of controls, with spaces between them; the empty text for none. */
  filled: string;
  /** Some were looked at: these are left. */
  onLooked(left: string): void;
}

/** What was filled in for a person stays marked until it was looked at, also by the next visit: the marks are in the draft. */
export function FilledSlot({ form, filled, onLooked }: FilledSlotProps) {
  if (filled === '') return null;
  return (
    <>
      <input type="hidden" name={FILLED} value={filled} />
      <LatePart>
        <FilledNote form={form} names={filled.split(' ')} onLooked={(left) => onLooked(left.join(' '))} />
      </LatePart>
    </>
  );
}

import { lazy, Suspense } from 'react';
import { loadUntilThere } from '../../hooks/shared/load-until-there.ts';
import { bringAllTexts } from '../../strings/packs.ts';
import { PartComing } from '../late-part.tsx';
import type { TheirWords } from './on-behalf.tsx';

const OnBehalf = lazy(() =>
  loadUntilThere(() => bringAllTexts().then(async () => ({ default: (await import('./on-behalf.tsx')).OnBehalf }))),
);

interface BehalfSlotProps {
  /** Of the control. */
  name: string;
  isOn: boolean;
  onChange(isOn: boolean): void;
  /** How the person's own fields are called then; undefined: as ever. */
  onWords(words: TheirWords | undefined): void;
}

/** The box, once it is loaded: for those alone who have an account. What an earlier visit ticked stays said until then. */
export function BehalfSlot({ name, isOn, onChange, onWords }: BehalfSlotProps) {
  return (
    <Suspense
      fallback={
        <>
          {isOn && <input type="hidden" name={name} value="true" />}
          <PartComing />
        </>
      }
    >
      <OnBehalf {...{ name, isOn, onChange, onWords }} />
    </Suspense>
  );
}

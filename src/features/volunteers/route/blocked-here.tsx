import { lazy, useState } from 'react';
import type { Point } from '../../../../contract/base/great-circle.ts';
import { loadUntilThere } from '../../../hooks/shared/load-until-there.ts';
import { LatePart } from '../../../parts/late-part.tsx';
import { routeBlockTexts } from '../../../strings/volunteers/route-blocks.ts';
import { Button } from '../../../ui/button.tsx';

const RoadSheet = lazy(() =>
  loadUntilThere(async () => ({ default: (await import('../roads/road-sheet.tsx')).RoadSheet })),
);

interface BlockedHereProps {
  /** On the stretch that is meant. */
  place: Point;
  /** Which stretch that is, in words. */
  stretch: string;
  /** What the button says, where that names the stretch already. */
  label?: string;
  /** It is saved: there is a report of it on this phone. */
  onBlocked(): void;
}

/** A volunteer meets a blocked road on the way: what blocks it is the second tap, and then another way is looked for. */
export function BlockedHere({ place, stretch, label, onBlocked }: BlockedHereProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button
        look="quiet"
        icon="alert"
        aria-label={label === undefined ? routeBlockTexts.blockedOn(stretch) : undefined}
        onClick={() => setOpen(true)}
      >
        {label ?? routeBlockTexts.blocked}
      </Button>
      {isOpen && (
        <LatePart>
          <RoadSheet
            around={place}
            at={{ place, words: routeBlockTexts.where(stretch) }}
            onSaved={onBlocked}
            onClose={() => setOpen(false)}
          />
        </LatePart>
      )}
    </>
  );
}

import { LatePlacePin } from '../../maps/pin/late-place-pin.tsx';
import { readPosition } from '../../../contract/base/read-position.ts';
import { positionText } from '../../maps/pin/position-text.ts';
import { keptPosition } from '../../hooks/draft/kept-position.ts';
import { controlId } from '../../ui/form/field.tsx';

/** The place of an aid request set on the map: it takes the place of the phone's own position. */
export function AidPin({ kept, onKept }: { kept: string; onKept(kept: string): void }) {
  return (
    <LatePlacePin
      pin={undefined}
      known={() => keptPoint(kept) ?? typedPosition()}
      onSet={(point) => onKept(positionText(point))}
    />
  );
}

function keptPoint(kept: string) {
  const place = keptPosition(kept);
  return place && { lat: place.lati, lng: place.long, accuracyM: place.accuracyM };
}

function typedPosition() {
  const field = document.getElementById(controlId('location'));
  return field instanceof HTMLInputElement ? readPosition(field.value) : undefined;
}

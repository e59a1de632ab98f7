import { LatePlacePin } from '../../maps/pin/late-place-pin.tsx';
import { readPosition } from '../../../contract/base/read-position.ts';
import { positionText } from '../../maps/pin/position-text.ts';
import { controlId } from '../../ui/form/field.tsx';
import { PINNED } from './build-report-form.ts';
import type { PositionState } from './use-position.ts';

interface ReportPinProps {
  position: PositionState;
  kept: string;
  onKept(kept: string): void;
}

/** The report's place set on the map: it goes before the phone's own position. */
export function ReportPin({ position, kept, onKept }: ReportPinProps) {
  const isPinned = kept.endsWith(PINNED);
  const place = readPosition(isPinned ? kept.slice(0, -PINNED.length) : kept);
  return (
    <LatePlacePin
      pin={isPinned ? place : undefined}
      known={() => place ?? phonePosition(position) ?? typedPosition()}
      onSet={(point) => onKept(`${positionText(point)}${PINNED}`)}
      onRemove={() => onKept('')}
    />
  );
}

function phonePosition(position: PositionState) {
  const known = position.kind === 'offered' ? undefined : position.known;
  return known && { lat: known.lati, lng: known.long };
}

function typedPosition() {
  const control = document.getElementById(controlId('address'));
  return control instanceof HTMLInputElement ? readPosition(control.value) : undefined;
}

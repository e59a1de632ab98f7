import { LatePlacePin } from '../../maps/pin/late-place-pin.tsx';
import { readPosition } from '../../../contract/base/read-position.ts';
import { positionText } from '../../maps/pin/position-text.ts';
import { isOnMap } from '../../maps/place.ts';
import { controlId } from '../../ui/form/field.tsx';
import { keptPosition } from '../../hooks/draft/kept-position.ts';
import { PINNED } from './build-report-form.ts';
import type { PositionState } from './use-position.ts';

interface ReportPinProps {
  position: PositionState;
  kept: string;
  onKept(kept: string): void;
}

/** The report's place set on the map: it goes before the phone's own position. */
export function ReportPin({ position, kept, onKept }: ReportPinProps) {
  const place = keptPlace(kept);
  return (
    <LatePlacePin
      pin={kept.endsWith(PINNED) ? place : undefined}
      known={() => place ?? phonePosition(position) ?? typedPosition()}
      onSet={(point) => onKept(`${positionText(point)}${PINNED}`)}
      onRemove={() => onKept('')}
    />
  );
}

function keptPlace(kept: string) {
  const place = keptPosition(kept);
  const point = place && { lat: place.lati, lng: place.long, accuracyM: place.accuracyM };
  return point && isOnMap(point) ? point : undefined;
}

function phonePosition(position: PositionState) {
  const known = position.kind === 'offered' ? undefined : position.known;
  return known && { lat: known.lati, lng: known.long, accuracyM: known.accuracyMetres };
}

function typedPosition() {
  const control = document.getElementById(controlId('address'));
  return control instanceof HTMLInputElement ? readPosition(control.value) : undefined;
}

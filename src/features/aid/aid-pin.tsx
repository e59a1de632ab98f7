import { LatePlacePin } from '../../maps/pin/late-place-pin.tsx';
import { readPosition } from '../../../contract/base/read-position.ts';
import { positionText } from '../../maps/pin/position-text.ts';
import { controlId } from '../../ui/form/field.tsx';

/** The place of an aid request set on the map: it becomes the text of its field, as the phone's position does. */
export function AidPin({ accuracyM, onFilled }: { accuracyM: number | undefined; onFilled(): void }) {
  return (
    <LatePlacePin
      pin={undefined}
      known={() => {
        const point = readPosition(control()?.value ?? '');
        return point && { ...point, accuracyM };
      }}
      onSet={(point) => {
        const field = control();
        if (!field) return;
        field.value = positionText(point);
        onFilled();
      }}
    />
  );
}

function control(): HTMLInputElement | undefined {
  const found = document.getElementById(controlId('location'));
  return found instanceof HTMLInputElement ? found : undefined;
}

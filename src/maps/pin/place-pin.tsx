import { lazy, Suspense, useState } from 'react';
import { loadUntilThere } from '../../hooks/shared/load-until-there.ts';
import { pinTexts } from '../../strings/public/maps.ts';
import { announce } from '../../ui/feedback/announcer.tsx';
import { Button } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import { Sheet } from '../../ui/overlay/sheet.tsx';
import { MapComing } from '../map-coming.tsx';
import type { KnownPoint, MapPoint } from '../place.ts';
import styles from './place-pin.module.css';
import { shownPosition } from './position-text.ts';

const PinMap = lazy(() => loadUntilThere(async () => ({ default: (await import('./pin-map.tsx')).PinMap })));

export interface PlacePinProps {
  /** The place that was set on the map. */
  pin: MapPoint | undefined;
  /** What the form knows of the place otherwise. */
  known(): KnownPoint | undefined;
  onSet(point: MapPoint): void;
  /** Decimals of a degree to which the place is kept; absent: all that the map has. */
  decimals?: number;
  /** Metres around the place that it stands for: they are drawn. */
  aroundM?: number | undefined;
  /** Absent where what was set is text like any other. */
  onRemove?: (() => void) | undefined;
}

/** A form's way to set its place on a map: a button, and what was set with it. */
export function PlacePin({ pin, known, decimals, aroundM, onSet, onRemove }: PlacePinProps) {
  const [start, setStart] = useState<{ at: KnownPoint | undefined }>();
  const close = () => setStart(undefined);
  return (
    <div className={styles['pin']}>
      {pin && (
        <p className={styles['set']}>
          <Icon name="pin" size={20} />
          {pinTexts.chosen(...shownPosition(pin, decimals))}
        </p>
      )}
      <div className={styles['actions']}>
        <Button icon="globe" onClick={() => setStart({ at: pin ?? known() })}>
          {pin ? pinTexts.change : pinTexts.choose}
        </Button>
        {pin && onRemove && (
          <Button
            icon="trash"
            onClick={() => {
              onRemove();
              announce(pinTexts.removed);
            }}
          >
            {pinTexts.remove}
          </Button>
        )}
      </div>
      {start && (
        <Sheet title={pinTexts.title} close={pinTexts.cancel} onClose={close}>
          <Suspense fallback={<MapComing />}>
            <PinMap
              start={start.at}
              decimals={decimals}
              aroundM={aroundM}
              onUse={(point) => {
                close();
                onSet(point);
                announce(pinTexts.set);
              }}
              onCancel={close}
            />
          </Suspense>
        </Sheet>
      )}
    </div>
  );
}

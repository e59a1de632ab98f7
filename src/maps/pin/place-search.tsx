import { useEffect, useRef, useState, type RefObject } from 'react';
import { rememberPlace } from '../../hooks/lists/last-place.ts';
import { useConfig } from '../../hooks/shared/use-config.ts';
import { language } from '../../strings/language.ts';
import { isolated } from '../../strings/isolate.ts';
import { placeSearchTexts } from '../../strings/public/google.ts';
import { mapTexts, pinTexts } from '../../strings/public/maps.ts';
import { Banner } from '../../ui/feedback/banner.tsx';
import { Skeleton } from '../../ui/feedback/skeleton.tsx';
import { Button } from '../../ui/button.tsx';
import { GoogleLinks } from '../google/google-links.tsx';
import { loadGoogle, onGoogleRefused } from '../google/load-google.ts';
import { useGoogleMap } from '../google/use-google-map.ts';
import { isOnMap, type MapPoint } from '../place.ts';
import type { GoogleTrouble } from '../route/route.ts';
import { PinMark } from './pin-mark.tsx';
import styles from './pin-map.module.css';
import { shownPosition } from './position-text.ts';
import { KNOWN_ZOOM } from './start-view.ts';

export interface PlaceSearchProps {
  googleKey: string;
  onUse(point: MapPoint): void;
  onBack(): void;
}

interface FoundPlace extends MapPoint {
  name: string;
}

type Trouble = GoogleTrouble | 'no-place' | 'failed';

/**
 * A place by its name, from Google. It is shown on Google's map, where alone its terms let it be shown, and the pin takes what the person
 * has moved that map to. In place of the app's own map, never beside it.
 */
export function PlaceSearch({ googleKey, onUse, onBack }: PlaceSearchProps) {
  const [found, setFound] = useState<FoundPlace>();
  const [trouble, setTrouble] = useState<Trouble>();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const { box, isLoading } = useAutocomplete(googleKey, {
    onFound: (place) => {
      setTrouble(undefined);
      setFound(place);
    },
    onFailed: setTrouble,
  });
  const isOver = trouble !== undefined && trouble !== 'no-place';
  return (
    <div className={styles['choosing']}>
      <h3 ref={heading} tabIndex={-1} className={styles['heading']}>
        {pinTexts.search}
      </h3>
      {trouble !== undefined && (
        <Banner tone="bad">
          <p>{troubleWords(trouble)}</p>
        </Banner>
      )}
      {isLoading && !isOver && <Skeleton label={placeSearchTexts.loading} />}
      <div ref={box} hidden={isOver} />
      {found && !isOver && (
        <FoundMap key={`${found.lat} ${found.lng}`} {...{ googleKey, found, onUse }} onFailed={setTrouble} />
      )}
      <p className={styles['words']}>{pinTexts.searchSends}</p>
      <GoogleLinks />
      <div className={styles['actions']}>
        <Button onClick={onBack}>{placeSearchTexts.back}</Button>
      </div>
    </div>
  );
}

interface FoundMapProps {
  googleKey: string;
  found: FoundPlace;
  onUse(point: MapPoint): void;
  onFailed(trouble: GoogleTrouble): void;
}

function FoundMap({ googleKey, found, onUse, onFailed }: FoundMapProps) {
  const [point, setPoint] = useState<MapPoint>(found);
  const { box, map } = useGoogleMap({ googleKey, center: found, zoom: KNOWN_ZOOM, isOpen: true, onFailed });
  useEffect(() => {
    if (!map) return undefined;
    const moving = map.addListener('center_changed', () => {
      const { lat, lng } = map.getCenter()?.toJSON() ?? found;
      setPoint({ lat, lng });
    });
    return () => moving.remove();
  }, [map, found]);
  return (
    <>
      <p role="status">{placeSearchTexts.found(isolated(found.name))}</p>
      <p id="google-pin-help">{placeSearchTexts.move}</p>
      <div className={styles['google']}>
        <div
          ref={box}
          role="group"
          aria-label={pinTexts.title}
          aria-describedby="google-pin-help"
          className={styles['googleMap']}
        />
        <PinMark />
      </div>
      <p className={styles['position']}>{pinTexts.position(...shownPosition(point))}</p>
      <div className={styles['actions']}>
        <Button
          look="aid"
          icon="check"
          onClick={() => {
            rememberPlace({ ...point, zoom: KNOWN_ZOOM });
            onUse(point);
          }}
        >
          {pinTexts.use}
        </Button>
      </div>
    </>
  );
}

interface Listeners {
  onFound(place: FoundPlace): void;
  onFailed(trouble: Trouble): void;
}

/** Google's own input, which takes a name and offers places. */
function useAutocomplete(
  key: string,
  listeners: Listeners,
): { box: RefObject<HTMLDivElement | null>; isLoading: boolean } {
  const box = useRef<HTMLDivElement>(null);
  const latest = useRef(listeners);
  const [isLoading, setLoading] = useState(true);
  const config = useConfig();
  const country = useRef<string>(undefined);
  useEffect(() => {
    latest.current = listeners;
    country.current = config?.country;
  });
  useEffect(() => {
    let element: HTMLElement | undefined;
    let isOver = false;
    const fail = (trouble: Trouble) => {
      if (!isOver) latest.current.onFailed(trouble);
    };
    const show = async () => {
      const loaded = await loadGoogle(key, 'places');
      if (isOver) return;
      setLoading(false);
      if (!loaded.ok) return fail(loaded.failure);
      try {
        element = makeAutocomplete(loaded.value, country.current, { ...latest.current, onFailed: fail });
        box.current?.append(element);
      } catch (error) {
        console.warn('places', error);
        fail('failed');
      }
    };
    const end = onGoogleRefused(() => fail('google-refused'));
    void show();
    return () => {
      isOver = true;
      end();
      element?.remove();
    };
  }, [key]);
  return { box, isLoading };
}

function makeAutocomplete(
  { PlaceAutocompleteElement }: google.maps.PlacesLibrary,
  country: string | undefined,
  { onFound, onFailed }: Listeners,
): HTMLElement {
  const element = new PlaceAutocompleteElement({
    requestedLanguage: language(),
    ...(country !== undefined && { requestedRegion: country.toLowerCase() }),
  });
  element.placeholder = placeSearchTexts.hint;
  element.description = placeSearchTexts.hint;
  element.setAttribute('aria-label', pinTexts.search);
  element.addEventListener('gmp-select', ({ placePrediction }) => {
    void placeOf(placePrediction).then(
      (place) => (place ? onFound(place) : onFailed('no-place')),
      () => onFailed('failed'),
    );
  });
  element.addEventListener('gmp-error', () => onFailed('failed'));
  return element;
}

/** The position alone is asked for: Google counts by what is asked, and said before how the place is called. */
async function placeOf(prediction: google.maps.places.PlacePrediction): Promise<FoundPlace | undefined> {
  const { place } = await prediction.toPlace().fetchFields({ fields: ['location'] });
  const { lat = Number.NaN, lng = Number.NaN } = place.location?.toJSON() ?? {};
  return isOnMap({ lat, lng }) ? { lat, lng, name: prediction.text.text } : undefined;
}

function troubleWords(trouble: Trouble): string {
  if (trouble === 'google-map') return mapTexts.failed;
  if (trouble === 'no-place') return placeSearchTexts.noPlace;
  return trouble === 'failed' ? placeSearchTexts.failed : placeSearchTexts.notLoaded;
}

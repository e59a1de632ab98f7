import { lazy, Suspense, useCallback, useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useMap } from 'react-leaflet';
import { lastPlace, rememberPlace } from '../../hooks/lists/last-place.ts';
import { loadUntilThere } from '../../hooks/shared/load-until-there.ts';
import { useConfig } from '../../hooks/shared/use-config.ts';
import { useOnline } from '../../hooks/shared/use-online.ts';
import { bringGoogleTexts } from '../../strings/google-packs.ts';
import { mapTexts, pinTexts } from '../../strings/public/maps.ts';
import { Skeleton } from '../../ui/feedback/skeleton.tsx';
import { Button } from '../../ui/button.tsx';
import { Area } from '../area.tsx';
import { MapComing } from '../map-coming.tsx';
import { MapFrame } from '../map-frame.tsx';
import { isOnMap, type KnownPoint, type MapPoint } from '../place.ts';
import { Around } from './around.tsx';
import { PinMark } from './pin-mark.tsx';
import { whenTaken } from '../when-taken.ts';
import styles from './pin-map.module.css';
import { shownPosition } from './position-text.ts';
import { KNOWN_ZOOM, startView, type PinView } from './start-view.ts';

const PlaceSearch = lazy(() =>
  loadUntilThere(async () => {
    const [part] = await Promise.all([import('./place-search.tsx'), bringGoogleTexts()]);
    return { default: part.PlaceSearch };
  }),
);

/** From farther away a pin says nothing: its tip is a hundred kilometres wide. */
const FARTHEST_ZOOM = 5;
/** Streets can be told apart from here on. */
const EXACT_ZOOM = 14;

/** Less is no move of a person. */
const LEAST_PX = 2;

interface PinMapProps {
  start: KnownPoint | undefined;
  decimals: number | undefined;
  aroundM: number | undefined;
  onUse(point: MapPoint): void;
  onCancel(): void;
}

/** A map that is moved under a pin in its middle, by finger, mouse or arrow keys. */
export function PinMap(props: PinMapProps) {
  const config = useConfig();
  // What stands there first is not moved under somebody's hand by what is read later.
  return config === undefined ? <MapComing /> : <MovedMap {...props} config={config} />;
}

interface MovedMapProps extends PinMapProps {
  config: NonNullable<ReturnType<typeof useConfig>>;
}

function MovedMap({ start, decimals, aroundM, onUse, onCancel, config }: MovedMapProps) {
  const [first] = useState(() => startView(start, lastPlace(), config.countryView));
  const [view, setView] = useState<PinView>(first);
  const [hasPictures, setPictures] = useState(false);
  const [isTaken, setTaken] = useState(false);
  const [isSearching, setSearching] = useState(false);
  const googleKey = config.googleMapsKey;
  const isOnline = useOnline();
  const help = useRef<HTMLParagraphElement>(null);
  const take = useCallback(() => setTaken(true), []);
  const { point, zoom } = view;
  // What nobody has looked for yet is nobody's place; nor is the middle of a circle in which the phone is somewhere.
  const isLookedFor = isVague(start) ? isTaken : start !== undefined || view !== first;
  const isChosen = isLookedFor && zoom >= FARTHEST_ZOOM && isOnMap(point);

  function use(): void {
    if (!isChosen) return;
    rememberPlace({ ...point, zoom });
    onUse(point);
  }

  function goBack(): void {
    flushSync(() => setSearching(false));
    help.current?.focus();
  }

  if (isSearching && googleKey !== undefined) {
    return (
      <Suspense fallback={<SearchComing onBack={goBack} />}>
        <PlaceSearch googleKey={googleKey} onUse={onUse} onBack={goBack} />
      </Suspense>
    );
  }
  return (
    <div className={styles['choosing']}>
      {googleKey !== undefined && isOnline && (
        <>
          <Button icon="globe" aria-describedby="google-search" onClick={() => setSearching(true)}>
            {pinTexts.search}
          </Button>
          <p id="google-search" className={styles['words']}>
            {pinTexts.searchSends}
          </p>
        </>
      )}
      <p id="pin-help" ref={help} tabIndex={-1}>
        {pinTexts.help}
      </p>
      <MapFrame
        label={pinTexts.title}
        center={first.point}
        zoom={first.zoom}
        height="min(46vh, 26rem)"
        isOpen
        onPictures={setPictures}
        over={<PinMark />}
      >
        <FollowView onMoved={setView} />
        <FollowHand onTaken={take} />
        {aroundM !== undefined && <Around radiusM={aroundM} isKnown={start !== undefined} />}
        {start?.accuracyM !== undefined && <Area point={start} radiusM={start.accuracyM} closest={KNOWN_ZOOM} />}
      </MapFrame>
      <div role="status" className={styles['words']}>
        {isChosen && <p className={styles['position']}>{pinTexts.position(...shownPosition(point, decimals))}</p>}
        {isChosen && !hasPictures && <p>{pinTexts.outlineOnly}</p>}
        {(!isChosen || (hasPictures && zoom < EXACT_ZOOM)) && <p>{pinTexts.coarse}</p>}
      </div>
      <div className={styles['actions']}>
        <Button look="aid" icon="check" aria-disabled={!isChosen} aria-describedby="pin-help" onClick={use}>
          {pinTexts.use}
        </Button>
        <Button onClick={onCancel}>{pinTexts.cancel}</Button>
      </div>
    </div>
  );
}

/** Its code comes with a network alone: who has lost that meanwhile goes back. */
function SearchComing({ onBack }: { onBack(): void }) {
  return (
    <div className={styles['choosing']}>
      <Skeleton label={mapTexts.loading} />
      <div className={styles['actions']}>
        <Button onClick={onBack}>{pinTexts.cancel}</Button>
      </div>
    </div>
  );
}

/** Metres up to which the phone's own position is taken for the place as it is. */
const EXACT_M = 100;

function isVague(start: KnownPoint | undefined): boolean {
  return start?.accuracyM !== undefined && start.accuracyM > EXACT_M;
}

function FollowHand({ onTaken }: { onTaken(): void }) {
  const map = useMap();
  useEffect(() => whenTaken(map, onTaken), [map, onTaken]);
  return null;
}

function FollowView({ onMoved }: { onMoved(view: PinView): void }) {
  const map = useMap();
  useEffect(() => {
    let last = { center: map.getCenter(), zoom: map.getZoom() };
    const tell = () => {
      const [center, zoom] = [map.getCenter(), map.getZoom()];
      // A map whose room changed, for a phone that was turned, moves by less than it can show.
      const moved = map.project(center, zoom).distanceTo(map.project(last.center, zoom));
      if (moved < LEAST_PX && zoom === last.zoom) return;
      last = { center, zoom };
      const { lat, lng } = center.wrap();
      onMoved({ point: { lat, lng }, zoom });
    };
    map.on('moveend', tell);
    return () => void map.off('moveend', tell);
  }, [map, onMoved]);
  return null;
}

import { useEffect, useMemo, useRef, useState } from 'react';
import { useMap } from 'react-leaflet';
import type { MapView } from '../hooks/lists/cells-in-view.ts';
import { Area } from './area.tsx';
import { Choices } from './choices.tsx';
import { fitTo, someOf, zoomInOn } from './fit.ts';
import { canPartAt } from './can-part.ts';
import { MapFrame } from './map-frame.tsx';
import { MarksLayer } from './marks-layer.ts';
import { isStill } from './motion.ts';
import type { MapPlace, MapPoint } from './place.ts';
import { RouteLine, type MapLine } from './route-line.tsx';
import { SelfMark } from './self-mark.tsx';
import { spotsOf, type Spots } from './spots.ts';
import { Stretches, type MapStretch } from './stretches.tsx';
import { nearestLongitude } from './unwrap.ts';
import { whenTaken } from './when-taken.ts';

export interface PlacesMapProps {
  places: readonly MapPlace[];
  /** Blocked roads, which stand beside them: the map looks for its view by the places alone. */
  roads?: readonly MapPlace[] | undefined;
  /** What a screen reader calls the map. */
  label: string;
  /** The place that is looked at: it stands apart, and the map goes there. */
  chosen?: string | undefined;
  onChoose?: ((id: string) => void) | undefined;
  /** Marks in place of those of the places, such as numbers that somebody else has counted. */
  instead?: readonly MapPlace[] | undefined;
  /** Told what the map shows, at first and each time that it has come to rest. */
  onView?: ((view: MapView) => void) | undefined;
  /** Metres round the first place, where its position is rounded or was not known exactly. */
  radiusM?: number | undefined;
  /** Places that come later come into view as well, until the person takes hold of the map. Without it only the first ones do. */
  keepsAllInView?: boolean;
  /** A way to the place: it comes into view whenever it is another one. */
  line?: MapLine | undefined;
  /** Stretches of those roads, between two junctions each, and ways that were driven. */
  stretches?: readonly MapStretch[] | undefined;
  /** Where the phone is, if it is to be seen. */
  self?: MapPoint | undefined;
  /** No closer view than this zoom is shown by itself. */
  closest?: number | undefined;
  /** A CSS length. */
  height?: string | undefined;
}

const MAP_HEIGHT = 'min(60vh, 24rem)';
const WORLD = { lat: 20, lng: 10 };

/**
 * Places on a map, those that stand too near to each other as one mark with their number. A screen shows the same places as a
 * list beside it.
 */
export function PlacesMap(props: PlacesMapProps) {
  const { places, roads, label, chosen, onChoose, radiusM, line, closest, keepsAllInView = false } = props;
  const { stretches, self, instead, onView } = props;
  const spots = useMemo(() => spotsOf(places), [places]);
  const all = useMemo(
    () => (roads === undefined && !instead ? spots : spotsOf([...(instead ?? places), ...(roads ?? [])])),
    [places, instead, roads, spots],
  );
  const [choices, setChoices] = useState<readonly MapPlace[]>([]);
  const [first, ...others] = spots.places;
  return (
    <MapFrame
      label={label}
      center={WORLD}
      zoom={1}
      height={props.height ?? MAP_HEIGHT}
      over={
        choices.length > 0 && (
          <Choices
            places={choices}
            onChoose={onChoose && ((id) => (setChoices([]), onChoose(id)))}
            onClose={() => setChoices([])}
          />
        )
      }
    >
      <Marks
        spots={all}
        inView={spots}
        chosen={chosen}
        closest={closest}
        keepsAllInView={keepsAllInView}
        onChoose={onChoose}
        onCrowd={setChoices}
      />
      {onView && <ViewTold onView={onView} />}
      {radiusM !== undefined && first && (
        <Area point={first} radiusM={radiusM} closest={closest} isAlone={others.length === 0} />
      )}
      {line && <RouteLine line={line} />}
      {stretches && stretches.length > 0 && <Stretches stretches={stretches} />}
      {self && <SelfMark at={self} />}
    </MapFrame>
  );
}

interface MarksProps {
  spots: Spots;
  /** Those that the map goes to by itself. */
  inView: Spots;
  chosen: string | undefined;
  closest: number | undefined;
  keepsAllInView: boolean;
  onChoose: ((id: string) => void) | undefined;
  /** Places on one spot, which no zoom sets apart. */
  onCrowd(places: readonly MapPlace[]): void;
}

function Marks({ spots, inView, chosen, closest, keepsAllInView, onChoose, onCrowd }: MarksProps) {
  const map = useMap();
  const layer = useRef<MarksLayer>(undefined);
  const latest = useRef({ spots, onChoose, onCrowd });
  useEffect(() => {
    latest.current = { spots, onChoose, onCrowd };
  });
  const canChoose = onChoose !== undefined;

  useEffect(() => {
    const marks = new MarksLayer(map, latest.current.spots, {
      onChoose: canChoose ? (id) => latest.current.onChoose?.(id) : undefined,
      onOpen(members) {
        const group = someOf(latest.current.spots, members);
        if (group.places.some(({ weight }) => weight !== undefined)) zoomInOn(map, group);
        else if (canPartAt(group, map.getMaxZoom())) fitTo(map, group, map.getMaxZoom());
        else latest.current.onCrowd(group.places);
      },
    });
    layer.current = marks;
    return () => marks.remove();
  }, [map, canChoose]);

  // Where the person has moved to is theirs.
  const isTheirs = useRef(false);
  useEffect(() => whenTaken(map, () => (isTheirs.current = true)), [map]);

  const shown = useRef(0);
  useEffect(() => {
    const count = inView.places.length;
    if (shown.current === 0 || (keepsAllInView && !isTheirs.current && count > shown.current))
      fitTo(map, inView, closest);
    shown.current = count;
    layer.current?.show(spots, chosen);
  }, [map, spots, inView, chosen, closest, keepsAllInView, canChoose]);

  const target = spots.places.find(({ id }) => id === chosen);
  const [lat, lng] = [target?.lat, target?.lng];
  useEffect(() => {
    if (lat === undefined || lng === undefined) return;
    map.panTo([lat, nearestLongitude(lng, map.getCenter().lng)], { animate: !isStill() });
  }, [map, lat, lng, chosen]);
  return null;
}

function ViewTold({ onView }: { onView(view: MapView): void }) {
  const map = useMap();
  useEffect(() => {
    const tell = () => {
      const bounds = map.getBounds();
      const [south, west, north, east] = [bounds.getSouth(), bounds.getWest(), bounds.getNorth(), bounds.getEast()];
      onView({ zoom: map.getZoom(), south, west, north, east });
    };
    tell();
    map.on('moveend', tell);
    return () => void map.off('moveend', tell);
  }, [map, onView]);
  return null;
}

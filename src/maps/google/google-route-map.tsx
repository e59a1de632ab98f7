import { useEffect, useMemo } from 'react';
import { googleRouteTexts } from '../../strings/public/google.ts';
import type { MapPlace, MapPoint } from '../place.ts';
import type { GoogleTrouble } from '../route/route.ts';
import styles from './google-map.module.css';
import { boundsOf, looks, routeFeatures } from './map-features.ts';
import { useGoogleMap } from './use-google-map.ts';

export interface GoogleRouteMapProps {
  googleKey: string;
  line: readonly MapPoint[];
  /** Where the route leads. */
  place: MapPoint;
  /** What a screen reader calls the map, and the mark of the place. */
  label: string;
  roads?: readonly MapPlace[] | undefined;
  /** No closer view than this zoom is shown by itself. */
  closest: number;
  /** A CSS length. */
  height: string;
  onFailed(trouble: GoogleTrouble): void;
}

const PADDING = 36;

/** A route of Google's on Google's map, where alone its terms let it be drawn. The steps beside it say the same in words. */
export function GoogleRouteMap(props: GoogleRouteMapProps) {
  const { googleKey, line, place, label, roads, closest, height, onFailed } = props;
  const { box, map } = useGoogleMap({ googleKey, center: place, zoom: closest, onFailed });
  const features = useMemo(() => routeFeatures(line, { ...place, title: label }, roads), [line, place, label, roads]);
  useEffect(() => {
    if (!map) return undefined;
    const { data } = map;
    data.setStyle((feature) => {
      const look = looks[feature.getProperty('look') as keyof typeof looks];
      return { ...look, title: String(feature.getProperty('title')) };
    });
    const drawn = data.addGeoJson({ type: 'FeatureCollection', features });
    return () => {
      for (const feature of drawn) data.remove(feature);
    };
  }, [map, features]);
  useEffect(() => {
    if (!map) return;
    // As a limit of the map itself it would hold for the person's hand too.
    map.setOptions({ maxZoom: closest });
    map.fitBounds(boundsOf(line), PADDING);
    const waiting = map.addListener('idle', () => {
      waiting.remove();
      map.setOptions({ maxZoom: null });
    });
  }, [map, line, closest]);
  return (
    <div className={styles['frame']}>
      <div className={styles['box']} style={{ blockSize: height }} data-google-map="">
        <div ref={box} role="group" aria-label={label} className={styles['map']} />
      </div>
      <p className={styles['note']}>{googleRouteTexts.notKept}</p>
    </div>
  );
}

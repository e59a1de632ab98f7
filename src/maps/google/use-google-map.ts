import { useEffect, useRef, useState, type RefObject } from 'react';
import type { MapPoint } from '../place.ts';
import type { GoogleTrouble } from '../route/route.ts';
import { loadGoogle, onGoogleRefused } from './load-google.ts';

interface GoogleMapWish {
  googleKey: string;
  /** Where it looks at first. */
  center: MapPoint;
  zoom: number;
  /** One finger moves the map at once: where it is all that there is to do. */
  isOpen?: boolean;
  onFailed(trouble: GoogleTrouble): void;
}

/** Google's map in this element, once it is there. Its logo, its terms and whose data it shows stay in view, as its terms want. */
export function useGoogleMap(wish: GoogleMapWish): { box: RefObject<HTMLDivElement | null>; map?: google.maps.Map } {
  const { googleKey } = wish;
  const box = useRef<HTMLDivElement>(null);
  const latest = useRef(wish);
  const [map, setMap] = useState<google.maps.Map>();
  useEffect(() => {
    latest.current = wish;
  });
  useEffect(() => {
    let isOver = false;
    const fail = (trouble: GoogleTrouble) => {
      if (!isOver) latest.current.onFailed(trouble);
    };
    const draw = async () => {
      const loaded = await loadGoogle(googleKey, 'maps');
      if (isOver || !box.current) return;
      if (!loaded.ok) return fail(loaded.failure);
      try {
        setMap(new loaded.value.Map(box.current, optionsOf(latest.current, box.current)));
      } catch (error) {
        console.warn('map', error);
        fail('google-map');
      }
    };
    const end = onGoogleRefused(() => fail('google-refused'));
    void draw();
    return () => {
      isOver = true;
      end();
    };
  }, [googleKey]);
  return map ? { box, map } : { box };
}

function optionsOf({ center, zoom, isOpen = false }: GoogleMapWish, box: HTMLElement): google.maps.MapOptions {
  return {
    center,
    zoom,
    gestureHandling: isOpen ? 'greedy' : 'cooperative',
    keyboardShortcuts: true,
    clickableIcons: false,
    mapTypeControl: false,
    streetViewControl: false,
    fullscreenControl: false,
    colorScheme: getComputedStyle(box).colorScheme.includes('dark') ? 'DARK' : 'LIGHT',
  };
}

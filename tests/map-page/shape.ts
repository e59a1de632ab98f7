import type { MapPlace } from '../../src/maps/place.ts';

export interface MapPage {
  /** Shows these places, or so many made ones, on the map and as a list. */
  show(
    places: readonly MapPlace[] | number,
    options?: { radiusM?: number; height?: string; keepsAllInView?: boolean },
  ): void;
  /** Milliseconds until so many places are painted. */
  paint(count: number): Promise<number>;
  /** The same for Leaflet's own circles on a canvas: what to compare with. */
  paintCircles(count: number): Promise<number>;
  /** The same for Leaflet's own markers, one for each place: what a map without groups draws. */
  paintMarkers(count: number): Promise<number>;
  /** Frames each second while the map is moved for so long. */
  framesWhileMoving(ms: number): Promise<number>;
  useTiles(template: string): Promise<void>;
}

declare global {
  var mapPage: MapPage;
}

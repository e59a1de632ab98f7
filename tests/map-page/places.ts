import { mapTones, type MapPlace } from '../../src/maps/place.ts';
import { Prng } from '../sim/prng.ts';

/** Places as disasters have them: thick around some towns in the plains of Bihar and Nepal, the same at every run. */
export function madePlaces(count: number): MapPlace[] {
  const prng = new Prng(42);
  const towns = Array.from({ length: 40 }, () => [26.5 + prng.next() * 3.5, 81 + prng.next() * 6] as const);
  const spread = () => (prng.next() + prng.next() + prng.next() - 1.5) * 0.4;
  return Array.from({ length: count }, (_, index) => {
    const [lat = 0, lng = 0] = towns[Math.floor(prng.next() * towns.length)] ?? [];
    const tone = mapTones[Math.floor(prng.next() * mapTones.length)] ?? 'neutral';
    return { id: `place-${index}`, lat: lat + spread(), lng: lng + spread(), label: `Place ${index}`, tone };
  });
}

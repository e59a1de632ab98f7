import type { Map as LeafletMap } from 'leaflet';

const PASSES_BY: readonly string[] = ['Tab', 'Shift'];

/**
 * Tells when a person moves the map, or presses anything on it. A finger, a wheel or a Tab key on its way past it, which scrolls the
 * page alone (`TouchGate`), is none of that. Answers what ends it.
 */
export function whenTaken(map: LeafletMap, take: () => void): () => void {
  const container = map.getContainer();
  const onWheel = () => map.scrollWheelZoom.enabled() && take();
  const onTouch = ({ touches }: TouchEvent) => touches.length > 1 && take();
  const onKey = ({ key }: KeyboardEvent) => !PASSES_BY.includes(key) && take();
  // Caught on its way down: buttons on the map keep their clicks from it.
  const early = { capture: true, passive: true };
  map.on('dragstart', take);
  container.addEventListener('click', take, early);
  container.addEventListener('wheel', onWheel, early);
  container.addEventListener('touchstart', onTouch, early);
  container.addEventListener('keydown', onKey, early);
  return () => {
    map.off('dragstart', take);
    container.removeEventListener('click', take, early);
    container.removeEventListener('wheel', onWheel, early);
    container.removeEventListener('touchstart', onTouch, early);
    container.removeEventListener('keydown', onKey, early);
  };
}

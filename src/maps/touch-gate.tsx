import { useEffect, useState } from 'react';
import { useMap } from 'react-leaflet';
import { mapTexts } from '../strings/public/maps.ts';
import styles from './map-frame.module.css';

/**
 * Keeps the map from catching the finger, or the wheel, that scrolls the page: a finger moves it only after a tap on it, two
 * fingers and a mouse always, the wheel after a press. A touch anywhere else closes it again.
 */
export function TouchGate() {
  const map = useMap();
  const [isOpen, setOpen] = useState(false);
  const [hasFinger] = useState(() => matchMedia('(any-pointer: coarse)').matches);

  useEffect(() => {
    const container = map.getContainer();
    const onTap = () => setOpen(true);
    const onPress = (event: PointerEvent) => {
      if (!(event.target instanceof Node && container.contains(event.target))) setOpen(false);
    };
    // A mouse never scrolls by dragging.
    const onHover = ({ pointerType }: PointerEvent) => pointerType === 'mouse' && map.dragging.enable();
    container.addEventListener('click', onTap);
    container.addEventListener('pointerenter', onHover);
    document.addEventListener('pointerdown', onPress);
    return () => {
      container.removeEventListener('click', onTap);
      container.removeEventListener('pointerenter', onHover);
      document.removeEventListener('pointerdown', onPress);
    };
  }, [map]);

  useEffect(() => {
    if (isOpen) {
      map.dragging.enable();
      map.scrollWheelZoom.enable();
    } else {
      map.dragging.disable();
      map.scrollWheelZoom.disable();
    }
  }, [map, isOpen]);

  return (
    hasFinger && (
      <p className={styles['hint']} hidden={isOpen}>
        {mapTexts.touchToMove}
      </p>
    )
  );
}

import { useEffect, useState } from 'react';
import { DomEvent } from 'leaflet';
import { useMap } from 'react-leaflet';
import { mapTexts } from '../strings/public/maps.ts';
import { Icon } from '../ui/icon.tsx';
import styles from './map-frame.module.css';

export function ZoomButtons() {
  const map = useMap();
  const [zoom, setZoom] = useState(() => map.getZoom());
  useEffect(() => {
    const follow = () => setZoom(map.getZoom());
    // A layer may have zoomed before this one listens.
    follow();
    map.on('zoomend', follow);
    return () => void map.off('zoomend', follow);
  }, [map]);
  return (
    <div
      className={styles['zoom']}
      ref={(element) => {
        // A press on a button is none on the map under it.
        if (element) DomEvent.disableClickPropagation(element);
      }}
    >
      <button
        type="button"
        aria-label={mapTexts.zoomIn}
        aria-disabled={zoom >= map.getMaxZoom()}
        onClick={() => void map.zoomIn()}
      >
        <Icon name="plus" />
      </button>
      <button
        type="button"
        aria-label={mapTexts.zoomOut}
        aria-disabled={zoom <= map.getMinZoom()}
        onClick={() => void map.zoomOut()}
      >
        <span aria-hidden="true" className={styles['minus']} />
      </button>
    </div>
  );
}

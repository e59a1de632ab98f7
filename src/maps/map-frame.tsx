import { useId, useMemo, useState, type ReactNode } from 'react';
import { MapContainer } from 'react-leaflet';
import { mapTexts } from '../strings/public/maps.ts';
import { VisuallyHidden } from '../ui/feedback/visually-hidden.tsx';
import { Attribution } from './attribution.tsx';
import { Ground } from './ground.tsx';
import './leaflet-base.css';
import styles from './map-frame.module.css';
import { MapName } from './map-name.tsx';
import { isStill } from './motion.ts';
import type { MapPoint } from './place.ts';
import { TouchGate } from './touch-gate.tsx';
import { useTileSettings } from './use-tile-settings.ts';
import { ZoomButtons } from './zoom-buttons.tsx';

interface MapFrameProps {
  label: string;
  center: MapPoint;
  zoom: number;
  height: string;
  /** One finger moves the map at once: where it is all that there is to do. */
  isOpen?: boolean;
  /** Told after each move whether pictures of the ground are in view, or the outline alone. */
  onPictures?: ((hasPictures: boolean) => void) | undefined;
  /** Layers of the map. */
  children?: ReactNode;
  /** What stands over it. */
  over?: ReactNode;
}

/** A map with nothing on it yet: ground, buttons, name, whose map it is. Where it begins it looks once. */
export function MapFrame({ label, center, zoom, height, isOpen = false, onPictures, children, over }: MapFrameProps) {
  const [isReadable, setReadable] = useState(true);
  const { template, baseMap, attribution } = useTileSettings(isReadable);
  const keysId = useId();
  const moves = useMemo(() => !isStill(), []);
  return (
    <div className={styles['frame']}>
      <div className={styles['box']} style={{ blockSize: height }}>
        <MapContainer
          className={styles['map'] ?? ''}
          center={center}
          zoom={zoom}
          minZoom={1}
          maxZoom={18}
          worldCopyJump
          attributionControl={false}
          zoomControl={false}
          dragging={isOpen}
          scrollWheelZoom={isOpen}
          zoomAnimation={moves}
          fadeAnimation={moves}
          markerZoomAnimation={moves}
          inertia={moves}
        >
          <MapName label={label} describedBy={keysId} />
          <Ground template={template} baseMap={baseMap} onReadable={setReadable} onPictures={onPictures} />
          {children}
          <ZoomButtons />
          {!isOpen && <TouchGate />}
        </MapContainer>
        {over}
      </div>
      <VisuallyHidden>
        <span id={keysId}>{mapTexts.keys}</span>
      </VisuallyHidden>
      {attribution && <Attribution {...attribution} />}
    </div>
  );
}

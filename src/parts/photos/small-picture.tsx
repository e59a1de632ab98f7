import { useEffect, useRef } from 'react';
import { Icon } from '../../ui/icon.tsx';
import styles from './photo-picker.module.css';

/** A photo's small picture, or a sign for one that this phone cannot show. */
export function SmallPicture({ picture, alt }: { picture: ArrayBuffer | undefined; alt: string }) {
  const image = useRef<HTMLImageElement>(null);
  useEffect(() => {
    if (!picture || !image.current) return undefined;
    const url = URL.createObjectURL(new Blob([picture], { type: 'image/jpeg' }));
    image.current.src = url;
    // Each address holds its picture in memory.
    return () => URL.revokeObjectURL(url);
  }, [picture]);
  return (
    <span className={styles['picture']}>
      {picture ? <img ref={image} alt={alt} /> : <Icon name="image" size={32} />}
    </span>
  );
}

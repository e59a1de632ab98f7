import { useEffect, useRef, useState } from 'react';
import styles from './file-picker.module.css';
import { Icon } from '../icon.tsx';

interface PickedFileProps {
  file: File;
  /** What its button says. */
  remove: string;
  onRemove(): void;
}

/** A chosen file: its picture, or a sign for one where this browser cannot show that kind. */
export function PickedFile({ file, remove, onRemove }: PickedFileProps) {
  const image = useRef<HTMLImageElement>(null);
  const [broken, setBroken] = useState<File>();
  useEffect(() => {
    const url = URL.createObjectURL(file);
    if (image.current) image.current.src = url;
    // Each address holds the whole file in memory.
    return () => URL.revokeObjectURL(url);
  }, [file]);
  return (
    <li className={styles['file']}>
      <span className={styles['picture']}>
        {file === broken ? <Icon name="image" size={32} /> : <img ref={image} alt="" onError={() => setBroken(file)} />}
      </span>
      <span className={styles['name']}>
        <bdi>{file.name}</bdi>
      </span>
      <button type="button" className={styles['remove']} aria-label={remove} onClick={onRemove}>
        <Icon name="trash" size={20} />
      </button>
    </li>
  );
}

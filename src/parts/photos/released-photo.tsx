import { useState } from 'react';
import { disasterPageTexts as words } from '../../strings/public/disaster.ts';
import { Button } from '../../ui/button.tsx';
import styles from './released-photo.module.css';

interface ReleasedPhotoProps {
  /** As the record names it: a path of the server's, or the address of another host's picture. */
  image: string;
  /** What stands before a path of the server's: nothing, or another origin. */
  host: string;
  /** The whole is loaded at a tap alone. */
  isThin: boolean;
}

/**
 * The picture of a disaster that everybody may see. How large it is nobody knows before, so that its frame has a size of its own and
 * nothing moves when it comes. A picture of another host is not fetched by this page: its reader goes there, or does not.
 */
export function ReleasedPhoto({ image, host, isThin }: ReleasedPhotoProps) {
  const [isWanted, setWanted] = useState(false);
  const [isLost, setLost] = useState(false);
  const source = sourceOf(image, host);
  if (source === undefined) return null;
  if (source.isElsewhere) {
    return (
      <p>
        <a href={source.address} rel="noreferrer noopener" target="_blank">
          {words.openPhoto}
        </a>
      </p>
    );
  }
  if (isLost) {
    return (
      <p role="status" className={styles['lost']}>
        {words.photoNotLoaded}
      </p>
    );
  }
  if (isThin && !isWanted) {
    return (
      <p>
        <Button icon="image" onClick={() => setWanted(true)}>
          {words.showPhoto}
        </Button>
      </p>
    );
  }
  return (
    <img
      src={source.address}
      alt={words.photo}
      width={800}
      height={600}
      loading="lazy"
      decoding="async"
      className={styles['picture']}
      onError={() => setLost(true)}
    />
  );
}

/** Undefined: no address of a picture, such as `javascript:`. */
function sourceOf(image: string, host: string): { address: string; isElsewhere: boolean } | undefined {
  if (/^\/(?!\/)/.test(image)) return { address: host + image, isElsewhere: false };
  const address = parsed(image);
  if (address === undefined || !/^https?:$/.test(address.protocol)) return undefined;
  return { address: address.href, isElsewhere: address.origin !== (host === '' ? location.origin : host) };
}

function parsed(text: string): URL | undefined {
  try {
    return new URL(text);
  } catch {
    return undefined;
  }
}

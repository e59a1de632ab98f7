import { useState } from 'react';
import { sendPhotosNow } from '../../data/commands/photos/send-photos.ts';
import type { OutboxItem } from '../../data/outbox/item.ts';
import { inPreparation } from '../../data/photos/in-preparation.ts';
import { readPhotoWish, readSendNow } from '../../data/photos/photo-wishes.ts';
import { photosOf, type PhotoRow } from '../../data/queries/photos.ts';
import { isCostlyLink } from '../../platform/link.ts';
import { parsedBody } from '../draft/parsed-body.ts';
import { useQuery } from '../shared/use-query.ts';
import { useForeignHost } from './use-foreign-host.ts';
import { useSmallPictures } from './use-small-pictures.ts';

type Item = Pick<OutboxItem, 'id' | 'body' | 'state' | 'isPlain'>;

export interface PhotoProgress {
  rows: readonly PhotoRow[];
  pictures: ReadonlyMap<string, ArrayBuffer>;
  /** Announced with the text, and not on this phone any more. */
  lost: number;
  /** The text is with the server. */
  isTextSent: boolean;
  /** The host knows no photos. */
  isForeign: boolean;
  /** Their small pictures go, and they wait for a better connection. */
  waitsForWiFi: boolean;
  /** A person wants them sent over whatever connection there is. */
  isUrgent: boolean;
  sendNow(): void;
}

/** How far the photos of an item have come; `undefined` where it has none, or they cannot be read. Follows them live. */
export function usePhotoProgress(item: Item): PhotoProgress | undefined {
  const { id, body, state, isPlain = false } = item;
  const found = useQuery(() => read(id).catch(() => undefined), [id]);
  const isForeignHost = useForeignHost(found !== undefined && found.rows.length > 0);
  const pictures = useSmallPictures(found?.rows.map((row) => row.id) ?? []);
  const [isCostly] = useState(isCostlyLink);
  const announced = Number(parsedBody(body)?.['photosToFollow'] ?? 0);
  if (!found || state === 'replaced' || (announced === 0 && found.rows.length === 0)) return undefined;
  const { rows, wish, isUrgent } = found;
  return {
    rows,
    pictures,
    lost: Math.max(0, announced - rows.length - inPreparation(id)),
    isTextSent: state === 'sent',
    isForeign: isPlain || isForeignHost,
    waitsForWiFi: isCostly && wish === 'small' && !isUrgent,
    isUrgent,
    sendNow: () => void sendPhotosNow(id).catch(console.error),
  };
}

async function read(id: string) {
  const [rows, wish, urgent] = await Promise.all([photosOf([id]), readPhotoWish(), readSendNow()]);
  return { rows, wish, isUrgent: urgent.includes(id) };
}

// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { makeOfflinePhone } from '../../../tests/support/offline-phone.ts';
import { keepPhoto } from '../../data/commands/photos/photos.ts';
import { photoDb } from '../../data/db.ts';
import { PhotoProgress } from '../../parts/photos/photo-progress.tsx';
import { usePhotoProgress } from './use-photo-progress.ts';

const id = '0d4f9b52-95f1-4c9c-8a53-6d7c5f1b2a10';
const PART = 50_000;

beforeEach(async () => {
  await makeOfflinePhone();
  await Promise.all(photoDb.tables.map((table) => table.clear()));
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

function Progress() {
  const photos = usePhotoProgress({ id, body: '{}', state: 'sent' });
  return photos && <PhotoProgress {...photos} />;
}

it('makes each small picture once, however many parts of the photos go out', async () => {
  const made = vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:1');
  for (const text of ['roof', 'road']) {
    const thumbnail = new TextEncoder().encode(text).buffer;
    await keepPhoto(id, { type: 'image/jpeg', isShrunk: true, whole: new ArrayBuffer(4 * PART), thumbnail });
  }
  const [first] = await photoDb.photos.toArray();
  if (!first) throw new Error('no photo');
  render(<Progress />);
  await vi.waitFor(() => expect(made).toHaveBeenCalledTimes(2));
  for (const part of [1, 2, 3]) {
    await photoDb.photos.update(first.id, { whole: { ...first.whole, offset: part * PART } });
    await screen.findByText(`${part * 50}.0 kB of 200.0 kB sent`);
  }
  await photoDb.transaction('rw', photoDb.photos, photoDb.bytes, async () => {
    await photoDb.photos.update(first.id, { state: 'sent' });
    await photoDb.bytes
      .where('id')
      .equals(first.id)
      .modify((files) => delete files.whole);
  });
  await screen.findByText('arrived');
  expect(document.querySelectorAll('img')).toHaveLength(2);
  expect(made).toHaveBeenCalledTimes(2);
});

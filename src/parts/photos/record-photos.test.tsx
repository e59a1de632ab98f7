import { cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { PhotoView } from '../../../contract/entities/photo.ts';
import type { PhotoSource } from './record-photo-source.ts';
import { PhotosOf } from './record-photos.tsx';

beforeEach(() => {
  // The browser of these tests has no modal dialogs.
  HTMLDialogElement.prototype.showModal = function showModal() {
    this.open = true;
  };
  HTMLDialogElement.prototype.close = function close() {
    this.open = false;
  };
});
afterEach(cleanup);

const photo = (place: number, more: Partial<PhotoView>): PhotoView => ({
  _id: `p${place}`,
  place,
  state: 'ready',
  hasThumbnail: true,
  bytes: 143_000,
  ...more,
});

function show(photos: PhotoView[], more: Partial<PhotoSource> = {}, mayDownload = true) {
  const source: PhotoSource = {
    photos: { announced: 6, lost: 1, photos },
    failure: undefined,
    again: vi.fn<() => void>(),
    picture: (id, form) => (form === 'thumbnail' ? { kind: 'ready', url: `blob:${id}` } : undefined),
    bring: vi.fn<() => Promise<void>>(async () => undefined),
    download: vi.fn<() => Promise<undefined>>(async () => undefined),
    ...more,
  };
  render(<PhotosOf source={source} level={2} mayDownload={mayDownload} actions={() => null} />);
  return source;
}

it('says of each photo how far it has come, and how many are on the phone or were lost there', () => {
  show([
    photo(4, { state: 'missing' }),
    photo(0, { caption: 'My street' }),
    photo(1, { state: 'awaited', percent: 34, hasThumbnail: false }),
    photo(2, { state: 'new' }),
    photo(3, { state: 'refused' }),
  ]);
  expect(screen.getByRole('status').textContent).toBe('1 photo lost on the phone');
  const words = screen.getAllByRole('listitem').map(({ textContent }) => textContent);
  expect(words).toEqual([
    'Photo 1 of 5My streetFull picture: 143.0 kB',
    'Photo 2 of 5Arriving: 34%',
    'Photo 3 of 5Has arrived, being checked',
    'Photo 4 of 5Not a picture: the server refused it.',
    'Photo 5 of 5The server can’t find this picture.',
  ]);
  cleanup();
  show([photo(0, {})]);
  expect(screen.getByRole('status').textContent).toContain('4 photos still on the phone');
});

it('waits for nothing of what was lost once the rest is there, though its small picture or a part had come', () => {
  const lost = (more: Partial<PhotoView>) => photo(0, { state: 'awaited', percent: 10, ...more });
  show([lost({}), photo(1, {})], { photos: { announced: 2, lost: 1, photos: [lost({}), photo(1, {})] } });
  expect(screen.getByText('Not all of it arrived, and nothing more will come.')).toBeDefined();
  expect(screen.queryByText(/^Arriving/)).toBeNull();
  cleanup();
  // Which of both it is nobody can tell yet.
  show([], { photos: { announced: 2, lost: 1, photos: [lost({})] } });
  expect(screen.getByText('Arriving: 10%')).toBeDefined();
});

it('offers what cannot be decoded to admins alone', () => {
  const source = show([photo(0, { state: 'undecodable' })]);
  fireEvent.click(screen.getByRole('button', { name: 'Download the original (143.0 kB)' }));
  expect(source.download).toHaveBeenCalledWith('p0', 'photo-1.heic');
  cleanup();
  show([photo(0, { state: 'undecodable' })], {}, false);
  expect(screen.getByText('This phone format can’t be shown here.')).toBeDefined();
  expect(screen.queryByRole('button')).toBeNull();
});

it('loads a whole picture at a tap; going on shows the next one small, with what the whole costs', () => {
  const source = show([photo(0, { caption: 'My street' }), photo(1, { bytes: 90_000 })]);
  expect(source.bring).not.toHaveBeenCalled();
  fireEvent.click(screen.getByRole('button', { name: 'Open: Photo 1 of 2' }));
  expect(source.bring).toHaveBeenLastCalledWith('p0', 'whole');
  const viewer = within(screen.getByRole('dialog', { name: 'Photo 1 of 2' }));
  expect(viewer.getByRole('img', { name: 'My street' }).getAttribute('src')).toBe('blob:p0');
  fireEvent.keyDown(screen.getByRole('dialog'), { key: 'ArrowRight' });
  expect(source.bring).toHaveBeenCalledOnce();
  fireEvent.click(screen.getByRole('button', { name: 'Load the full picture (90.0 kB)' }));
  expect(source.bring).toHaveBeenLastCalledWith('p1', 'whole');
  fireEvent.keyDown(screen.getByRole('dialog'), { key: 'ArrowRight' });
  expect(screen.getByRole('dialog', { name: 'Photo 2 of 2' })).toBeDefined();
  fireEvent.click(screen.getByRole('button', { name: 'Previous photo' }));
  fireEvent.click(screen.getByRole('button', { name: 'Close' }));
  expect(screen.queryByRole('dialog')).toBeNull();
});

it('without a network says that photos need one, and keeps those that are here', () => {
  const source = show([photo(0, {})], { failure: { kind: 'unreachable' } });
  expect(screen.getByText('Photos need a connection. Those you have opened stay here.')).toBeDefined();
  expect(screen.getAllByRole('listitem')).toHaveLength(1);
  fireEvent.click(screen.getByRole('button', { name: 'Refresh' }));
  expect(source.again).toHaveBeenCalledOnce();
});

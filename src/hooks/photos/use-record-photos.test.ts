// @vitest-environment happy-dom
import { act, cleanup, renderHook, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { failed, ok, type Result } from '../../../contract/base/result.ts';
import type { PhotoView, RecordPhotos } from '../../../contract/entities/photo.ts';
import type { CallFailure } from '../../data/commands/record-photos.ts';
import { tellTopicNews } from '../../data/sync/topic-news.ts';
import { useRecordPhotos } from './use-record-photos.ts';

const photo = (_id: string, more: Partial<PhotoView> = {}): PhotoView => ({
  _id,
  place: 0,
  state: 'ready',
  hasThumbnail: true,
  ...more,
});

const server = {
  answer: ok({ announced: 1, lost: 0, photos: [photo('a')] }) as Result<RecordPhotos, CallFailure>,
  asked: 0,
  fetched: [] as string[],
  pictures: (): Result<Blob, CallFailure> => ok(new Blob(['x'])),
};

vi.mock('../../data/commands/record-photos.ts', () => ({
  recordPhotos: async () => {
    server.asked += 1;
    return server.answer;
  },
  photoPicture: async (id: string, form: string) => {
    server.fetched.push(`${id} ${form}`);
    return server.pictures();
  },
  releasePhoto: async (id: string) => ok(photo(id, { image: '/api/images/1' })),
  withdrawPhoto: async (id: string) => ok(photo(id)),
}));

const revoked: string[] = [];
beforeEach(() => {
  Object.assign(server, { asked: 0, fetched: [], pictures: () => ok(new Blob(['x'])) });
  server.answer = ok({ announced: 1, lost: 0, photos: [photo('a')] });
  revoked.length = 0;
  let made = 0;
  vi.spyOn(URL, 'createObjectURL').mockImplementation(() => `blob:${(made += 1)}`);
  vi.spyOn(URL, 'revokeObjectURL').mockImplementation((url) => void revoked.push(url));
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.restoreAllMocks();
});

it('brings the small pictures, each once, and a whole one only when it is asked for; all are let go when the page is left', async () => {
  const { result, unmount } = renderHook(() => useRecordPhotos('r'));
  await waitFor(() => expect(result.current.picture('a', 'thumbnail')).toEqual({ kind: 'ready', url: 'blob:1' }));
  act(() => result.current.again());
  await waitFor(() => expect(server.asked).toBe(2));
  expect(server.fetched).toEqual(['a thumbnail']);
  await act(() => result.current.bring('a', 'whole'));
  expect(server.fetched).toEqual(['a thumbnail', 'a whole']);
  unmount();
  expect(revoked).toEqual(['blob:1', 'blob:2']);
});

it('keeps what it has while nobody answers, and a picture that failed is fetched with the next answer', async () => {
  server.pictures = () => failed({ kind: 'unreachable' });
  const { result } = renderHook(() => useRecordPhotos('r'));
  await waitFor(() => expect(result.current.picture('a', 'thumbnail')?.kind).toBe('failed'));
  server.answer = failed({ kind: 'unreachable' });
  act(() => result.current.again());
  await waitFor(() => expect(result.current.failure).toEqual({ kind: 'unreachable' }));
  expect(result.current.photos?.photos).toHaveLength(1);
  server.answer = ok({ announced: 1, lost: 0, photos: [photo('a')] });
  server.pictures = () => ok(new Blob(['x']));
  act(() => result.current.again());
  await waitFor(() => expect(result.current.picture('a', 'thumbnail')?.kind).toBe('ready'));
  expect(result.current.failure).toBeUndefined();
});

it('asks every minute while some are on their way, on news of reports, and no more once all are there', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  server.answer = ok({ announced: 2, lost: 0, photos: [photo('a')] });
  const { result } = renderHook(() => useRecordPhotos('r'));
  await waitFor(() => expect(result.current.photos).toBeDefined());
  await act(() => vi.advanceTimersByTimeAsync(60_000));
  expect(server.asked).toBe(2);
  server.answer = ok({ announced: 2, lost: 1, photos: [photo('a')] });
  act(() => tellTopicNews(new Set(['reports'])));
  await waitFor(() => expect(result.current.photos?.lost).toBe(1));
  await act(() => vi.advanceTimersByTimeAsync(300_000));
  expect(server.asked).toBe(3);
  act(() => tellTopicNews(new Set(['ngos'])));
  expect(server.asked).toBe(3);
  // Lost after its small picture had arrived: nobody asks for ever.
  server.answer = ok({ announced: 2, lost: 1, photos: [photo('a'), photo('b', { state: 'awaited', percent: 0 })] });
  act(() => tellTopicNews(new Set(['reports'])));
  await act(() => vi.advanceTimersByTimeAsync(300_000));
  expect(server.asked).toBe(4);
});

it('shows at once what was released and withdrawn', async () => {
  const { result } = renderHook(() => useRecordPhotos('r'));
  await waitFor(() => expect(result.current.photos).toBeDefined());
  await act(() => result.current.release('a', []));
  expect(result.current.photos?.photos[0]?.image).toBe('/api/images/1');
  await act(() => result.current.withdraw('a'));
  expect(result.current.photos?.photos[0]?.image).toBeUndefined();
});

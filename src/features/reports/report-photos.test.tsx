// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import type { usePhotos } from '../../hooks/photos/use-photos.ts';
import { ReportPhotos } from './report-photos.tsx';

const PATNA = { lati: 25.594, long: 85.137_75, accuracyM: 5 };
const QUESTION = /^This photo /;

vi.mock(import('../../hooks/photos/use-photos.ts'), () => ({
  usePhotos: () =>
    ({
      rows: [],
      pictures: new Map<string, ArrayBuffer>(),
      preparing: 0,
      refused: [],
      missing: 0,
      places: [PATNA],
      forgetPlaces: () => undefined,
    }) as unknown as ReturnType<typeof usePhotos>,
}));

afterEach(cleanup);

const kept = vi.fn<(place: string) => void>();

function show(props: Partial<Parameters<typeof ReportPhotos>[0]>) {
  const draft = { supersedes: undefined } as Parameters<typeof ReportPhotos>[0]['draft'];
  const none = () => undefined;
  const more = { count: 0, kept: '', place: undefined, isFinding: false, isShared: false, ...props };
  return render(<ReportPhotos draft={draft} {...more} onShared={none} onCount={none} onKept={kept} />);
}

it('asks whether the photo’s place is the report’s where the report has none', () => {
  show({});
  expect(screen.getByText('This photo says where it was taken. Use that place here?')).toBeDefined();
});

it('asks nothing where both are one place, while the phone is looking, and where a place was set on the map', () => {
  show({ place: { lat: 25.5941, lng: 85.1378, accuracyM: 12 } });
  show({ isFinding: true });
  show({ kept: '25.700000, 85.100000, pin', place: { lat: 25.7, lng: 85.1 } });
  expect(screen.queryByText(QUESTION)).toBeNull();
});

it('says how far apart they are, and takes over the photo’s', () => {
  show({ place: { lat: 25.612, lng: 85.137_75, accuracyM: 12 } });
  expect(screen.getByText(QUESTION).textContent).toMatch(
    /^This photo was taken about 2\skm from the position in this form\. Use the photo’s place instead\?$/,
  );
  fireEvent.click(screen.getByRole('button', { name: 'Use the photo’s place' }));
  expect(kept).toHaveBeenCalledWith('25.594000, 85.137750, pin');
});

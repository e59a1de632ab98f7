import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { AnnouncedPhotosOf } from './announced-photos.tsx';

afterEach(cleanup);

function show(photos: Parameters<typeof AnnouncedPhotosOf>[0]['photos']) {
  return render(
    <AnnouncedPhotosOf
      photos={photos}
      level={4}
      isOnline
      RecordPhotos={({ id, stage }) => (
        <p>
          {id} {stage}
        </p>
      )}
    />,
  );
}

it('says nothing where none were announced', () => {
  expect(show([]).container.textContent).toBe('');
});

it('loads nothing until it is pressed, and then what each item announced, in its order', () => {
  show([
    { _id: 'a', stage: 'arrived', announced: 2 },
    { _id: 'b', stage: 'done', announced: 1 },
  ]);
  expect(screen.queryByText('a arrived')).toBeNull();
  fireEvent.click(screen.getByRole('button', { name: 'Show 3 photos' }));
  expect(screen.getAllByText(/^[ab] (arrived|done)$/).map(({ textContent }) => textContent)).toEqual([
    'a arrived',
    'b done',
  ]);
});

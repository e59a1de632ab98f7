import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { TriagePart } from './triage-part.tsx';

afterEach(cleanup);

it.each([
  [true, 'No exact match: these come close.'],
  [false, '1 is held for review'],
])('says above what was found whether it only comes close (%s)', (isNear, words) => {
  render(
    <TriagePart
      title="Reports"
      none="None"
      isSearched
      isWhole
      list={{ rows: [{ _id: 'a' }], hasMore: false, isNear }}
      parts={{ place: { limit: 60, starts: [] }, wanted: { limit: 60 }, actionsFor: () => ({ first: 0 }) }}
      timeOf={() => ''}
      render={({ _id }) => _id}
    />,
  );
  expect(screen.getByRole('status').textContent).toBe(words);
});

import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { makeOfflinePhone } from '../../../../tests/support/offline-phone.ts';
import type { CardReport } from '../shown-report.ts';
import { DispatchDesk } from './dispatch-desk.tsx';

beforeEach(() => makeOfflinePhone());
afterEach(cleanup);

const rows = ['a', 'b', 'c'].map((_id): CardReport => ({
  _id,
  disasterType: 'flood',
  status: 'pending',
  displayStatus: 'pending',
  shownStatus: 'pending',
  reportedAt: '2026-11-22T09:00:00.000Z',
  address: `Ward ${_id}`,
  acts: { waiting: [], conflicts: [] },
}));

/** Stands for the details, which hear the key themselves once they are there. */
function Record({ id, isKeyPressed }: { id: string; isKeyPressed: boolean }) {
  return <p>{`${id}: ${isKeyPressed ? 'pressed' : 'not pressed'}`}</p>;
}

const search = {
  words: '',
  filtersOn: 0,
  onType: () => undefined,
  onClear: () => undefined,
  order: null,
  choices: null,
};
const press = (key: string) => fireEvent.keyDown(document.activeElement ?? document.body, { key });

function show(): void {
  render(
    <DispatchDesk
      search={search}
      now={Date.UTC(2026, 10, 22, 12)}
      from={undefined}
      isFromServer={false}
      renderWithin={(children) => children}
      renderList={({ draw }) => draw({ rows, first: 'a' } as unknown as Parameters<typeof draw>[0])}
      record={Record}
    />,
  );
}

it('A that is pressed right after J or K is kept for the row in focus, and for no other', async () => {
  show();
  press('j');
  press('a');
  expect(await screen.findByText('b: pressed')).toBeDefined();
  press('j');
  expect(await screen.findByText('c: not pressed')).toBeDefined();
  press('k');
  // It was for the row that was left: whoever comes back has not pressed it again.
  expect(await screen.findByText('b: not pressed')).toBeDefined();
  press('k');
  press('a');
  expect(await screen.findByText('a: pressed')).toBeDefined();
});

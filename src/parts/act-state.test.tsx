import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import type { ComponentProps } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, expect, it, vi } from 'vitest';
import { exactTime } from '../strings/exact-time.ts';
import { ActState } from './act-state.tsx';

type Acts = ComponentProps<typeof ActState>['acts'];

const AT = '2026-11-22T10:30:00.000Z';
const conflict = (what: string, more: Partial<Acts['conflicts'][number]> = {}): Acts['conflicts'][number] => ({
  _id: what,
  what,
  result: 'conflict',
  ...more,
});

function show({ waiting = [], conflicts = [] }: Partial<Acts>): (id: string) => void {
  const putAway = vi.fn<(id: string) => void>();
  render(
    <MemoryRouter>
      <ActState acts={{ waiting, conflicts }} putAway={putAway} />
    </MemoryRouter>,
  );
  return putAway;
}

afterEach(cleanup);

it.each([
  ['actOnAccount.decide', 'refused', 'rejected', 'decision about the account'],
  ['alertVolunteers', 'dismissed', 'dismissed', 'alert to volunteers'],
  ['actOnAid.assign', 'active', 'active', 'given to an organization'],
  ['actOnAid.need', 'partially-fulfilled', 'partially fulfilled', 'status of a need'],
])('%s: tells who was first, when, how it is now (%s), and is put away', (what, stands, standing, act) => {
  const putAway = show({ conflicts: [conflict(what, { stands, by: 'Meena <i>Rao</i>', at: AT })] });
  const { textContent } = screen.getByRole('alert');
  expect(textContent).toContain('Somebody was first');
  expect(textContent).toContain(`Meena <i>Rao</i> acted before you, ${exactTime(Date.parse(AT))}.`);
  expect(textContent).toContain(`It is now: ${standing}.`);
  expect(textContent).toContain(`nothing was changed by yours (${act})`);
  fireEvent.click(screen.getByRole('button', { name: 'Put away' }));
  expect(putAway).toHaveBeenCalledExactlyOnceWith(what);
});

it('says plainly where it is not known who was first, and when', () => {
  show({ conflicts: [conflict('actOnReport.decide')] });
  const { textContent } = screen.getByRole('alert');
  expect(textContent).toContain('Another administrator acted before you.');
  expect(textContent).not.toContain('It is now');
});

it('tells each act that waits from one that needs its person; of nothing says nothing', () => {
  show({
    waiting: [
      { itemId: 'a', what: 'actOnReport.release', state: 'queued' },
      { itemId: 'b', what: 'actOnAid.close', state: 'needs-you', reason: { code: 'forbidden' } },
    ],
  });
  expect(screen.getByText('Waits on this phone: moved to the main list')).toBeDefined();
  expect(screen.getByText('Needs you: request closed')).toBeDefined();
  expect(screen.getAllByRole('link', { name: 'See what waits' })).toHaveLength(2);
  cleanup();
  show({});
  expect(document.body.textContent).toBe('');
});

import { cleanup, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, expect, it } from 'vitest';
import { expectText } from '../../../../tests/support/attack/expect-text.ts';
import type { ShownWork } from '../../../data/queries/admin/desk-with-pending.ts';
import { WorkCard } from './work-card.tsx';

afterEach(cleanup);

function open(work: Partial<ShownWork>): string {
  const id = '7b1f6c0e-3d0c-4c4e-9d6e-0f6f0a2b9c11';
  const at = '2026-07-30T08:00:00.000Z';
  const of = { _id: id, disasterId: id, decidedAt: at, pending: [] };
  const state = work.state ?? 'completed';
  render(
    <MemoryRouter>
      <WorkCard work={{ ...of, state, shownState: state, ...work }} />
    </MemoryRouter>,
  );
  return screen.getByRole('article').textContent ?? '';
}

it.each([
  [{ state: 'done' }, 'Reported done'],
  [{ state: 'withdrawn', reason: 'The bridge is gone.' }, 'The reason given: The bridge is gone.'],
  [{ state: 'not-confirmed', reason: 'Nobody met you there.' }, 'The reason given: Nobody met you there.'],
  [{ state: 'declined', why: 'full' }, 'All places were taken.'],
] as const)('tells what became of %j, for which there is no certificate', (work, words) => {
  expect(open(work)).toContain(words);
  expect(screen.queryByRole('link')).toBeNull();
});

it('offers a certificate of completed work alone, or the one that was made', () => {
  expect(open({})).toContain('Completed');
  expect(screen.getByRole('link', { name: 'Make the certificate' })).toBeDefined();
  cleanup();
  open({ certificateId: 'c' });
  expect(screen.getByRole('link', { name: 'See the certificate' })).toBeDefined();
});

it('makes nothing but text of a hostile reason', () => {
  expectText((text) => open({ state: 'withdrawn', reason: text }));
});

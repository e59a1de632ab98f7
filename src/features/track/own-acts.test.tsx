// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import type { TrackView } from '../../../contract/entities/track.ts';
import type { SaidOfIt } from '../../data/queries/items/tracked.ts';

vi.mock('../../data/commands/track/act-on-own.ts', () => ({ actOnOwn: async () => ({ ok: true, value: {} }) }));

const { OwnActs } = await import('./own-acts.tsx');

afterEach(cleanup);

const view: TrackView = { _id: 'a', kind: 'aid', stage: 'received', reached: [{ stage: 'received' }] };
const acts = (said: readonly SaidOfIt[]) => <OwnActs view={view} said={said} asOf={0} />;
const added: SaidOfIt = {
  id: '1',
  act: 'add-need',
  state: 'queued',
  at: 1,
  need: { type: 'Water', quantity: '20 litres' },
};

it('says where its form was that one more requirement is saved, and which, and goes nowhere else', async () => {
  const scrolled = vi.spyOn(Element.prototype, 'scrollIntoView').mockReturnValue();
  const { rerender } = render(acts([]));
  fireEvent.click(screen.getByRole('button', { name: 'Add a requirement' }));
  fireEvent.change(screen.getByLabelText('What'), { target: { value: 'Water' } });
  fireEvent.change(screen.getByLabelText(/^How much/), { target: { value: '20 litres' } });
  fireEvent.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Save' })).toBeNull());
  rerender(acts([added]));
  const news = screen.getByText(/^One more requirement \(Water · 20 litres\): saved on this phone/);
  expect(document.activeElement?.contains(news)).toBe(true);
  expect(scrolled).toHaveBeenLastCalledWith({ block: 'nearest' });
  // What comes later by itself moves nobody.
  screen.getByRole('button', { name: 'Still needed' }).focus();
  scrolled.mockClear();
  rerender(
    acts([
      { ...added, state: 'sent' },
      { ...added, id: '2', act: 'still-needed' },
    ]),
  );
  expect(document.activeElement?.textContent).toBe('Still needed');
  expect(scrolled).not.toHaveBeenCalled();
});

import { cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { noteServerTime } from '../../data/client/server-time.ts';
import { Announcer } from '../../ui/feedback/announcer.tsx';
import { localFromTime } from './build-aid-form.ts';
import { DeadlineField } from './deadline-field.tsx';

afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

it('a shortcut fills the field and says which day it chose', async () => {
  const onInput = vi.fn();
  render(
    <form onInput={onInput}>
      <Announcer />
      <DeadlineField problem="Please choose a day and a time." />
    </form>,
  );
  expect(screen.getByText(/^Please choose/)).toBeDefined();
  const group = within(screen.getByRole('group', { name: 'Needed by' }));
  fireEvent.click(group.getByRole('button', { name: 'Tomorrow' }));
  const said = await within(screen.getByRole('status')).findByText(/^[A-Z][a-z]{2} \d+, \d{4}, /);
  const chosen = document.querySelector<HTMLInputElement>('[name=deadline]')?.value ?? '';
  expect(said.textContent).toContain(String(new Date(chosen).getDate()));
  // As what is typed: the form keeps it, and its error is over.
  expect(onInput).toHaveBeenCalledOnce();
  expect(screen.queryByText(/^Please choose/)).toBeNull();
});

it('on a phone whose clock fell back the shortcuts count from the server’s time, and the form says so', async () => {
  const now = Date.UTC(2026, 10, 27, 9, 30);
  vi.useFakeTimers({ now: Date.UTC(2010, 0, 1, 12), toFake: ['Date'] });
  noteServerTime(new Date(now).toUTCString());
  vi.setSystemTime(Date.UTC(2010, 0, 1, 13));
  render(<DeadlineField problem={undefined} />);
  await screen.findByText(/^The clock of this phone is wrong: it says Jan 1, 2010/);
  await screen.findByText(/counted from the server’s time/);
  fireEvent.click(screen.getByRole('button', { name: 'In 6 hours' }));
  const chosen = document.querySelector<HTMLInputElement>('[name=deadline]')?.value;
  expect(chosen).toBe(localFromTime(now + 7 * 3_600_000));
});

it('on a phone whose clock fell back once more nobody knows the time: the form asks for it, and counts from nothing', async () => {
  vi.useFakeTimers({ now: Date.UTC(2009, 0, 1), toFake: ['Date'] });
  render(<DeadlineField problem={undefined} />);
  await screen.findByText(/Set it right in the phone’s settings, or enter the day and the time yourself/);
  expect(screen.queryByRole('button', { name: 'In 6 hours' })).toBeNull();
});

import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { MemoryRouter, Route, Routes } from 'react-router-dom';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { makeOfflinePhone } from '../../../tests/support/offline-phone.ts';
import { outboxDb } from '../../data/db.ts';
import { whatWasTold } from '../../strings/search/what-was-said.ts';
import ReportScreen from '../reports/report-screen.tsx';
import { HandOver } from './hand-over.tsx';

const words = 'water in the house, four of us, near the mosque in Rampur';

beforeEach(async () => {
  await makeOfflinePhone();
});

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const open = (path: string) =>
  render(
    <MemoryRouter initialEntries={[path]}>
      <Routes>
        <Route path="/report-disaster" element={<ReportScreen />} />
        <Route path="*" element={<HandOver told={whatWasTold([words], 'en')} onLeave={() => undefined} />} />
      </Routes>
    </MemoryRouter>,
  );
const control = (name: string) => {
  const found = document.querySelector<HTMLInputElement>(`#report-form [name="${name}"]`);
  if (!found) throw new Error(`no control ${name}`);
  return found;
};
const drafts = async () => (await outboxDb.drafts.toArray()).map(({ values }) => values);
const press = async (name: string) => fireEvent.click(await screen.findByRole('button', { name }));

/** The place for it is in the page before it is known whether there is anything to say. */
const told = (words: RegExp) => waitFor(() => expect(screen.getByText(words).closest('[hidden]')).toBeNull());

/** Somebody begins a report and goes away. */
async function leaveUnfinished(): Promise<void> {
  const { unmount } = open('/report-disaster');
  await screen.findByText(/Your phone does not share|exact position/);
  fireEvent.input(control('description'), { target: { value: 'The bridge is gone' } });
  fireEvent.input(control('name'), { target: { value: 'Lata' } });
  unmount();
  await waitFor(async () => expect(await drafts()).toMatchObject([{ name: 'Lata' }]));
}

it('says of a form that only the assistant filled in that nothing is sent, and clears it whole', async () => {
  open('/');
  await press('Fill in a disaster report');
  await told(/^Nothing has been sent yet/);
  expect(screen.queryByText(/^Your unfinished form was kept/)).toBeNull();
  expect(control('address').value).toBe('near the mosque in Rampur');

  await press('Start over');
  expect(await screen.findByText('Everything in it will be gone.')).toBeDefined();
  await press('Clear it');
  await waitFor(() => expect(control('address').value).toBe(''));
  expect(await drafts()).toEqual([]);
});

it('fills in only what an unfinished form leaves empty, where the person wants that', async () => {
  await leaveUnfinished();
  open('/');
  await press('Fill in a disaster report');
  const question = await screen.findByText(/disaster report on this phone that you have not finished/);
  expect(document.activeElement).toBe(question.parentElement);
  await press('Fill in only what is empty in it');
  await told(/^Your unfinished form was kept/);
  expect(control('description').value).toBe('The bridge is gone');
  expect(control('name').value).toBe('Lata');
  expect(control('address').value).toBe('near the mosque in Rampur');
  expect(control('peopleAffected').value).toBe('4');
  expect(control('filled').value).toBe('disasterType address peopleAffected');
  expect(await drafts()).toHaveLength(1);
});

it('keeps an unfinished form aside where the person wants another, says so, and leaves it whatever becomes of that', async () => {
  await leaveUnfinished();
  open('/');
  await press('Fill in a disaster report');
  await press('Start another one. The unfinished one is kept.');
  await told(/^Nothing has been sent yet/);
  expect(screen.getByText(/^An unfinished form from before is kept on this phone/)).toBeDefined();
  expect(control('description').value).toBe(words);

  await press('Start over');
  expect(
    await screen.findByText('Everything in it will be gone. The unfinished form from before stays.'),
  ).toBeDefined();
  await press('Clear it');
  await waitFor(() => expect(control('description').value).toBe(''));
  await screen.findByText(/^An unfinished form from before is kept on this phone/);
  expect(await drafts()).toContainEqual(expect.objectContaining({ name: 'Lata', description: 'The bridge is gone' }));
});

it('fills in anew what it filled in before, while nobody has been in that form', async () => {
  const { unmount } = open('/');
  await press('Fill in a disaster report');
  await told(/^Nothing has been sent yet/);
  unmount();
  open('/');
  await press('Fill in a disaster report');
  await told(/^Nothing has been sent yet/);
  expect(await drafts()).toHaveLength(1);
});

import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { makeOfflinePhone } from '../../../tests/support/offline-phone.ts';
import { reportForm } from '../../../tests/support/report-form.ts';
import { reportDisaster } from '../../data/commands/report-disaster.ts';
import { outboxDb } from '../../data/db.ts';
import ReportScreen from './report-screen.tsx';

const REFUSED = '0d4f9b52-95f1-4c9c-8a53-6d7c5f1b2a10';

beforeEach(async () => {
  await makeOfflinePhone();
  await reportDisaster(REFUSED, { ...reportForm, address: 'Ward 7' });
});

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

function open(query?: string): void {
  const address = query === undefined ? '/report-disaster' : `/report-disaster?${query}=${REFUSED}`;
  render(
    <MemoryRouter initialEntries={[address]}>
      <ReportScreen />
    </MemoryRouter>,
  );
}

function control(name: string): HTMLInputElement {
  const found = document.querySelector<HTMLInputElement>(`#report-form [name="${name}"]`);
  if (!found) throw new Error(`no control ${name}`);
  return found;
}

it('“Start over” ends a correction: the form is empty, and the refused report stays as it was', async () => {
  const reason = { code: 'invalid' as const, fields: { address: 'required' } };
  await outboxDb.items.update(REFUSED, { state: 'needs-you', reason });
  const before = await outboxDb.items.get(REFUSED);
  open('correct');
  await screen.findByText(/takes the place of the one that was not accepted/);
  await waitFor(() => expect(control('address').getAttribute('aria-invalid')).toBe('true'));
  expect(control('address').value).toBe('Ward 7');
  fireEvent.click(screen.getByRole('button', { name: 'Start over' }));
  fireEvent.click(screen.getByRole('button', { name: 'Clear it' }));
  await waitFor(() => expect(screen.queryByText(/takes the place of/)).toBeNull());
  expect([control('address').value, control('description').value]).toEqual(['', '']);
  expect(await outboxDb.items.toArray()).toEqual([before]);
  expect(await outboxDb.drafts.count()).toBe(0);
});

it('what is typed into a correction is kept for it alone: the form of a new report is empty', async () => {
  const reason = { code: 'invalid' as const, fields: { address: 'required' } };
  await outboxDb.items.update(REFUSED, { state: 'needs-you', reason });
  open('correct');
  await waitFor(() => expect(control('address').value).toBe('Ward 7'));
  fireEvent.input(control('address'), { target: { value: 'Ward 9' } });
  await waitFor(async () => expect(await outboxDb.drafts.count()).toBe(1));
  cleanup();
  open();
  fireEvent.input(control('description'), { target: { value: 'Another matter' } });
  await waitFor(async () => expect(await outboxDb.drafts.count()).toBe(2));
  expect(control('address').value).toBe('');
  cleanup();
  open('correct');
  await waitFor(() => expect(control('address').value).toBe('Ward 9'));
  expect(control('description').value).not.toBe('Another matter');
});

it('says of a report that was replaced that there is nothing to correct', async () => {
  await outboxDb.items.update(REFUSED, { state: 'replaced', replacedBy: 'b' });
  open('correct');
  await screen.findByText('There is nothing to correct');
  expect(document.querySelector('#report-form')).toBeNull();
});

it('what the phone’s storage has damaged is never offered as it is, and can be corrected', async () => {
  const saved = await outboxDb.items.get(REFUSED);
  const body = saved?.body.replace('Ward 7', 'Ward 3') ?? '';
  await outboxDb.items.update(REFUSED, { state: 'needs-you', reason: { code: 'damaged' }, body });
  open('item');
  await screen.findByText(/Not sent: the text on this phone was damaged/);
  expect(screen.queryByRole('button', { name: /^Send/ })).toBeNull();
  const correct = screen.getByRole('link', { name: 'Correct and send again' });
  expect(correct.getAttribute('href')).toBe(`/report-disaster?correct=${REFUSED}`);
  fireEvent.click(correct);
  await waitFor(() => expect(control('address').value).toBe('Ward 3'));
  fireEvent.input(control('address'), { target: { value: 'Ward 7' } });
  fireEvent.click(screen.getByRole('button', { name: 'Send report' }));
  await screen.findByRole('heading', { name: 'Saved on this phone' });
  const [sent, ...others] = (await outboxDb.items.toArray()).filter(({ state }) => state !== 'replaced');
  expect(others).toEqual([]);
  expect(JSON.parse(sent?.body ?? '')).toMatchObject({ address: 'Ward 7', supersedes: REFUSED });
});

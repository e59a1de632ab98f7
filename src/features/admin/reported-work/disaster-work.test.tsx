import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { ReportView } from '../../../../contract/entities/report.ts';
import type { ReportedWork } from '../../../../contract/entities/volunteer.ts';
import { referenceOf } from '../../../../contract/reference.ts';
import { answerCalls } from '../../../../tests/support/answering-server.ts';
import { makeOfflinePhone } from '../../../../tests/support/offline-phone.ts';
import { DisasterWork } from './disaster-work.tsx';

const ID = '7d9f3a52-6f0d-4c39-9b8e-0f6f4a3b2c1d';
const LIST = `GET /api/volunteer/reported?state=done&search=${referenceOf(ID)}`;
const report = { _id: ID, name: 'Meena', contactNumber: '0177 4521' } as ReportView;

function work(_id: string, name: string, disasterId = ID): ReportedWork {
  return { _id, volunteer: { _id: `v${_id}`, name }, disasterId, state: 'done' };
}

beforeEach(() => makeOfflinePhone());

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

it('the work on this disaster alone is there, whom to ask about it, and is confirmed', async () => {
  const asked = answerCalls({
    [LIST]: { body: { success: true, data: [work('a', 'Asha'), work('b', 'Bina', 'another')] } },
    'POST /api/volunteer/work/a': { body: { success: true, data: { ...work('a', 'Asha'), state: 'completed' } } },
  });
  render(<DisasterWork report={report} />);
  await screen.findByRole('article', { name: 'Asha' });
  expect(screen.queryByRole('article', { name: 'Bina' })).toBeNull();
  expect(screen.getByText('Ask the reporter before you confirm:', { exact: false }).textContent).toContain('Meena');
  expect(screen.getByRole('link', { name: /0177 4521/ })).toBeDefined();
  fireEvent.click(screen.getByRole('button', { name: 'Confirm: Asha' }));
  await waitFor(() => expect(document.body.textContent).toContain('The work of Asha is confirmed.'));
  expect(asked.at(-1)?.body).toEqual({ decision: 'confirm' });
  expect(screen.queryByRole('article')).toBeNull();
});

it('a confirmation is taken back for a minute, each by itself, and its work waits again', async () => {
  const rows = [work('a', 'Asha'), work('b', 'Bina')];
  const asked = answerCalls({
    [LIST]: { body: { success: true, data: rows } },
    'POST /api/volunteer/work/a': { body: { success: true, data: { ...work('a', 'Asha'), state: 'completed' } } },
    'POST /api/volunteer/work/b': { body: { success: true, data: { ...work('b', 'Bina'), state: 'completed' } } },
  });
  render(<DisasterWork report={report} />);
  for (const name of ['Asha', 'Bina']) {
    fireEvent.click(await screen.findByRole('button', { name: `Confirm: ${name}` }));
    await screen.findByRole('button', { name: `Undo: ${name}` });
  }
  fireEvent.click(screen.getByRole('button', { name: 'Undo: Asha' }));
  await waitFor(() => expect(document.body.textContent).toContain('Undone. The work of Asha waits again.'));
  expect(asked.filter(({ call }) => call.endsWith('/a')).at(-1)?.body).toEqual({ decision: 'undo' });
  await screen.findByRole('article', { name: 'Asha' });
  expect(screen.queryByRole('button', { name: 'Undo: Asha' })).toBeNull();
  expect(screen.getByRole('button', { name: 'Undo: Bina' })).toBeDefined();
  // A minute later there is no way back.
  vi.useFakeTimers({ now: Date.now() + 61_000, toFake: ['Date'] });
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Undo: Bina' })).toBeNull(), { timeout: 5000 });
  vi.useRealTimers();
});

it('nothing is said where there is none', async () => {
  const asked = answerCalls({ [LIST]: { body: { success: true, data: [] } } });
  render(<DisasterWork report={report} />);
  await waitFor(() => expect(asked).toHaveLength(1));
  expect(document.body.textContent).toBe('');
});

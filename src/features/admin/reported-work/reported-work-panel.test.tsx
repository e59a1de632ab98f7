import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { ReportedWork } from '../../../../contract/entities/volunteer.ts';
import { answerCalls } from '../../../../tests/support/answering-server.ts';
import { makeOfflinePhone } from '../../../../tests/support/offline-phone.ts';
import { ReportedWorkPanel } from './reported-work-panel.tsx';

const LIST = 'GET /api/volunteer/reported?state=';

function work(_id: string, name: string, state: ReportedWork['state'] = 'done'): ReportedWork {
  const endedAt = '2026-01-05T12:00:00.000Z';
  return { _id, volunteer: { _id: `v${_id}`, name }, disasterId: 'd', state, ...(state !== 'done' && { endedAt }) };
}

const said = (...data: ReportedWork[]) => ({ body: { success: true, data } });
const card = (name: string) => screen.findByRole('article', { name });
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));

beforeEach(() => makeOfflinePhone());

afterEach(() => {
  cleanup();
  window.history.replaceState(null, '', '/');
  vi.unstubAllGlobals();
});

it('begins with the words of the address, asks the server for others, and says when nothing fits', async () => {
  window.history.replaceState(null, '', '/admin-dashboard?tab=desk&part=work&work=mill');
  answerCalls({
    [`${LIST}done&search=mill`]: said(work('a', 'Asha Devi')),
    [`${LIST}done&search=ravi%20school`]: said(work('b', 'Ravi Kumar')),
    [`${LIST}done&search=bridge`]: said(),
  });
  render(<ReportedWorkPanel />);
  await card('Asha Devi');
  const search = screen.getByRole('searchbox', { name: 'Search the work' });
  fireEvent.change(search, { target: { value: 'ravi school' } });
  await card('Ravi Kumar');
  expect(screen.queryByRole('article', { name: 'Asha Devi' })).toBeNull();
  fireEvent.change(search, { target: { value: 'bridge' } });
  await screen.findByText('Nothing matches your search.');
});

it('what was not confirmed can be confirmed after all from its card; what was confirmed is left as it is', async () => {
  const asked = answerCalls({
    [`${LIST}done`]: said(),
    [`${LIST}not-confirmed`]: said(work('c', 'Bina Kumari', 'not-confirmed')),
    [`${LIST}completed`]: said(work('c', 'Bina Kumari', 'completed')),
    'POST /api/volunteer/work/c': { body: { success: true, data: work('c', 'Bina Kumari', 'completed') } },
  });
  render(<ReportedWorkPanel />);
  await screen.findByText('No work waits for a confirmation.');
  press('Not confirmed');
  expect((await card('Bina Kumari')).textContent).toContain('Decided');
  press('Confirm after all: Bina Kumari');
  await waitFor(() => expect(document.body.textContent).toContain('The work of Bina Kumari is confirmed.'));
  expect(asked.at(-1)?.body).toEqual({ decision: 'confirm' });
  expect(screen.queryByRole('article')).toBeNull();
  press('Confirmed');
  expect(within(await card('Bina Kumari')).queryAllByRole('button')).toEqual([]);
});

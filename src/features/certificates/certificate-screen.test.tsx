import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { MemoryRouter, Route, Routes } from 'react-router-dom';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { Certificate } from '../../../contract/entities/volunteer.ts';
import { answerCalls, LOST, refusal } from '../../../tests/support/answering-server.ts';
import { makeOfflinePhone } from '../../../tests/support/offline-phone.ts';
import CertificateScreen from './certificate-screen.tsx';

const ID = '0d4f9b52-95f1-4c9c-8a53-6d7c5f1b2a10';
const ASK = `GET /api/certificates/${ID}`;
const certificate: Certificate = {
  _id: ID,
  name: 'Asha D.',
  disasterType: 'flood',
  reference: '7K2M-9QXA',
  reportedAt: '2026-01-05T08:00:00.000Z',
  completedAt: '2026-01-06T08:00:00.000Z',
  issuedAt: '2026-01-07T08:00:00.000Z',
};

beforeEach(() => makeOfflinePhone());

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

function open(id = ID): void {
  render(
    <MemoryRouter initialEntries={[`/certificate/${id}`]}>
      <Routes>
        <Route path="/certificate/:id" element={<CertificateScreen />} />
      </Routes>
    </MemoryRouter>,
  );
}

it('claims nothing while the server cannot be asked, and calls one unknown only when the server says so', async () => {
  answerCalls({ [ASK]: [LOST, refusal(404, 'not-found')] });
  open();
  await screen.findByText('It could not be checked');
  expect(screen.getByText('There is no connection to the server.')).toBeDefined();
  expect(screen.queryByRole('article')).toBeNull();
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
  await screen.findByText('There is no such certificate');
  expect(screen.queryByText('It could not be checked')).toBeNull();
});

it('an address that can be of none is of none', async () => {
  answerCalls({ 'GET /api/certificates/scribble': refusal(422, 'invalid', { fields: { id: 'no id' } }) });
  open('scribble');
  expect(await screen.findByText('There is no such certificate')).toBeDefined();
});

it('shows a genuine one with its files, and of one that was replaced neither them nor that it is good', async () => {
  answerCalls({ [ASK]: [{ body: { success: true, data: certificate } }] });
  open();
  await screen.findByText('This certificate is genuine');
  const [paper] = screen.getAllByRole('article', { name: 'Certificate of Appreciation' });
  expect(paper?.textContent).toContain('Asha D.');
  expect(paper?.textContent).toContain('in a flood. This disaster (7K2M-9QXA) was reported on');
  expect(paper?.textContent).toMatch(/ and the work was completed on .*\.Issued on/);
  expect(screen.getByRole('link', { name: 'As a PDF file' })).toBeDefined();
  cleanup();
  answerCalls({ [ASK]: { body: { success: true, data: { ...certificate, replaced: true } } } });
  open();
  await screen.findByText('This certificate was replaced');
  expect(screen.queryByText('This certificate is genuine')).toBeNull();
  expect(screen.queryByRole('link', { name: 'As a PDF file' })).toBeNull();
});

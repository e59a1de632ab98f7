import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { makeVolunteerPhone, shownWork, WORK } from '../../../../tests/support/volunteer-phone.ts';
import { signOut } from '../../../data/commands/accounts/session.ts';
import type { ShownWork } from '../../../data/queries/admin/desk-with-pending.ts';
import { ConfirmedWork, newlyConfirmed } from './confirmed-work.tsx';

const DAY_MS = 24 * 3_600_000;
const ENDED_AT = '2026-07-30T09:00:00.000Z';
const NOW = Date.parse(ENDED_AT) + DAY_MS;
const confirmed = (more: Partial<ShownWork> = {}) => shownWork({ state: 'completed', endedAt: ENDED_AT, ...more });

beforeEach(() => makeVolunteerPhone());

afterEach(async () => {
  cleanup();
  await signOut();
  vi.unstubAllGlobals();
});

it('leads to the certificate of work that was confirmed, until it was read', async () => {
  render(
    <MemoryRouter>
      <ConfirmedWork all={[confirmed()]} account="a" now={NOW} />
    </MemoryRouter>,
  );
  expect(await screen.findByRole('heading', { name: 'Your work is confirmed' })).toBeDefined();
  const certificate = screen.getByRole('link', { name: 'Make the certificate' });
  expect(certificate.getAttribute('href')).toBe(`/volunteer-dashboard?tab=work&certificate=${WORK}`);
  fireEvent.click(screen.getByRole('button', { name: 'I have read it' }));
  await waitFor(() => expect(screen.queryByRole('heading')).toBeNull());
});

it('is news for two weeks, of the newest such work, and none once there is a certificate', () => {
  const [older, newer] = [confirmed({ _id: 'older' }), confirmed({ _id: 'newer' })];
  expect(newlyConfirmed([newer, older], [], NOW)?._id).toBe('newer');
  expect(newlyConfirmed([newer, older], ['newer'], NOW)?._id).toBe('older');
  expect(newlyConfirmed([newer], [], NOW + 14 * DAY_MS)).toBeUndefined();
  expect(newlyConfirmed([confirmed({ certificateId: 'c' }), shownWork({ state: 'done' })], [], NOW)).toBeUndefined();
});

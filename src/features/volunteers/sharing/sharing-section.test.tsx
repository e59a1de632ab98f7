import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { answerCalls } from '../../../../tests/support/answering-server.ts';
import { makeVolunteerPhone, shownWork, WORK } from '../../../../tests/support/volunteer-phone.ts';
import { signOut } from '../../../data/commands/accounts/session.ts';
import { SharingSection } from './sharing-section.tsx';
import { SharingSign } from './sharing-sign.tsx';

const SEND = 'POST /api/volunteer/position';
const FORGET = `DELETE /api/volunteer/position/${WORK}`;
const done = { body: { success: true, message: 'Done' } };

beforeEach(async () => {
  await makeVolunteerPhone();
  const watchPosition = (found: (place: object) => void) => {
    found({ coords: { latitude: 25.5, longitude: 85.1 } });
    return 1;
  };
  const value = { watchPosition, clearWatch: () => undefined };
  Object.defineProperty(navigator, 'geolocation', { configurable: true, value });
});

afterEach(async () => {
  cleanup();
  await signOut();
  vi.unstubAllGlobals();
});

const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));

it.each<[string, () => ReactNode]>([
  ['disaster’s own page', () => <SharingSection work={shownWork()} now={Date.now()} />],
  ['notifications', () => <SharingSign work={shownWork()} now={Date.now()} />],
])('a position is shared from the disaster’s own page, and no more at a press on the %s', async (_, place) => {
  const asked = answerCalls({ [SEND]: done, [FORGET]: done });
  render(<SharingSection work={shownWork()} now={Date.now()} />);
  expect(screen.getByText('Nobody sees where you are.')).toBeDefined();
  press('Start sharing');
  await screen.findByText(/^You share where you are until/);
  await screen.findByText(/^Last sent at/);
  expect(asked.at(-1)).toMatchObject({ call: SEND, body: { workId: WORK, lat: 25.5, lng: 85.1 } });
  cleanup();
  render(place());
  await screen.findByText(/^You share where you are until/);
  press('Stop sharing');
  await screen.findByText('Stopped. The server has forgotten where you were.');
  expect(asked.at(-1)?.call).toBe(FORGET);
});

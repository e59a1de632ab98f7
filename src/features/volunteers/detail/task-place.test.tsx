import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { makeVolunteerPhone, TASK } from '../../../../tests/support/volunteer-phone.ts';
import { signOut } from '../../../data/commands/accounts/session.ts';
import { TaskPlace } from './task-place.tsx';

beforeEach(() => makeVolunteerPhone());

afterEach(async () => {
  cleanup();
  await signOut();
  vi.unstubAllGlobals();
});

it('says at the button that was pressed how far away the disaster is, and in which direction', async () => {
  const getCurrentPosition = (found: (position: object) => void) =>
    found({ coords: { latitude: 25.7, longitude: 85.14, accuracy: 10 } });
  Object.defineProperty(navigator, 'geolocation', {
    configurable: true,
    value: { getCurrentPosition, watchPosition: () => 1, clearWatch: () => undefined },
  });
  const disaster = { _id: TASK, disasterType: 'flood', status: 'approved', displayStatus: 'active' } as const;
  const location = { lati: 25.61, long: 85.14 };
  render(
    <TaskPlace
      disaster={{ ...disaster, reportedAt: '2026-01-01T08:00:00.000Z', location }}
      work={undefined}
      now={Date.now()}
    />,
  );
  expect(screen.queryByText(/^About /)).toBeNull();
  fireEvent.click(await screen.findByRole('button', { name: 'How far is it from here?' }));
  const answer = await screen.findByText(/^About 10 km, to the south\./);
  expect(answer.getAttribute('role')).toBe('status');
});

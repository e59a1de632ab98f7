import { cleanup, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, expect, it, vi } from 'vitest';
import { deskState, makeVolunteerPhone, shownWork, TASK } from '../../../../tests/support/volunteer-phone.ts';
import { signOut } from '../../../data/commands/accounts/session.ts';
import type { ShownWork } from '../../../data/queries/admin/desk-with-pending.ts';
import { AcceptDoor } from './accept-door.tsx';
import { ContactSection } from './contact-section.tsx';

afterEach(async () => {
  cleanup();
  await signOut();
  vi.unstubAllGlobals();
});

const ELSEWHERE = '44444444-4444-4444-8444-444444444444';

function open(state = deskState(), work?: ShownWork, isFull = false): void {
  render(
    <MemoryRouter>
      <AcceptDoor
        disasterId={TASK}
        isOver={false}
        isFull={isFull}
        around={undefined}
        state={state}
        work={work}
        isInProgress={false}
        onAsked={() => undefined}
      />
      <ContactSection disasterId={TASK} leavesAt={undefined} />
    </MemoryRouter>,
  );
}

it.each([
  [
    'on another disaster',
    [shownWork({ disasterId: ELSEWHERE })],
    'Complete your active disaster first',
    'You cannot accept new disasters until your current disaster is resolved',
    'Go to your active disaster',
  ],
  [
    'waiting for the answer to another request',
    [],
    'Accept Request',
    /^You have asked for a place/,
    'Go to that request',
  ],
] as const)('who is %s cannot accept, and is told why and where it is', async (_, work, button, why, way) => {
  await makeVolunteerPhone();
  open(deskState({ work: [...work], activeDisasterId: ELSEWHERE }));
  expect(screen.getByRole<HTMLButtonElement>('button', { name: button }).disabled).toBe(true);
  expect(screen.getByText(why)).toBeDefined();
  expect(screen.getByRole('link', { name: way }).getAttribute('href')).toBe(`/volunteer/notifications/${ELSEWHERE}`);
});

it.each([
  ['pending', /^Your account waits for approval/],
  ['refused', /^Your account was not approved/],
] as const)('who is %s is told so, and neither accepts nor asks whom to call', async (status, words) => {
  await makeVolunteerPhone(status);
  open();
  expect(screen.getByText(words)).toBeDefined();
  expect(screen.queryByRole('button', { name: 'Accept Request' })).toBeNull();
  expect(screen.queryByRole('button', { name: 'Show contact' })).toBeNull();
});

it('who has withdrawn reads why, and may accept again', async () => {
  await makeVolunteerPhone();
  open(deskState(), shownWork({ state: 'withdrawn', reason: 'The road is gone' }));
  expect(screen.getByText('Reason: The road is gone')).toBeDefined();
  expect(screen.getByRole('button', { name: 'Accept Request' })).toBeDefined();
});

it.each([
  ['there is a place', undefined, false, true, /^Accept only if you can set out soon/],
  ['all places are taken', undefined, true, false, /^All places are taken/],
  ['the last place is lost', 'declined', false, false, /^Accept only if you can set out soon/],
  ['it is lost, and the list says so too', 'declined', true, false, /^All places are taken/],
  ['they withdrew, and there is a place', 'withdrawn', false, true, /^Accept only if you can set out soon/],
] as const)(
  'to accept is what the page is for only where a place may be left: %s',
  async (_, state, isFull, isFilled, words) => {
    await makeVolunteerPhone();
    open(deskState(), state && shownWork({ state, ...(state === 'declined' && { why: 'full' }) }), isFull);
    const button = screen.getByRole('button', { name: 'Accept Request' });
    expect(button.className.includes('aid')).toBe(isFilled);
    expect(document.getElementById(button.getAttribute('aria-describedby') ?? '')?.textContent).toMatch(words);
  },
);

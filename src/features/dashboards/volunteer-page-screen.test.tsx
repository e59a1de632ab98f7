import { cleanup, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, expect, it } from 'vitest';
import VolunteerPageScreen from './volunteer-page-screen.tsx';

afterEach(cleanup);

it('leads who is nobody here to the login, and from there back to where they wanted to go', () => {
  const path = '/volunteer/notifications/33333333-3333-4333-8333-333333333333';
  render(
    <MemoryRouter initialEntries={[path]}>
      <VolunteerPageScreen />
    </MemoryRouter>,
  );
  const login = screen.getByRole('link', { name: 'Login' });
  expect(login.getAttribute('href')).toBe(`/login?next=${encodeURIComponent(path)}`);
});

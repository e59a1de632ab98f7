import { cleanup, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, expect, it } from 'vitest';
import { shownNgoMessages } from '../../strings/public/ngo-messages.ts';
import { shownVolunteerMessages } from '../../strings/volunteers/volunteer-messages.ts';
import { ChangeNews } from './change-news.tsx';

afterEach(cleanup);

it.each([
  ['a volunteer’s', shownVolunteerMessages, 'Failed to update profile. Please try again.'],
  ['an organization’s', shownNgoMessages, 'Failed to update profile'],
])(
  '%s profile that the server refuses for good says “Failed to update profile”, why, and where it lies',
  (_whose, texts, said) => {
    const item = { id: 'a', state: 'needs-you', attempts: 1, nextAt: 0, reason: { code: 'invalid' } };
    const { profileSaved: saved, profileFailed: failed } = texts;
    render(
      <MemoryRouter>
        <ChangeNews item={item as never} savedId="a" now={0} texts={{ saved, failed }} />
      </MemoryRouter>,
    );
    const news = screen.getByRole('status');
    expect(screen.getByText(said)).toBeDefined();
    expect(news.children).toHaveLength(2);
    expect(news.textContent).not.toContain(saved);
    expect(screen.getByRole('link').getAttribute('href')).toBe('/outbox');
  },
);

import { cleanup, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { makeOfflinePhone } from '../../../tests/support/offline-phone.ts';
import { EmergencyNumbers } from './emergency-numbers.tsx';
import HomeScreen from './home-screen.tsx';

beforeEach(async () => {
  await makeOfflinePhone();
});

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

function open() {
  render(
    <MemoryRouter>
      <HomeScreen />
    </MemoryRouter>,
  );
}

it.each([
  [/Report a disaster/, '/report-disaster'],
  [/Request aid/, '/request-assistance'],
  ['Register to help', '/register'],
  ['What this is', '/about'],
  ['How to join', '/volunteer'],
  ['Donate', '/donate'],
  ['Open the whole guide', '/guide'],
  ['More about floods', '/guide/flood'],
  ['More about earthquakes', '/guide/earthquake'],
  ['More about fires', '/guide/fire'],
])('leads by %s to %s', (name, href) => {
  open();
  expect(screen.getAllByRole('link', { name })[0]?.getAttribute('href')).toBe(href);
});

it('opens videos in a new tab, says so, and embeds none', () => {
  open();
  const videos = screen.getAllByRole('link', { name: /^Video/ });
  expect(videos).toHaveLength(3);
  for (const video of videos) {
    expect([video.getAttribute('target'), video.getAttribute('rel')]).toEqual([
      '_blank',
      expect.stringContaining('noopener'),
    ]);
    expect(video.getAttribute('href')).toMatch(/^https:\/\//);
    const note = document.getElementById(video.getAttribute('aria-describedby') ?? '');
    expect(note?.textContent).toMatch(/new tab.*connection/);
  }
  expect(document.querySelector('iframe, video, img')).toBeNull();
});

it('has the deployment’s number for each service, a call away', () => {
  render(<EmergencyNumbers number="11 2" />);
  for (const service of ['Emergency services', 'Fire', 'Police', 'Ambulance']) {
    expect(screen.getByRole('link', { name: new RegExp(`^${service}\\s*11 2$`) }).getAttribute('href')).toBe('tel:112');
  }
});

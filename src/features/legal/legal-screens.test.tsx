import { cleanup, render, screen } from '@testing-library/react';
import type { ComponentType } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { makeOfflinePhone } from '../../../tests/support/offline-phone.ts';
import { nameRouteService, ROUTE_HOST } from '../../../tests/support/route-service.ts';
import { mainDb } from '../../data/db.ts';
import CookiesScreen from './cookies-screen.tsx';
import PrivacyScreen from './privacy-screen.tsx';
import TermsScreen from './terms-screen.tsx';
import { CONFIG_KEY } from '../../data/device-settings.ts';

beforeEach(() => makeOfflinePhone());

afterEach(async () => {
  cleanup();
  vi.unstubAllGlobals();
  vi.unstubAllEnvs();
  await mainDb.settings.clear();
});

it.each<[string, string, ComponentType, string[]]>([
  ['Privacy policy', 'Version 2026-11.16, as of Nov 28, 2026', PrivacyScreen, ['Terms of service', 'Cookie policy']],
  ['Terms of service', 'Version 2026-11.2, as of Nov 22, 2026', TermsScreen, ['Privacy policy', 'Cookie policy']],
  ['Cookie policy', 'Version 2026-11.5, as of Nov 26, 2026', CookiesScreen, ['Privacy policy', 'Terms of service']],
])('%s: its version, its operator, and the other texts', async (title, version, Screen, others) => {
  render(
    <MemoryRouter>
      <Screen />
    </MemoryRouter>,
  );
  expect(screen.getByRole('heading', { level: 1, name: title })).toBeDefined();
  expect(screen.getByText(version)).toBeDefined();
  expect(await screen.findByText(/has not entered its name/)).toBeDefined();
  expect(screen.queryByText(/This server is run by/)).toBeNull();
  const links = screen.getAllByRole('link').map(({ textContent }) => textContent);
  expect(links.slice(-2)).toEqual(others);
});

it('every part that stands in the contents is there under that address', () => {
  render(
    <MemoryRouter>
      <PrivacyScreen />
    </MemoryRouter>,
  );
  const entries = [...document.querySelectorAll('nav a[href^="#"]')];
  expect(entries.length).toBeGreaterThan(3);
  for (const entry of entries) {
    const id = entry.getAttribute('href')?.slice(1) ?? '';
    expect(document.getElementById(id)?.textContent, id).toBe(entry.textContent);
  }
});

it('the privacy policy names the route service, where this server has one', async () => {
  await nameRouteService();
  render(
    <MemoryRouter>
      <PrivacyScreen />
    </MemoryRouter>,
  );
  const named = await screen.findByText(`The route service that this server names is ${ROUTE_HOST}.`);
  expect(named.closest('section')?.querySelector('h2')?.id).toBe('position');
});

const config = { emergencyNumber: '112', languages: ['en'], demo: false, hasAdmin: true, mail: false };

it('the privacy policy names the language model that the assistant asks by this server, and the one that translates', async () => {
  const value = { ...config, assistant: 'llm.example.org', translator: 'llm.example.org' };
  await mainDb.settings.put({ key: CONFIG_KEY, value });
  render(
    <MemoryRouter>
      <PrivacyScreen />
    </MemoryRouter>,
  );
  expect(
    await screen.findByText(/^The assistant asks a language model at .*llm\.example\.org.*by this server/),
  ).toBeDefined();
  expect(screen.getByText(/^Administrators may have a report translated .*llm\.example\.org/)).toBeDefined();
});

it('the privacy policy of an app with a key of its own says that the device asks the provider itself', async () => {
  vi.stubEnv('VITE_GROQ_API_KEY', 'gsk-built-into-this-app');
  vi.resetModules();
  const { default: Screen } = await import('./privacy-screen.tsx');
  const { mainDb: freshDb } = await import('../../data/db.ts');
  await freshDb.settings.put({ key: CONFIG_KEY, value: config });
  render(
    <MemoryRouter>
      <Screen />
    </MemoryRouter>,
  );
  expect(
    await screen.findByText(/^The assistant in this app asks a language model at .*api\.groq\.com.* directly/),
  ).toBeDefined();
  expect(screen.queryByText(/by this server/)).toBeNull();
});

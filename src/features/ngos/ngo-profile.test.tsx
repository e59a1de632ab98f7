import { cleanup, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, expect, it } from 'vitest';
import type { NgoView } from '../../../contract/entities/ngo.ts';
import { expectText } from '../../../tests/support/attack/expect-text.ts';
import { madeOfText } from '../../../tests/support/attack/made-of-text.ts';
import { strayPaths } from '../../../tests/support/corpus/injections.ts';
import { NgoProfile } from './ngo-profile.tsx';

afterEach(cleanup);

const bare = {
  _id: 'b1a8f1e4-0000-4000-8000-000000000000',
  organizationName: 'Médicos del Río',
  focusAreas: [],
  status: 'approved',
  createdAt: '2026-03-04T10:00:00.000Z',
} as NgoView;

function open(told: Partial<NgoView> = {}) {
  render(
    <MemoryRouter>
      <NgoProfile ngo={{ ...bare, ...told }} />
    </MemoryRouter>,
  );
}

const fact = (name: string) =>
  screen.getAllByRole('term').find(({ textContent }) => textContent === name)?.nextElementSibling ?? null;
const linkIn = (name: string) => fact(name)?.querySelector('a') ?? null;

it('tells how to reach it, and what it has told of itself', () => {
  open({
    contactNumber: '+91 6473 223 344',
    website: 'https://kosi-relief.example/help',
    address: '12 Station Road',
    focusAreas: ['Shelter'],
    registrationNumber: 'BR/2011/0042',
  });
  expect(linkIn('Contact number')?.getAttribute('href')).toBe('tel:+916473223344');
  const website = linkIn('Website');
  expect(website?.textContent).toContain('kosi-relief.example');
  expect(website?.getAttribute('href')).toBe('https://kosi-relief.example/help');
  expect(website?.getAttribute('rel')).toContain('noopener');
  expect(fact('Address')?.textContent).toBe('12 Station Road');
  expect(fact('Focus areas')?.textContent).toBe('Shelter');
  expect(fact('Registration number')?.textContent).toContain('BR/2011/0042');
  expect(fact('Established Date')?.textContent).toMatch(/Mar 4, 2026.*registered in Relief Relay/);
  expect(screen.getByRole('link', { name: 'Request Aid' }).getAttribute('href')).toBe('/request-assistance');
  expect(document.body.textContent).not.toMatch(/50\+|10,000\+/);
});

it('says what it has not told, and makes no link of what is no website', () => {
  open({ website: 'javascript:alert(1)' });
  for (const name of ['Website', 'Contact number', 'Address', 'Focus areas']) {
    expect(fact(name)?.textContent, name).toContain('Not Available');
    expect(linkIn(name), name).toBeNull();
  }
  expect(fact('Registration number')?.textContent).toContain('N/A');
});

const hostileWebsites = ['javascript:window.__pwn=1//', 'data:text/html,<script>__pwn=1</script>', ...strayPaths];

it('makes nothing but text of hostile words, and no address of another kind of a hostile website', () => {
  expectText((text) => {
    const words = { city: text, address: text, description: text, longDescription: text };
    open({ ...words, registrationNumber: text, focusAreas: [text], contactNumber: text, website: text, image: text });
  });
  for (const website of hostileWebsites) {
    open({ website });
    expect(madeOfText(), website).toEqual([]);
    cleanup();
  }
});

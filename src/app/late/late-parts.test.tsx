import { cleanup, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { makeOfflinePhone } from '../../../tests/support/offline-phone.ts';
import { newsletterTexts as spanish } from '../../strings/es/public/newsletter.ts';
import { speak } from '../../strings/language.ts';
import { FooterSlot } from './late-parts.tsx';

beforeEach(makeOfflinePhone);

afterEach(() => {
  cleanup();
  speak('en');
  vi.unstubAllGlobals();
});

it('what comes late speaks the language of the page: its texts come with it', async () => {
  speak('es');
  render(
    <MemoryRouter>
      <FooterSlot />
    </MemoryRouter>,
  );
  expect(await screen.findByLabelText(spanish.email, {}, { timeout: 5000 })).toBeDefined();
  expect(screen.getByRole('heading', { name: spanish.title })).toBeDefined();
  expect(screen.getByRole('button', { name: spanish.subscribe })).toBeDefined();
});

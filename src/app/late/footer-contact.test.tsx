import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { makeOfflinePhone } from '../../../tests/support/offline-phone.ts';
import { mainDb } from '../../data/db.ts';
import { FooterContact } from './footer-contact.tsx';
import { CONFIG_KEY } from '../../data/device-settings.ts';

beforeEach(() => makeOfflinePhone());

afterEach(async () => {
  cleanup();
  await mainDb.settings.delete(CONFIG_KEY);
  vi.unstubAllGlobals();
});

it('says who runs the server and how they are reached, by a tap', async () => {
  await mainDb.settings.put({
    key: CONFIG_KEY,
    value: { operatorName: 'Kosi Relief Trust', operatorContact: '+91 98765-43210' },
  });
  render(<FooterContact />);
  await screen.findByRole('heading', { name: 'Contact' });
  expect(document.body.textContent).toContain('This server is run by Kosi Relief Trust.');
  expect(screen.getByRole('link').getAttribute('href')).toBe('tel:+919876543210');
});

it('says nothing where the settings say neither', async () => {
  await mainDb.settings.put({ key: CONFIG_KEY, value: { mail: true } });
  render(<FooterContact />);
  await vi.waitFor(async () => expect(await mainDb.settings.get(CONFIG_KEY)).toBeDefined());
  expect(document.body.textContent).toBe('');
});

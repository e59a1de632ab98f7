import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { makeOfflinePhone } from '../../../../tests/support/offline-phone.ts';
import { mainDb } from '../../../data/db.ts';
import { CONFIG_KEY } from '../../../data/queries/config.ts';
import { ReportTranslation } from './report-translation.tsx';

const config = { emergencyNumber: '112', languages: ['en'], demo: false, hasAdmin: true, mail: false };

beforeEach(async () => {
  await makeOfflinePhone();
});

afterEach(async () => {
  cleanup();
  vi.unstubAllGlobals();
  await mainDb.settings.delete(CONFIG_KEY);
});

it('is offered only where the operator allows it, and tells whom the words go to and why there is no translation', async () => {
  await mainDb.settings.put({ key: CONFIG_KEY, value: config });
  const { container, unmount } = render(<ReportTranslation reportId="1" />);
  expect(container.textContent).toBe('');
  unmount();

  await mainDb.settings.put({ key: CONFIG_KEY, value: { ...config, translator: 'llm.example.org' } });
  render(<ReportTranslation reportId="1" />);
  const button = await screen.findByRole('button', { name: 'Translate' });
  expect(screen.getByText(/A language model at .*llm\.example\.org/)).toBeDefined();
  fireEvent.click(button);
  expect(await screen.findByText(/This was not translated\./)).toBeDefined();
  expect(screen.getByRole('button', { name: 'Translate' })).toBeDefined();
});

import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { makeOfflinePhone } from '../../../../tests/support/offline-phone.ts';
import { mainDb } from '../../../data/db.ts';
import { ReportTranslation } from './report-translation.tsx';
import { CONFIG_KEY } from '../../../data/device-settings.ts';

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

it('shows a translation as text, named as a machine’s, and says where it is of the beginning alone', async () => {
  await mainDb.settings.put({ key: CONFIG_KEY, value: { ...config, translator: 'llm.example.org' } });
  const text = 'Water <img src=x onerror=alert(1)> is in the house.';
  const network = vi.fn<typeof fetch>(async () =>
    Response.json({ success: true, data: { language: 'en', text, isCut: true } }),
  );
  vi.stubGlobal('fetch', network);
  const { container } = render(<ReportTranslation reportId="0195f3c2-7d0c-4b61-8d2a-5b0a3f6f0001" />);
  fireEvent.click(await screen.findByRole('button', { name: 'Translate' }));
  const title = await screen.findByText(/^Machine translation by .*Check it against the original\.$/);
  expect(title.closest('[role=status]')?.textContent).toContain(text);
  expect(container.querySelector('img')).toBeNull();
  expect(screen.getByText('Only the beginning of the report was translated.')).toBeDefined();
  expect(screen.queryByRole('button', { name: 'Translate' })).toBeNull();
  const [address, options] = network.mock.calls[0] ?? [];
  expect(address).toContain('/api/report/translation/0195f3c2-7d0c-4b61-8d2a-5b0a3f6f0001');
  expect(options?.body).toBe('{"language":"en"}');
});

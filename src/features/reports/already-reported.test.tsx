// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { useRef } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { IndexedDisaster } from '../../../contract/policies/report-index.ts';
import { makeOfflinePhone } from '../../../tests/support/offline-phone.ts';
import { mainDb } from '../../data/db.ts';
import { AlreadyReported } from './already-reported.tsx';
import { REPORT_INDEX_KEY } from '../../data/device-settings.ts';

const HOUR = 3_600_000;
const added = vi.fn<(addition: string) => void>();

beforeEach(async () => {
  await makeOfflinePhone();
  await Promise.all(mainDb.tables.map((table) => table.clear()));
  const flood: IndexedDisaster = {
    id: '3f0c2c1e-9a0b-4c7d-8e2f-000000000001',
    disasterType: 'flood',
    lat: 25.61,
    lng: 85.14,
    reportedMs: Date.now() - 2 * HOUR,
    count: 1,
    town: 'Patna',
  };
  await mainDb.settings.put({ key: REPORT_INDEX_KEY, value: { disasters: [flood], asOf: Date.now() - HOUR } });
});
afterEach(() => {
  cleanup();
  added.mockReset();
  vi.unstubAllGlobals();
});

function Form() {
  const form = useRef<HTMLFormElement>(null);
  return (
    <form ref={form}>
      {['flood', 'fire'].map((type) => (
        <input key={type} type="radio" name="disasterType" value={type} aria-label={type} />
      ))}
      <input name="address" aria-label="address" />
      <textarea name="description" aria-label="description" />
      <AlreadyReported form={form} place={undefined} isRestored={false} onAdd={added} />
    </form>
  );
}

const write = (name: string, value: string) => fireEvent.input(screen.getByLabelText(name), { target: { value } });

it('without a position and without a network, words alone find what is reported', async () => {
  render(<Form />);
  await screen.findByText(/^Once you have said what happened and where/);
  fireEvent.click(screen.getByLabelText('flood'));
  write('address', 'By the school, Patna');
  await screen.findByText('Flood near Patna, reported 2 hours ago: add yours to it?');
  fireEvent.click(screen.getByRole('button', { name: 'Add to this' }));
  expect(added).toHaveBeenCalledWith('3f0c2c1e-9a0b-4c7d-8e2f-000000000001 flood Patna');
});

it('finds the town in Devanagari too, and a position that is typed', async () => {
  render(<Form />);
  fireEvent.click(screen.getByLabelText('flood'));
  write('address', 'स्कूल के पास, पटना');
  await screen.findByText('Flood near Patna, reported 2 hours ago: add yours to it?');
  write('address', '25.612, 85.143');
  expect(await screen.findByText(/^Flood near Patna, reported 2 hours ago, .+ away: add yours to it\?$/)).toBeDefined();
});

it('says where nothing matches the words, once a type and a place are said', async () => {
  render(<Form />);
  write('address', 'Patna');
  fireEvent.click(screen.getByLabelText('fire'));
  expect(await screen.findByText('Nothing known here matches what you wrote (last checked 1 hour ago).')).toBeDefined();
});

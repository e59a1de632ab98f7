import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { makeOfflinePhone } from '../../../tests/support/offline-phone.ts';
import { reportForm } from '../../../tests/support/report-form.ts';
import { beginDraft } from '../../data/commands/items/drafts.ts';
import { outboxDb } from '../../data/db.ts';
import { forgetReport, rememberReport } from '../../hooks/draft/last-report.ts';
import AidScreen from './aid-screen.tsx';

const located = { ...reportForm, location: { lati: 25.61, long: 85.14 }, locationAccuracy: 12 };

beforeEach(() => makeOfflinePhone());

afterEach(() => {
  cleanup();
  forgetReport();
  vi.unstubAllGlobals();
});

function open(state?: object) {
  return render(
    <MemoryRouter initialEntries={[{ pathname: '/request-assistance', state }]}>
      <AidScreen />
    </MemoryRouter>,
  );
}

function value(name: string): string | undefined {
  return document.querySelector<HTMLInputElement>(`#aid-form [name="${name}"]`)?.value;
}

const said = ['location', 'disasterType', 'description', 'name', 'contactNumber'];
const answers = ['Ghat road', 'flood', 'Water at the roof', 'Asha', '98765 43210'];

it('is filled in for whoever comes from their report, marked until looked at, and kept nowhere before something is typed', async () => {
  rememberReport('one', located, false);
  open({ isFromReport: true });
  await screen.findByText('Filled in from what you told us');
  expect(said.map(value)).toEqual(answers);
  expect(value('keptPosition')).toMatch(/^25\.61\d*, 85\.14\d*, 12$/);
  expect(screen.queryByRole('button', { name: 'Fill in from my report' })).toBeNull();
  fireEvent.click(screen.getByRole('button', { name: 'I have checked them all' }));
  await waitFor(() => expect(screen.queryByText('Filled in from what you told us')).toBeNull());
  expect(await outboxDb.drafts.count()).toBe(0);
  fireEvent.input(document.querySelector('[name="requirements.0.type"]') ?? document.body, {
    target: { value: 'Water' },
  });
  await waitFor(async () => expect((await outboxDb.drafts.toArray())[0]?.values).toMatchObject({ name: 'Asha' }));
});

it('is filled in as well where the code is there before the form is open, and beside what an earlier visit left', async () => {
  rememberReport('one', located, false);
  open({ isFromReport: true }).unmount();
  expect(await beginDraft('aid', { name: 'Ravi', location: 'The old mill' })).toMatchObject({ ok: true });
  open({ isFromReport: true });
  await screen.findByText('Filled in from what you told us');
  expect(said.map(value)).toEqual(['The old mill', 'flood', 'Water at the roof', 'Ravi', '98765 43210']);
});

it('offers it to whoever opens the form by another way, and leaves alone what was typed', async () => {
  rememberReport('one', located, true);
  open();
  const offer = await screen.findByRole('button', { name: 'Fill in from my report' });
  expect(said.map(value)).toEqual(['', '', '', '', '']);
  fireEvent.input(document.querySelector('[name=name]') ?? document.body, { target: { value: 'Ravi' } });
  fireEvent.click(offer);
  await screen.findByText('Filled in from what you told us');
  expect(said.map(value)).toEqual(['', 'flood', 'Water at the roof', 'Ravi', '98765 43210']);
  expect(value('keptPosition')).toBeUndefined();
});

it('offers nothing without a report of this visit', async () => {
  open({ isFromReport: true });
  await screen.findByRole('button', { name: 'Choose on the map' });
  expect(screen.queryByRole('button', { name: 'Fill in from my report' })).toBeNull();
  expect(said.map(value)).toEqual(['', '', '', '', '']);
});

it('fills in what the report says is needed, in a row each, and for how many people where nothing else says how much', async () => {
  rememberReport('one', { ...located, assistanceRequired: '20 blankets, water and insulin', peopleAffected: 4 }, false);
  open({ isFromReport: true });
  await screen.findByText('Filled in from what you told us');
  const row = (index: number) => ['type', 'quantity'].map((part) => value(`requirements.${index}.${part}`));
  expect([0, 1, 2, 3].map(row)).toEqual([
    ['Drinking water', 'for 4 people'],
    ['Medicine', ''],
    ['Blankets', '20'],
    [undefined, undefined],
  ]);
});

it('leaves needs alone that were there before', async () => {
  rememberReport('one', { ...located, assistanceRequired: 'food', peopleAffected: 4 }, false);
  expect(await beginDraft('aid', { 'requirements.0.type': 'Tents' })).toMatchObject({ ok: true });
  open({ isFromReport: true });
  await screen.findByText('Filled in from what you told us');
  expect([value('requirements.0.type'), value('requirements.0.quantity')]).toEqual(['Tents', '']);
});

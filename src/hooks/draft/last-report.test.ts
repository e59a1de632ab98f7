// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { reportForm } from '../../../tests/support/report-form.ts';
import { storePerson } from '../../data/person-store.ts';
import { forgetReport, lastReport, rememberReport } from './last-report.ts';

const ID = 'f8ba308c-7858-4ce7-86b7-b387b93feaee';
const here = { ...reportForm, location: { lati: 25.61, long: 85.14 }, locationAccuracy: 12 };
const person = { id: 'a', name: 'Asha', email: 'a@example.org', role: 'volunteer' };

beforeEach(() => {
  vi.useFakeTimers();
});

afterEach(() => {
  forgetReport();
  storePerson(undefined);
  vi.useRealTimers();
});

it('has who reported and where, and keeps it nowhere but in the page', () => {
  rememberReport(ID, here, false);
  expect(lastReport()).toEqual({
    id: ID,
    name: 'Asha',
    contactNumber: '98765 43210',
    disasterType: 'flood',
    description: 'Water at the roof',
    address: 'Ghat road',
    position: { lati: 25.61, long: 85.14, accuracyM: 12 },
  });
  expect(JSON.stringify([Object.entries(localStorage), Object.entries(sessionStorage)])).not.toContain('Asha');
});

it('has no place where the disaster is somewhere else', () => {
  rememberReport(ID, here, true);
  expect(lastReport()).not.toHaveProperty('address');
  expect(lastReport()).not.toHaveProperty('position');
});

it('is forgotten when somebody signs in or out, also in another tab', () => {
  rememberReport(ID, here, false);
  storePerson(person);
  storePerson(undefined);
  expect(lastReport()).toBeUndefined();

  storePerson(person);
  rememberReport(ID, here, false);
  expect(lastReport()).toBeDefined();
  localStorage.clear();
  storePerson(undefined);
  expect(lastReport()).toBeUndefined();
});

it('is forgotten after half an hour', () => {
  rememberReport(ID, here, false);
  vi.advanceTimersByTime(29 * 60_000);
  expect(lastReport()).toBeDefined();
  vi.advanceTimersByTime(60_000);
  expect(lastReport()).toBeUndefined();
});

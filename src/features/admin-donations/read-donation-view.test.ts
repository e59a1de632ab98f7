import { expect, it } from 'vitest';
import {
  donationQuery,
  isFiltered,
  plainDonationView,
  readDonationView,
  writeDonationView,
} from './read-donation-view.ts';

it('reads an address, and leaves out what nobody knows', () => {
  expect(readDonationView('?status=completed&allocated=none&search=asha&sort=largest')).toEqual({
    status: 'completed',
    allocated: 'none',
    campaign: '',
    search: 'asha',
    sort: 'largest',
  });
  expect(readDonationView('?status=gone&allocated=perhaps&campaign=flood&sort=colour')).toEqual(plainDonationView);
});

it('writes back what it read, beside what else stands there', () => {
  const campaign = '0b9ad5f0-3c1e-4c55-8a3e-5d0a0f6d9c11';
  const view = { ...plainDonationView, status: 'failed', campaign, search: 'a&b' } as const;
  const address = writeDonationView('?tab=donations&sort=donor', view);
  expect(address).toBe(`?tab=donations&status=failed&campaign=${campaign}&search=a%26b`);
  expect(readDonationView(address)).toEqual(view);
  expect(writeDonationView('?status=failed', plainDonationView)).toBe('');
});

it('asks the server only for what was chosen', () => {
  expect(donationQuery({ ...plainDonationView, search: '  ' })).toEqual({});
  expect(
    donationQuery({ status: 'completed', allocated: 'part', campaign: 'id', search: ' asha ', sort: 'donor' }),
  ).toEqual({
    status: 'completed',
    allocated: 'part',
    campaign: 'id',
    search: 'asha',
    sort: 'donor',
  });
  expect([isFiltered(plainDonationView), isFiltered({ ...plainDonationView, allocated: 'true' })]).toEqual([
    false,
    true,
  ]);
});

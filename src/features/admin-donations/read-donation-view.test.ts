import { expect, it } from 'vitest';
import {
  donationQuery,
  isFiltered,
  plainDonationView,
  readDonationView,
  writeDonationView,
} from './read-donation-view.ts';

it('reads an address, and leaves out what nobody knows', () => {
  expect(readDonationView('?status=completed&allocated=false&search=asha&sort=largest')).toEqual({
    status: 'completed',
    allocated: 'false',
    search: 'asha',
    sort: 'largest',
  });
  expect(readDonationView('?status=gone&allocated=perhaps&sort=colour')).toEqual(plainDonationView);
});

it('writes back what it read, beside what else stands there', () => {
  const view = { ...plainDonationView, status: 'failed', search: 'a&b' } as const;
  const address = writeDonationView('?tab=donations&sort=donor', view);
  expect(address).toBe('?tab=donations&status=failed&search=a%26b');
  expect(readDonationView(address)).toEqual(view);
  expect(writeDonationView('?status=failed', plainDonationView)).toBe('');
});

it('asks the server only for what was chosen', () => {
  expect(donationQuery({ ...plainDonationView, search: '  ' })).toEqual({});
  expect(donationQuery({ status: 'completed', allocated: 'true', search: ' asha ', sort: 'donor' })).toEqual({
    status: 'completed',
    allocated: 'true',
    search: 'asha',
    sort: 'donor',
  });
  expect([isFiltered(plainDonationView), isFiltered({ ...plainDonationView, allocated: 'true' })]).toEqual([
    false,
    true,
  ]);
});

import { expect, it } from 'vitest';
import type { FundEntryView } from '../../../contract/entities/donation.ts';
import { buildAct } from './build-act.ts';

const [id, donation] = ['an id', 'a donation'];
const allocation = { _id: 'an allocation' } as FundEntryView;
const built = (kind: Parameters<typeof buildAct>[0]['kind'], values: Record<string, string>) =>
  buildAct({ kind, allocation, most: 50_000 }, { id, donation, values });

it('makes each act of what was typed, in whole paise', () => {
  expect(built('fee', { amount: '23.60', what: ' Provider ' }).act).toEqual({
    name: 'enterFee',
    body: { _id: id, donation, amount: 2_360, what: 'Provider' },
  });
  expect(built('take-back', { amount: '५००', reason: 'Closed' }).act).toEqual({
    name: 'takeBackAllocation',
    body: { _id: id, allocation: 'an allocation', amount: 50_000, reason: 'Closed' },
  });
  expect(built('purchase', { amount: '1', what: 'Rope', fromWhom: 'A shop' }).act?.name).toBe('enterPurchase');
  expect(built('refund', { amount: '1', reason: 'Asked for', code: '123456' }).act?.name).toBe('refundDonation');
});

it('allocates to a category alone, or to one thing', () => {
  const values = { amount: '100', category: 'Shelter', campaign: 'c', delivery: 'd', need: 'aid 2' };
  const bodyOf = (purpose: string) => built('allocate', { ...values, purpose }).act?.body;
  const plain = { _id: id, donation, amount: 10_000, category: 'Shelter' };
  expect(bodyOf('')).toEqual(plain);
  expect(bodyOf('campaign')).toEqual({ ...plain, campaign: 'c' });
  expect(bodyOf('delivery')).toEqual({ ...plain, delivery: 'd' });
  expect(bodyOf('need')).toEqual({ ...plain, need: { aidId: 'aid', line: 2 } });
});

it('tells what is missing or wrong, field by field', () => {
  expect(Object.keys(built('allocate', { amount: '', purpose: 'campaign' }).problems)).toEqual([
    'amount',
    'category',
    'campaign',
  ]);
  expect(built('fee', { amount: '500.01', what: 'x' }).problems).toEqual({
    amount: 'That is more than there is: at most ₹500.00.',
  });
  expect(built('fee', { amount: 'lots', what: '' }).act).toBeUndefined();
});

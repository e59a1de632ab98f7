import { safeParse } from 'valibot';
import { expect, it } from 'vitest';
import { issueFields } from '../../../contract/base/issues.ts';
import { donateSchema } from '../../../contract/entities/donation.ts';
import { buildDonation } from './build-donation.ts';

const id = '7b0f1b0e-6f0c-4a53-9d6b-1f2e3d4c5b6a';
const values = { amount: ' ₹1,500.50 ', donorName: ' Asha ', email: ' a@b.org', phone: '98100 12345', purpose: ' ' };

it('says what was typed in the contract’s terms', () => {
  expect(buildDonation({ id, values }, undefined)).toEqual({
    _id: id,
    amount: 150_050,
    donorName: 'Asha',
    email: 'a@b.org',
    phone: '9810012345',
  });
});

it('has the id of a form that was changed after its order, its campaign and its purpose', () => {
  const renewed = 'b3f8c1a2-1111-4222-8333-444455556666';
  const body = buildDonation({ id, values: { ...values, donationId: renewed, purpose: 'Boats' } }, id);
  expect(body).toMatchObject({ _id: renewed, campaign: id, purpose: 'Boats' });
});

it('leaves it to the contract to refuse what is no amount', () => {
  const parsed = safeParse(donateSchema, buildDonation({ id, values: { ...values, amount: 'much' } }, undefined));
  expect(parsed.success ? {} : issueFields(parsed.issues)).toEqual({ amount: 'a whole number' });
});

import { limits } from '../../../../contract/limits.ts';
import { expect, it } from 'vitest';
import { buildCampaign, campaignAsTexts } from './build-campaign.ts';

const campaign = { target: 250_050, needs: [{ type: 'Food', quantity: '200 meals' }], text: 'Boats go out at six.' };

it('reads back what it shows', () => {
  expect(buildCampaign(campaignAsTexts(campaign), [0])).toEqual({ campaign, problems: {} });
});

it('leaves out empty rows and an empty target', () => {
  const values = { text: '', target: '', 'needs.0.type': ' ', 'needs.3.type': 'Rope', 'needs.3.quantity': '' };
  expect(buildCampaign(values, [0, 3]).campaign).toEqual({ needs: [{ type: 'Rope', quantity: '' }], text: '' });
});

it('puts each problem to its field', () => {
  const values = { text: 'x'.repeat(6000), target: '1.234', 'needs.1.quantity': 'ten' };
  expect(Object.keys(buildCampaign(values, [1]).problems).toSorted()).toEqual(['needs.1.type', 'target', 'text']);
});

it('counts characters as the contract does: an emoji is one', () => {
  const rowOf = (count: number) => ({ 'needs.0.type': '😀'.repeat(count), 'needs.0.quantity': '' });
  expect(buildCampaign(rowOf(limits.needCharacters), [0]).problems).toEqual({});
  expect(Object.keys(buildCampaign(rowOf(limits.needCharacters + 1), [0]).problems)).toEqual(['needs.0.type']);
});

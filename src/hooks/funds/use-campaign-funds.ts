import { useEffect } from 'react';
import type { CampaignFunds } from '../../../contract/entities/donation.ts';
import { campaignFundsCopy } from '../../data/queries/lists/funds.ts';
import { refreshCampaignFunds } from '../../data/sync/refresh-funds.ts';
import { useQuery } from '../shared/use-query.ts';

/** What was given for the campaign of a disaster, as this phone saw it last, and asked for anew; `undefined`: nobody knows here. */
export function useCampaignFunds(id: string): CampaignFunds | undefined {
  useEffect(() => void refreshCampaignFunds(id).catch(console.error), [id]);
  return useQuery(() => campaignFundsCopy(id), [id]);
}

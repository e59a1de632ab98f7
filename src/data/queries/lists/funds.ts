import type { DeliveryView } from '../../../../contract/entities/delivery.ts';
import type { CampaignFunds, FundSummary } from '../../../../contract/entities/donation.ts';
import { mainDb } from '../../db.ts';
import { CAMPAIGN_FUNDS_KEY, FUNDS_KEY } from '../../device-settings.ts';

/** The public figures of all money, with the newest deliveries, as this device saw them last. */
export interface FundsCopy {
  summary: FundSummary;
  deliveries: readonly DeliveryView[];
  /** The page of deliveries behind these. */
  next?: string | undefined;
  /** Epoch milliseconds at which they were asked for. */
  asOf: number;
}

/** What was given for campaigns that were looked at here, by the disaster's id. */
export type CampaignCopies = Readonly<Record<string, { funds: CampaignFunds; asOf: number }>>;

/** Never rejects. */
export async function fundsCopy(): Promise<FundsCopy | undefined> {
  const row = await mainDb.settings.get(FUNDS_KEY).catch(() => undefined);
  return row?.value as FundsCopy | undefined;
}

/** Never rejects. */
export async function campaignFundsCopy(id: string): Promise<CampaignFunds | undefined> {
  const row = await mainDb.settings.get(CAMPAIGN_FUNDS_KEY).catch(() => undefined);
  return (row?.value as CampaignCopies | undefined)?.[id]?.funds;
}

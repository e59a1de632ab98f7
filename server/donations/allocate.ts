import type pg from 'pg';
import type { Result } from '../../contract/base/result.ts';
import type { Allocate } from '../../contract/entities/donation.ts';
import { refusals, type Refusal } from '../refusal.ts';
import { isActiveDisaster, isDelivery, isNeed } from '../store/donations/purposes.ts';
import { texts } from '../texts.ts';
import { actOnFunds, type FundServices, type FundsActed } from './act-on-funds.ts';
import { moreThanUnallocated } from './left.ts';

/** Allocates a part of a donation, or all of it: to a campaign, a delivery or a need, or to a category alone. */
export function allocate(
  services: FundServices,
  { _id, amount, donation, category, campaign, delivery, need }: Allocate,
  by: string,
  now: number,
): Promise<Result<FundsActed, Refusal>> {
  return actOnFunds(services, {
    action: 'donation-allocated',
    entry: {
      id: _id,
      kind: 'allocated',
      amount,
      donationId: donation,
      category,
      campaignId: campaign,
      deliveryId: delivery,
      aidId: need?.aidId,
      line: need?.line,
      accountId: by,
      at: now,
    },
    async refusalFor(client, found) {
      const wrong = await wrongPurpose(client, { campaign, delivery, need });
      return wrong === undefined ? moreThanUnallocated(client, found, amount) : refusals.invalid(wrong);
    },
  });
}

/** What is wrong with what it is for, field by field. */
async function wrongPurpose(
  client: pg.PoolClient,
  { campaign, delivery, need }: Pick<Allocate, 'campaign' | 'delivery' | 'need'>,
): Promise<Record<string, string> | undefined> {
  const named = Object.entries({ campaign, delivery, need }).filter(([, value]) => value !== undefined);
  const [first] = named;
  if (first === undefined) return undefined;
  if (named.length > 1) return { [first[0]]: texts.onePurpose };
  if (campaign !== undefined) {
    return (await isActiveDisaster(client, campaign)) ? undefined : { campaign: texts.noActiveDisaster };
  }
  if (delivery !== undefined) {
    return (await isDelivery(client, delivery)) ? undefined : { delivery: texts.noSuchDeliveryHere };
  }
  return need === undefined || (await isNeed(client, need)) ? undefined : { need: texts.noSuchNeed };
}

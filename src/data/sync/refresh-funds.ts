import { systemClock } from '../../../contract/base/clock.ts';
import { askedAddresses } from '../../../contract/calls/asked-addresses.ts';
import type { DeliveryView } from '../../../contract/entities/delivery.ts';
import type { CampaignFunds, FundSummary } from '../../../contract/entities/donation.ts';
import { request } from '../client/http.ts';
import { isOurHost } from '../client/our-host.ts';
import { mainDb } from '../db.ts';
import { parseRecord } from '../outbox/answer/read-json.ts';
import type { CampaignCopies, FundsCopy } from '../queries/lists/funds.ts';
import { CAMPAIGN_FUNDS_KEY, FUNDS_KEY } from '../device-settings.ts';

const TIME_LIMIT_MS = 30_000;
/** Campaigns whose figures are kept, those that were looked at last. */
const KEPT_CAMPAIGNS = 50;

interface PublicPage {
  data: readonly DeliveryView[];
  next?: string;
}

/**
 * Brings the public figures and the newest deliveries to this device, asked for as nobody whoever is logged in: what an admin or an NGO
 * sees of deliveries is not for a copy that anybody at this phone reads. False where they did not come; the copy stays then.
 */
export async function refreshFunds(): Promise<boolean> {
  const asOf = systemClock.now();
  const [funds, deliveries] = await Promise.all([
    ask<{ data: FundSummary }>(askedAddresses.getFunds.path),
    publicDeliveries(),
  ]);
  if (funds === undefined || deliveries === undefined) return false;
  const value: FundsCopy = { summary: funds.data, deliveries: deliveries.data, next: deliveries.next, asOf };
  await mainDb.settings.put({ key: FUNDS_KEY, value });
  return true;
}

/** A page of deliveries as everybody sees them. */
export function publicDeliveries(cursor?: string): Promise<PublicPage | undefined> {
  const query = cursor === undefined ? '' : `?cursor=${encodeURIComponent(cursor)}`;
  return ask<PublicPage>(askedAddresses.listDeliveries.path + query);
}

/** Brings what was given for one campaign. Offline, and for a disaster that is not public, the copy stays. */
export async function refreshCampaignFunds(id: string): Promise<void> {
  const asOf = systemClock.now();
  const path = askedAddresses.getCampaignFunds.path.replace('{id}', () => encodeURIComponent(id));
  const answer = await ask<{ data: CampaignFunds }>(path);
  if (answer === undefined) return;
  await mainDb.transaction('rw', mainDb.settings, async () => {
    const row = await mainDb.settings.get(CAMPAIGN_FUNDS_KEY);
    const others = Object.entries((row?.value ?? {}) as CampaignCopies).filter(([one]) => one !== id);
    const kept = others.sort(([, a], [, b]) => b.asOf - a.asOf).slice(0, KEPT_CAMPAIGNS - 1);
    const value: CampaignCopies = Object.fromEntries([...kept, [id, { funds: answer.data, asOf }]]);
    await mainDb.settings.put({ key: CAMPAIGN_FUNDS_KEY, value });
  });
}

/** Only what our own server says; a host of another maker knows none of it. */
async function ask<Answer>(path: string): Promise<Answer | undefined> {
  if (!(await isOurHost())) return undefined;
  const answer = await request({ method: 'GET', path, timeLimitMs: TIME_LIMIT_MS });
  if (answer.kind !== 'answered' || answer.status !== 200) return undefined;
  const json = parseRecord(answer.text);
  return json?.['success'] === true ? (json as Answer) : undefined;
}

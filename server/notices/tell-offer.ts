import type pg from 'pg';
import { tellDevices } from '../store/alerts/tell-devices.ts';
import type { OfferKind } from '../store/ngos/offers.ts';
import type { OfferDetail, WaitingDetail } from './notice-details.ts';

/** After that it is old news. */
const LASTS_MS = 12 * 3_600_000;

interface Offered {
  /** The record's. */
  id: string;
  accounts: readonly string[];
}

/** Tells NGOs that something suits them which nobody has taken. `now` in epoch milliseconds. */
export async function tellOfOffer(
  client: pg.PoolClient,
  { kind, id, accounts }: Offered & { kind: OfferKind },
  now: number,
): Promise<void> {
  const detail: OfferDetail = { offer: kind };
  if (accounts.length > 0) await tell(client, { id, accounts }, detail, now);
}

/** Tells admins that requests wait which nobody takes. */
export async function tellOfWaiting(client: pg.PoolClient, offered: Offered, now: number): Promise<void> {
  const detail: WaitingDetail = { untaken: true };
  if (offered.accounts.length > 0) await tell(client, offered, detail, now);
}

function tell(
  client: pg.PoolClient,
  { id: about, accounts }: Offered,
  detail: OfferDetail | WaitingDetail,
  at: number,
): Promise<void> {
  const expiresAt = at + LASTS_MS;
  return tellDevices(client, { kind: 'work', about, detail, to: { accounts }, at, dueAt: at, expiresAt });
}

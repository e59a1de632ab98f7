import type pg from 'pg';
import { tellDevices } from '../store/alerts/tell-devices.ts';
import { UNDO_SLACK_MS } from './tell-applicant.ts';
import type {
  HandedDetail,
  MissingDetail,
  PledgeChange,
  PledgeDetail,
  UnpledgedWhy,
  WorkChange,
  WorkDetail,
} from './notice-details.ts';

/** After that it is old news. */
const LASTS_MS = 24 * 3_600_000;

/** Those that may wait for the end of quiet hours, and are of use longer: nobody sets out for them, or stays at home. */
const LATER_MS = 3 * 24 * 3_600_000;
const canWait: readonly WorkChange[] = ['completed', 'confirmed', 'not-confirmed'];

export interface Worker {
  /** The acceptance. */
  id: string;
  accountId: string;
}

/** Tells one volunteer how their acceptance stands now. `undoneUntil`: it may be taken back until then; absent: it stands. Epoch milliseconds. */
export function tellWorker(
  client: pg.PoolClient,
  { id, accountId }: Worker,
  work: WorkChange,
  now: number,
  undoneUntil?: number,
): Promise<void> {
  return tell(client, id, [accountId], work, now, undoneUntil === undefined ? now : undoneUntil + UNDO_SLACK_MS);
}

/** Tells all who were on a disaster that it is over, however many they are, or all who have a record in hand what its sender says of it. */
export async function tellWorkers(
  client: pg.PoolClient,
  disasterId: string,
  accounts: readonly string[],
  work: 'completed' | 'ended' | 'moved' | 'message',
  now: number,
): Promise<void> {
  if (accounts.length > 0) await tell(client, disasterId, accounts, work, now);
}

/** Tells an NGO how the people that it sends stand now. `id`: the pledge's. */
export function tellPledger(
  client: pg.PoolClient,
  { id, accountId }: Worker,
  pledge: 'accepted' | 'withdrawn',
  now: number,
): Promise<void> {
  return tellOfPledge(client, id, [accountId], { pledge }, now);
}

/** Tells an NGO whether its delivery is confirmed. `id`: the delivery's. */
export function tellHanded(
  client: pg.PoolClient,
  { id, accountId }: Worker,
  handed: HandedDetail['handed'],
  at: number,
): Promise<void> {
  const detail: HandedDetail = { handed };
  const to = { accounts: [accountId] };
  return tellDevices(client, { kind: 'work', about: id, detail, to, at, dueAt: at, expiresAt: at + LATER_MS });
}

/** Tells admins that nothing came of a delivery that was told as handed over. `id`: the delivery's. */
export function tellMissing(
  client: pg.PoolClient,
  { id, accounts }: { id: string; accounts: readonly string[] },
  at: number,
): Promise<void> {
  const detail: MissingDetail = { missing: true };
  if (accounts.length === 0) return Promise.resolve();
  return tellDevices(client, {
    kind: 'work',
    about: id,
    detail,
    to: { accounts },
    at,
    dueAt: at,
    expiresAt: at + LATER_MS,
  });
}

/** Tells an NGO that nobody of it is expected, and why: it may have answered without a network. */
export function tellUnpledged(
  client: pg.PoolClient,
  { id, accountId }: Worker,
  unpledged: UnpledgedWhy,
  now: number,
): Promise<void> {
  return tellOfPledge(client, id, [accountId], { unpledged }, now);
}

/** Tells all NGOs that sent people to a disaster that it is over. */
export async function tellPledgers(
  client: pg.PoolClient,
  disasterId: string,
  accounts: readonly string[],
  end: 'completed' | 'ended',
  now: number,
): Promise<void> {
  const pledge: PledgeChange = end === 'completed' ? 'done' : 'ended';
  if (accounts.length > 0) await tellOfPledge(client, disasterId, [...new Set(accounts)], { pledge }, now);
}

function tellOfPledge(
  client: pg.PoolClient,
  about: string,
  accounts: readonly string[],
  detail: PledgeDetail,
  at: number,
): Promise<void> {
  const isLater = 'pledge' in detail && detail.pledge === 'done';
  const expiresAt = at + (isLater ? LATER_MS : LASTS_MS);
  return tellDevices(client, { kind: 'work', about, detail, to: { accounts }, at, dueAt: at, expiresAt });
}

function tell(
  client: pg.PoolClient,
  about: string,
  accounts: readonly string[],
  work: WorkChange,
  at: number,
  dueAt = at,
): Promise<void> {
  const detail: WorkDetail = { work };
  const expiresAt = at + (canWait.includes(work) ? LATER_MS : LASTS_MS);
  return tellDevices(client, { kind: 'work', about, detail, to: { accounts }, at, dueAt, expiresAt });
}

import type pg from 'pg';
import { tellDevices } from '../store/alerts/tell-devices.ts';
import type {
  AidChange,
  AnsweredDetail,
  AskedDetail,
  DeliveryDetail,
  ReportChange,
  ReportDetail,
} from './notice-details.ts';

/** Milliseconds in which a slip can be put right, and several changes become one, before anybody is told. */
const SETTLE_MS = 60_000;
/** After that it is old news. Longer than quiet hours, and than many a phone is without a network. */
const LASTS_MS = 3 * 24 * 3_600_000;

/** Tells the phones that follow a report how it stands now: of a yes at once. */
export function tellReporter(client: pg.PoolClient, about: string, report: ReportChange, now: number): Promise<void> {
  return tell(client, about, { report }, now, report === 'active' ? now : now + SETTLE_MS);
}

/** Tells the phones that follow an aid request how it stands now. */
export function tellAsker(client: pg.PoolClient, about: string, aid: AidChange, now: number): Promise<void> {
  return tell(client, about, { aid }, now, now + SETTLE_MS);
}

/** Tells the phones that follow an aid request of a delivery to it: that it is on its way at once. */
export function tellOfDelivery(
  client: pg.PoolClient,
  about: string,
  delivery: DeliveryDetail['delivery'],
  now: number,
): Promise<void> {
  if (delivery === 'departed') return tell(client, about, { delivery }, now, now);
  // The newest is told: that it lacks the code says more than that it is fulfilled.
  return tell(client, about, { delivery }, now + 1, now + SETTLE_MS);
}

/** Asks the phones that follow a record whether it stands. */
export function tellAsked(client: pg.PoolClient, about: string, asked: AskedDetail['asked'], now: number) {
  return tell(client, about, { asked }, now, now);
}

/** Tells the phones that follow a record that whoever has it in hand wrote to them: never what. */
export function tellAnswered(client: pg.PoolClient, about: string, answered: AnsweredDetail['answered'], now: number) {
  return tell(client, about, { answered }, now, now);
}

function tell(client: pg.PoolClient, about: string, detail: ReportDetail, at: number, dueAt: number): Promise<void> {
  return tellDevices(client, { kind: 'report', about, detail, to: 'followers', at, dueAt, expiresAt: at + LASTS_MS });
}

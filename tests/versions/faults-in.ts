import { runSql } from '../support/postgres.ts';
import type { PhoneItem, PhoneResult } from './phone-words.ts';

interface Kept {
  id: string;
  digest: string;
  /** SHA-256 of the kept text. */
  held: string | null;
  unread: number | null;
  type: string | null;
  said: string | null;
}

const EVERYTHING = `
  SELECT receipts.id::text, receipts.digest,
         encode(sha256(convert_to(kept.body, 'UTF8')), 'hex') AS held, kept.unread, kept.type,
         kept.body::jsonb->>'disasterType' AS said
  FROM receipts LEFT JOIN (
    SELECT id, body, read_by AS unread, disaster_type AS type FROM reports
    UNION ALL SELECT id, body, read_by, NULL FROM aid_requests
    UNION ALL SELECT id, body, NULL, NULL FROM contact_messages
  ) AS kept ON kept.id = receipts.id`;

/** What is not as it should be: each item of each phone exactly once and byte for byte, none parked, all of it read. */
export async function faultsIn(
  databaseUrl: string,
  told: readonly PhoneResult[],
): Promise<{ faults: string[]; readAgain: number }> {
  const rows = await runSql<Kept>(databaseUrl, EVERYTHING);
  const byId = new Map(rows.map((row) => [row.id, row]));
  const items = told.flatMap((phone) => phone.items.map((item) => ({ ...item, age: phone.age })));
  const faults = items.flatMap((item) =>
    faultOf(item, byId.get(item.id)).map((what) => `${item.age} phone, ${item.call}: ${what}`),
  );
  if (rows.length !== items.length) faults.push(`${items.length} items were saved, ${rows.length} receipts are kept`);
  for (const { id, unread, type, said } of rows) {
    if (unread !== null) faults.push(`${id} is still not read whole`);
    if (type !== null && type !== said) faults.push(`${id} says ${said} and is listed as ${type}`);
  }
  return { faults, readAgain: rows.filter(({ said }) => said === 'tsunami').length };
}

function faultOf({ id, digest, state, reason }: PhoneItem, kept: Kept | undefined): string[] {
  if (state !== 'sent') return [`${id} is ${state}${reason === undefined ? '' : ` (${reason})`}`];
  if (kept === undefined) return [`${id} is sent and not on the server`];
  return kept.digest === digest && kept.held === digest ? [] : [`${id} has other bytes on the server`];
}

import type pg from 'pg';
import type { ServiceArea } from '../../../contract/entities/ngo.ts';
import type { AccountStatus, ApplicationStatus, Role, WorkState } from '../../../contract/enumerations.ts';
import { busyStates } from '../../../contract/policies/work-states.ts';
import { isAfter } from '../database/place-in-order.ts';

/** An account that asks for a role, or did. */
export interface KeptApplication {
  id: string;
  name: string;
  email: string;
  role: Role;
  status: ApplicationStatus;
  /** When it asked. */
  createdAt: Date;
  decidedAt: Date | null;
  /** Null where it was not decided by a person, or by one whose account is gone. */
  decidedBy: string | null;
  /** Also of one whose account is gone. */
  decidedById: string | null;
  reason: string | null;
  /** What the profile tells so far. */
  skills: string | null;
  organizationName: string | null;
  type: string | null;
  focusAreas: string[] | null;
  area: ServiceArea | null;
  location: string | null;
  phone: string | null;
  registrationNumber: string | null;
  /** Null: nowhere. */
  expectedAt: ExpectedAt[] | null;
}

/** A disaster that a volunteer is on, or that an NGO sends people to. */
export interface ExpectedAt {
  id: string;
  disasterType: string;
  lat: number | null;
  lng: number | null;
  state: WorkState | null;
  people: number | null;
}

/** When an account asked for its role: as it was made, or once it was more than a donor's. By indexes of its own. */
const ASKED_AT = 'coalesce(account.applied_at, account.created_at)';

const APPLICATION = `
  SELECT account.id, account.name, account.email, account.role, account.status, ${ASKED_AT} AS "createdAt",
         account.decided_at AS "decidedAt", decider.name AS "decidedBy", account.decided_by AS "decidedById",
         account.decision_reason AS reason,
         volunteer.skills, ngo.organization_name AS "organizationName", ngo.focus_areas ->> 0 AS type,
         ngo.focus_areas AS "focusAreas", ngo.area,
         coalesce(volunteer.city, ngo.city) AS location, coalesce(volunteer.phone, ngo.contact) AS phone,
         ngo.registration_number AS "registrationNumber",
         (SELECT jsonb_agg(jsonb_build_object('id', report.id, 'disasterType', report.disaster_type, 'lat', report.lat,
                   'lng', report.lng, 'state', held.state, 'people', held.people) ORDER BY held.since, report.id)
          FROM (SELECT disaster_id, state, NULL::integer AS people, decided_at AS since FROM acceptances
                WHERE account_id = account.id AND state IN ('${busyStates.join("', '")}')
                UNION ALL
                SELECT disaster_id, NULL, people, pledged_at FROM ngo_pledges
                WHERE ngo_id = account.id AND state = 'active') AS held
          JOIN reports AS report ON report.id = held.disaster_id) AS "expectedAt"
  FROM accounts AS account LEFT JOIN accounts AS decider ON decider.id = account.decided_by
       LEFT JOIN volunteer_profiles AS volunteer ON volunteer.id = account.id
       LEFT JOIN ngo_profiles AS ngo ON ngo.id = account.id`;

export interface ApplicationsWanted {
  status: ApplicationStatus;
  role?: Role | undefined;
  after?: readonly [createdAtMs: number, id: string] | undefined;
  count: number;
}

/** Longest waiting first, by the index on the status or that on status and role. */
export async function findApplications(pool: pg.Pool, wanted: ApplicationsWanted): Promise<KeptApplication[]> {
  const { status, role, after, count } = wanted;
  const values: unknown[] = [status];
  const value = (given: unknown) => `$${values.push(given)}`;
  const where = [
    'account.status = $1',
    ...(role === undefined ? [] : [`account.role = ${value(role)}`]),
    ...(after === undefined ? [] : [isAfter(ASKED_AT, 'account.id', after, value)]),
  ];
  const { rows } = await pool.query<KeptApplication>(
    `${APPLICATION} WHERE ${where.join(' AND ')}
     ORDER BY ${ASKED_AT}, account.id LIMIT ${value(count)}`,
    values,
  );
  return rows;
}

export async function findApplication(client: pg.PoolClient, id: string): Promise<KeptApplication | undefined> {
  const { rows } = await client.query<KeptApplication>({
    name: 'find-application',
    text: `${APPLICATION} WHERE account.id = $1`,
    values: [id],
  });
  return rows[0];
}

/** The accounts and, beside them, every admin with power: nobody can lose or win that power until the transaction ends. */
export interface LockedAccounts {
  /** The last that was named. */
  account?: { id: string; role: Role; status: AccountStatus };
  ids: ReadonlySet<string>;
  adminIds: ReadonlySet<string>;
}

/**
 * In the order of their ids, so that two that lock the same ones do not wait for each other for ever. What only refers to an
 * account's row goes on meanwhile; a sign-in to one of them waits.
 */
export async function lockWithAdmins(client: pg.PoolClient, named: readonly string[]): Promise<LockedAccounts> {
  const { rows } = await client.query<{ id: string; role: Role; status: AccountStatus }>(
    `SELECT id, role, status FROM accounts
     WHERE id = ANY ($1::uuid[]) OR (role = 'admin' AND status = 'approved')
     ORDER BY id FOR NO KEY UPDATE`,
    [named],
  );
  const account = rows.find(({ id }) => id === named.at(-1));
  const admins = rows.filter(({ role, status }) => role === 'admin' && status === 'approved');
  const [ids, adminIds] = [rows, admins].map((accounts) => new Set(accounts.map(({ id }) => id))) as [
    Set<string>,
    Set<string>,
  ];
  return { ...(account === undefined ? {} : { account }), ids, adminIds };
}

export interface Decision {
  accountId: string;
  status: ApplicationStatus;
  /** Absent where nobody has decided yet. */
  decidedBy?: string | undefined;
  /** Epoch milliseconds. */
  decidedAt?: number | undefined;
  reason?: string | undefined;
  /** When the applicant is to be told by mail; absent: that is no matter of the database. */
  mailDue?: number | undefined;
}

export async function writeDecision(
  client: pg.PoolClient,
  { accountId, status, decidedBy, decidedAt, reason, mailDue }: Decision,
): Promise<void> {
  await client.query(
    `UPDATE accounts SET status = $2, decided_by = $3, decision_reason = $4,
            decided_at = to_timestamp($5::double precision / 1000),
            decision_mail_due = to_timestamp($6::double precision / 1000), changed_at = change_time(),
            shown = shown OR $2 = 'approved'
     WHERE id = $1`,
    [accountId, status, decidedBy ?? null, reason ?? null, decidedAt ?? null, mailDue ?? null],
  );
}

/** Those whose decision is to be told by mail by now; each is given out once. `now` in epoch milliseconds. */
export async function takeDecisionsToMail(pool: pg.Pool, now: number): Promise<KeptApplication[]> {
  const { rows } = await pool.query<KeptApplication>(
    `WITH due AS (
       UPDATE accounts SET decision_mail_due = NULL WHERE id IN (
         SELECT id FROM accounts WHERE decision_mail_due <= to_timestamp($1::double precision / 1000)
         ORDER BY decision_mail_due LIMIT 100 FOR UPDATE SKIP LOCKED)
       RETURNING id)
     ${APPLICATION} WHERE account.id IN (SELECT id FROM due)`,
    [now],
  );
  return rows;
}

import type pg from 'pg';
import type { DisasterType } from '../../../contract/enumerations.ts';
import type { CertificateRecord } from '../../../contract/policies/certificate-view.ts';

interface CertificateRow {
  id: string;
  name: string;
  disasterType: DisasterType;
  reference: string;
  reportedAt: Date;
  completedAt: Date;
  issuedAt: Date;
  isReplaced: boolean;
}

const COLUMNS = `id, name, disaster_type AS "disasterType", reference, reported_at AS "reportedAt",
  completed_at AS "completedAt", issued_at AS "issuedAt", replaced_at IS NOT NULL AS "isReplaced"`;

export async function findCertificate(pool: pg.Pool, id: string): Promise<CertificateRecord | undefined> {
  const { rows } = await pool.query<CertificateRow>({
    name: 'find-certificate',
    text: `SELECT ${COLUMNS} FROM certificates WHERE id = $1`,
    values: [id],
  });
  return rows[0] && recordOf(rows[0]);
}

/** All that were ever made of this work, the newest first. */
export async function certificatesOfWork(client: pg.PoolClient, workId: string): Promise<CertificateRecord[]> {
  const { rows } = await client.query<CertificateRow>({
    name: 'certificates-of-work',
    text: `SELECT ${COLUMNS} FROM certificates WHERE acceptance_id = $1 ORDER BY replaced_at DESC NULLS FIRST, id`,
    values: [workId],
  });
  return rows.map(recordOf);
}

/** And of all of an account's work, the oldest first. */
export async function certificatesOf(pool: pg.Pool, accountId: string): Promise<CertificateRecord[]> {
  const { rows } = await pool.query<CertificateRow>(
    `SELECT ${COLUMNS} FROM certificates WHERE account_id = $1 ORDER BY issued_at, id`,
    [accountId],
  );
  return rows.map(recordOf);
}

export interface NewCertificate extends Omit<CertificateRecord, 'isReplaced' | 'issuedAt' | 'operator'> {
  accountId: string;
  workId: string;
}

/** Takes the place of the one that was good until now. `now` in epoch milliseconds. */
export async function insertCertificate(
  client: pg.PoolClient,
  { id, accountId, workId, name, disasterType, reference, reportedAt, completedAt }: NewCertificate,
  now: number,
): Promise<void> {
  await client.query({
    name: 'replace-certificate',
    text: `UPDATE certificates SET replaced_at = to_timestamp($2::double precision / 1000)
           WHERE acceptance_id = $1 AND replaced_at IS NULL`,
    values: [workId, now],
  });
  await client.query({
    name: 'insert-certificate',
    text: `INSERT INTO certificates (id, account_id, acceptance_id, name, disaster_type, reference, reported_at, completed_at, issued_at)
           VALUES ($1, $2, $3, $4, $5, $6, $7, $8, to_timestamp($9::double precision / 1000))`,
    values: [id, accountId, workId, name, disasterType, reference, reportedAt, completedAt, now],
  });
}

function recordOf({ reportedAt, completedAt, issuedAt, ...row }: CertificateRow): CertificateRecord {
  return {
    ...row,
    reportedAt: reportedAt.toISOString(),
    completedAt: completedAt.toISOString(),
    issuedAt: issuedAt.toISOString(),
  };
}

import { isoTime } from '../../contract/base/clock.ts';
import { failed, ok, type Result } from '../../contract/base/result.ts';
import { limits } from '../../contract/limits.ts';
import type { CertificateRecord } from '../../contract/policies/certificate-view.ts';
import { referenceOf } from '../../contract/reference.ts';
import type pg from 'pg';
import { refusals, type Refusal } from '../refusal.ts';
import { lockAcceptance, lockAccount, type KeptAcceptance } from '../store/volunteers/acceptances.ts';
import { certificatesOfWork, insertCertificate } from '../store/certificates/certificates.ts';
import { withRetries } from '../store/database/database-trouble.ts';
import { findReport } from '../store/reports/reports.ts';
import { inTransaction } from '../store/database/server-state.ts';
import { texts } from '../texts.ts';

export interface CertificateWish {
  /** Of the certificate, if a new one is made. */
  id: string;
  /** Who asks: only about work of their own. */
  accountId: string;
  workId: string;
  name: string;
}

/**
 * The certificate of completed work, in this name: the one that there is, or a new one that takes its place. Work of
 * somebody else is not there at all. `now` in epoch milliseconds.
 */
export function issueCertificate(
  pool: pg.Pool,
  wish: CertificateWish,
  now: number,
): Promise<Result<CertificateRecord, Refusal>> {
  return withRetries(() => inTransaction(pool, (client) => issueOn(client, wish, now)));
}

async function issueOn(
  client: pg.PoolClient,
  { id, accountId, workId, name: asked }: CertificateWish,
  now: number,
): Promise<Result<CertificateRecord, Refusal>> {
  const name = asked.trim().normalize('NFC');
  await lockAccount(client, accountId);
  const work = await lockAcceptance(client, workId);
  if (work?.accountId !== accountId) return failed(refusals.notFound(texts.noSuchWork));
  if (work.state !== 'completed') return failed(refusals.conflict(texts.workNotCompleted));
  const earlier = await certificatesOfWork(client, workId);
  const [last] = earlier;
  if (last?.name === name) return ok(last);
  if (earlier.length >= limits.certificatesOfWork) return failed(refusals.conflict(texts.tooManyCertificates));
  // What was told once is told again: the report may be gone by now.
  const disaster = last ?? (await disasterOf(client, work));
  if (disaster === undefined) return failed(refusals.conflict(texts.disasterForgotten));
  const { disasterType, reference, reportedAt, completedAt } = disaster;
  const told = { id, name, disasterType, reference, reportedAt, completedAt };
  await insertCertificate(client, { ...told, accountId, workId }, now);
  return ok({ ...told, issuedAt: isoTime(now), isReplaced: false });
}

type Disaster = Pick<CertificateRecord, 'disasterType' | 'reference' | 'reportedAt' | 'completedAt'>;

async function disasterOf(
  client: pg.PoolClient,
  { disasterId, doneAt, endedAt, decidedAt }: KeptAcceptance,
): Promise<Disaster | undefined> {
  const report = await findReport(client, disasterId);
  return (
    report && {
      disasterType: report.body.disasterType,
      reference: referenceOf(disasterId),
      reportedAt: report.reportedAt,
      // When its volunteer had done it, where they said so.
      completedAt: (doneAt ?? endedAt ?? decidedAt).toISOString(),
    }
  );
}

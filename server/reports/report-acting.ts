import type pg from 'pg';
import type { ReportAct } from '../../contract/entities/acts.ts';
import type { KeptReport } from '../store/reports/reports.ts';

export type ActOf<Act extends ReportAct['act']> = Extract<ReportAct, { act: Act }>;

/** An admin at a report, whose row is locked until the transaction ends. */
export interface Acting {
  client: pg.PoolClient;
  /** Epoch milliseconds. */
  now: number;
  itemId: string;
  admin: string;
  report: KeptReport;
}

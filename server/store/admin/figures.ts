import type pg from 'pg';
import type { Figures } from '../../../contract/calls/figures.ts';

/** What everybody may know: how many there are, and nothing about any of them. */
export async function countFigures(pool: pg.Pool): Promise<Omit<Figures, 'at'>> {
  const { rows } = await pool.query<Omit<Figures, 'at'>>({
    name: 'count-figures',
    text: `SELECT
      (SELECT count(*)::int FROM reports
       WHERE same_as IS NULL AND lane = 'main' AND (status = 'approved' OR (status = 'rejected' AND resolved_at IS NOT NULL))) AS disasters,
      (SELECT count(*)::int FROM aid_requests WHERE same_as IS NULL AND lane = 'main' AND status = 'fulfilled') AS requests,
      (SELECT count(*)::int FROM accounts WHERE status = 'approved' AND role = 'volunteer') AS volunteers,
      (SELECT count(*)::int FROM accounts WHERE status = 'approved' AND role = 'ngo') AS ngos`,
  });
  return rows[0] ?? { disasters: 0, requests: 0, volunteers: 0, ngos: 0 };
}

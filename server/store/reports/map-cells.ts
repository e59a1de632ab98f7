import type pg from 'pg';
import type { CountedCell } from '../../../contract/calls/map-cells.ts';
import type { DisasterType, ReadSeverity, Severity } from '../../../contract/enumerations.ts';
import { cellsOfBox, type Box, type CellDegrees } from '../../../contract/policies/map-cells.ts';

/** As a mark looks: what nobody here knows may be grave. */
const gravestFirst: readonly ReadSeverity[] = ['critical', 'severe', 'other', 'moderate', 'mild'];

interface Wanted {
  degrees: CellDegrees;
  box: Box;
  type?: DisasterType | undefined;
  severity?: Severity | undefined;
}

interface CellRow {
  cell: number;
  severity: ReadSeverity;
  amount: string;
  lat_sum: string;
  lng_sum: string;
}

const part = (table: string) =>
  `SELECT cell, severity, amount, lat_sum, lng_sum FROM ${table}
   WHERE level = $1::integer AND cell = ANY ($2::integer[])
     AND ($3::text IS NULL OR disaster_type = $3) AND ($4::text IS NULL OR severity = $4)`;

/** The cells of the box that have active disasters, from the south-west on; what was not added up yet is counted as well. */
export async function countedCells(pool: pg.Pool, { degrees, box, type, severity }: Wanted): Promise<CountedCell[]> {
  const { rows: lines, columns } = cellsOfBox(degrees, box);
  const all = 360 / Number(degrees);
  const { rows } = await pool.query<CellRow>({
    name: 'counted-cells',
    text: `SELECT cell, severity, sum(amount) AS amount, sum(lat_sum) AS lat_sum, sum(lng_sum) AS lng_sum
      FROM (${part('cell_counts')} UNION ALL ${part('cell_changes')}) AS counted
      GROUP BY cell, severity HAVING sum(amount) > 0 ORDER BY cell`,
    values: [
      Number(degrees) * 100,
      lines.flatMap((line) => columns.map((column) => line * all + column)),
      type ?? null,
      severity ?? null,
    ],
  });
  const byCell = new Map<number, CellRow[]>();
  for (const row of rows) byCell.set(row.cell, [...(byCell.get(row.cell) ?? []), row]);
  return [...byCell.values()].map(cellOfRows);
}

function cellOfRows(rows: readonly CellRow[]): CountedCell {
  const sum = (name: 'amount' | 'lat_sum' | 'lng_sum') => rows.reduce((all, row) => all + Number(row[name]), 0);
  const count = sum('amount');
  return {
    lati: Math.round(sum('lat_sum') / count) / 100,
    long: Math.round(sum('lng_sum') / count) / 100,
    count,
    severity: gravestFirst.find((one) => rows.some(({ severity }) => severity === one)) ?? 'other',
  };
}

/** Rows that are read in no time. */
const FEW = 500;

/**
 * Takes the differences into the counts. What is added meanwhile stays for the next time; of two processes that do the same each takes the
 * rows that it deleted itself, in one order, so that neither waits for the other in a circle.
 */
export async function foldCells(pool: pg.Pool, few = FEW): Promise<void> {
  await pool.query({
    name: 'fold-cells',
    text: `WITH gone AS (DELETE FROM cell_changes WHERE (SELECT count(*) FROM cell_changes) > $1::bigint RETURNING *)
      INSERT INTO cell_counts AS counted
      SELECT level, cell, disaster_type, severity, sum(amount), sum(lat_sum), sum(lng_sum) FROM gone
      GROUP BY level, cell, disaster_type, severity
      HAVING sum(amount) <> 0 OR sum(lat_sum) <> 0 OR sum(lng_sum) <> 0
      ORDER BY level, cell, disaster_type, severity
      ON CONFLICT (level, cell, disaster_type, severity) DO UPDATE
      SET amount = counted.amount + EXCLUDED.amount, lat_sum = counted.lat_sum + EXCLUDED.lat_sum,
          lng_sum = counted.lng_sum + EXCLUDED.lng_sum`,
    values: [few],
  });
}

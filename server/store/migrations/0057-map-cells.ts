import { sql, type Kysely, type Migration } from 'kysely';

/** Sides of the cells of each level, in hundredths of a degree: 10°, 2° and 0.5°. */
export const cellLevels = [1000, 200, 50] as const;
/** Any other is `other`, as the public sees it. Another list takes another migration, which counts anew. */
export const countedTypes = ['flood', 'earthquake', 'fire', 'hurricane', 'landslide', 'other'] as const;
export const countedSeverities = ['mild', 'moderate', 'severe', 'critical', 'other'] as const;

const known = (column: string, values: readonly string[]) =>
  `CASE WHEN ${column} IN (${values.map((value) => `'${value}'`).join(', ')}) THEN ${column} ELSE 'other' END`;

/** A power of two: multiplying by it loses nothing of a double. */
const FINE = 2n ** 60n;

/**
 * Degrees as the public may see them (`publicDegrees` of contract/policies/public-position.ts), in hundredths. Reckoned of the double's
 * exact value, as JavaScript's `toFixed` does: as a decimal number 25.005 would be rounded up, though the double lies below it.
 */
const HUNDREDTHS = `CREATE FUNCTION public_hundredths(degrees double precision) RETURNS integer LANGUAGE sql IMMUTABLE AS $body$
  SELECT sign(degrees)::integer * (trunc(abs(degrees))::integer * 100
    + div(((abs(degrees) - trunc(abs(degrees))) * ${FINE})::bigint::numeric * 100 + ${FINE / 2n}, ${FINE})::integer)
$body$`;

/** Active disasters with a place that no other stands for: what everybody sees on a map. */
const places = (rows: string, amount: number) =>
  `SELECT public_hundredths(lat) AS lat, public_hundredths(lng) AS lng, ${amount} AS amount,
          ${known('lower(btrim(disaster_type))', countedTypes)} AS disaster_type, ${known('severity', countedSeverities)} AS severity
   FROM ${rows}
   WHERE lane = 'main' AND stands = 'active' AND same_as IS NULL AND abs(lat) <= 90 AND abs(lng) <= 180`;

/** The last row and the last column have what lies on the pole and on 180°. A place at 0, 0 is none. */
const differencesOf = (placed: string) =>
  `INSERT INTO cell_changes (level, cell, disaster_type, severity, amount, lat_sum, lng_sum)
   SELECT level, LEAST((lat + 9000) / level, 18000 / level - 1) * (36000 / level) + LEAST((lng + 18000) / level, 36000 / level - 1) AS cell,
          disaster_type, severity, sum(amount), sum(amount * lat), sum(amount * lng)
   FROM (${placed}) AS placed CROSS JOIN (VALUES ${cellLevels.map((level) => `(${level})`).join(', ')}) AS levels (level)
   WHERE NOT (lat = 0 AND lng = 0)
   GROUP BY 1, 2, 3, 4 HAVING sum(amount) <> 0 OR sum(amount * lat) <> 0 OR sum(amount * lng) <> 0`;

/**
 * How many disasters are in each cell of the map, and the sums of their publicly rounded places, in hundredths of a degree. As with
 * `kept_counts` the database itself adds a row of differences with every statement that changes something of it; `foldCells` adds them up.
 */
const statements = [
  `CREATE TABLE cell_changes (
     level integer NOT NULL,
     cell integer NOT NULL,
     disaster_type text NOT NULL,
     severity text NOT NULL,
     amount bigint NOT NULL,
     lat_sum bigint NOT NULL,
     lng_sum bigint NOT NULL
   )`,
  `CREATE TABLE cell_counts (LIKE cell_changes, PRIMARY KEY (level, cell, disaster_type, severity))`,
  HUNDREDTHS,
  `CREATE FUNCTION count_cells() RETURNS trigger LANGUAGE plpgsql AS $body$
   BEGIN
     IF TG_OP = 'INSERT' THEN ${differencesOf(places('came', 1))};
     ELSIF TG_OP = 'DELETE' THEN ${differencesOf(places('gone', -1))};
     ELSE ${differencesOf(`${places('came', 1)} UNION ALL ${places('gone', -1)}`)};
     END IF;
     RETURN NULL;
   END $body$`,
  // From here on nobody else writes to reports until all are counted.
  ...[
    ['INSERT', 'NEW TABLE AS came'],
    ['UPDATE', 'NEW TABLE AS came OLD TABLE AS gone'],
    ['DELETE', 'OLD TABLE AS gone'],
  ].map(
    ([on, rows]) => `CREATE TRIGGER reports_cells_${on} AFTER ${on} ON reports REFERENCING ${rows}
      FOR EACH STATEMENT EXECUTE FUNCTION count_cells()`,
  ),
  differencesOf(places('reports', 1)),
  `INSERT INTO cell_counts SELECT * FROM cell_changes`,
  `DELETE FROM cell_changes`,
];

export const mapCells: Migration = {
  async up(db: Kysely<unknown>): Promise<void> {
    for (const statement of statements) await sql.raw(statement).execute(db);
  },
};

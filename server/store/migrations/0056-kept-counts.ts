import { sql, type Kysely, type Migration } from 'kysely';

/** SQL, by table, of the name under which a row is counted; null: it is not. Changing one takes another migration. */
export const countedAs = {
  reports: `CASE WHEN same_as IS NULL THEN 'reports ' || lane || ' ' || stands END`,
  aid_requests: `CASE WHEN same_as IS NULL
    THEN 'aid ' || lane || ' ' || status || CASE WHEN requirements @> '[{"urgent": true, "status": "pending"}]'
      OR requirements @> '[{"urgent": true, "status": "partially-fulfilled"}]' THEN ' urgent' ELSE '' END END`,
  accounts: `'accounts ' || role || ' ' || status`,
  acceptances: `'acceptances ' || state`,
  contact_messages: `'messages ' || lane || ' ' || state`,
} as const;

const numberOf = (rows: string) =>
  `INSERT INTO kept_counts (name, amount)
   SELECT name, sum(amount) FROM (${rows}) AS changed WHERE name IS NOT NULL GROUP BY name HAVING sum(amount) <> 0`;

/**
 * What the overview counts is kept as rows of differences, which the database adds with every statement that changes a count, whoever sends
 * it: an import, an erasure or a server of the version before too. One statement after the other, not row by row.
 */
function statementsFor(table: string, name: string): string[] {
  const [came, gone] = [
    `SELECT ${name} AS name, 1 AS amount FROM came`,
    `SELECT ${name} AS name, -1 AS amount FROM gone`,
  ];
  const trigger = (on: string, rows: string) =>
    `CREATE TRIGGER ${table}_count_${on} AFTER ${on} ON ${table} REFERENCING ${rows}
       FOR EACH STATEMENT EXECUTE FUNCTION count_${table}()`;
  return [
    `CREATE FUNCTION count_${table}() RETURNS trigger LANGUAGE plpgsql AS $body$
     BEGIN
       IF TG_OP = 'INSERT' THEN ${numberOf(came)};
       ELSIF TG_OP = 'DELETE' THEN ${numberOf(gone)};
       ELSE ${numberOf(`${came} UNION ALL ${gone}`)};
       END IF;
       RETURN NULL;
     END $body$`,
    // From here on nobody else writes to the table until all is counted: a second for a million rows.
    trigger('INSERT', 'NEW TABLE AS came'),
    trigger('UPDATE', 'NEW TABLE AS came OLD TABLE AS gone'),
    trigger('DELETE', 'OLD TABLE AS gone'),
    numberOf(`SELECT ${name} AS name, 1 AS amount FROM ${table}`),
  ];
}

export const keptCounts: Migration = {
  async up(db: Kysely<unknown>): Promise<void> {
    await sql`CREATE TABLE kept_counts (name text NOT NULL, amount bigint NOT NULL)`.execute(db);
    for (const [table, name] of Object.entries(countedAs)) {
      for (const statement of statementsFor(table, name)) await sql.raw(statement).execute(db);
    }
  },
};

import { sql, type Kysely, type Migration } from 'kysely';

/**
 * Short texts between whoever sent a record and those who have it in hand, under the id of the item that brought them; `account_id`: of whom
 * has it in hand, none: of whoever sent it. They go with the record, and with the account. `messaged_at`: when the sender wrote last.
 */
const statements = [
  `CREATE TABLE record_messages (
     id uuid PRIMARY KEY,
     record_id uuid NOT NULL,
     account_id uuid REFERENCES accounts (id) ON DELETE CASCADE,
     text text NOT NULL,
     said_at timestamptz(3) NOT NULL,
     received_at timestamptz(3) NOT NULL
   )`,
  `CREATE INDEX record_messages_of_record ON record_messages (record_id, received_at)`,
  `CREATE INDEX record_messages_of_account ON record_messages (account_id) WHERE account_id IS NOT NULL`,
  `CREATE FUNCTION forget_messages() RETURNS trigger LANGUAGE plpgsql AS $$
   BEGIN
     DELETE FROM record_messages WHERE record_id = OLD.id;
     RETURN OLD;
   END $$`,
  ...['reports', 'aid_requests'].flatMap((table) => [
    `ALTER TABLE ${table} ADD COLUMN messaged_at timestamptz(3)`,
    `CREATE TRIGGER ${table}_forget_messages BEFORE DELETE ON ${table} FOR EACH ROW EXECUTE FUNCTION forget_messages()`,
  ]),
];

export const recordMessages: Migration = {
  async up(db: Kysely<unknown>): Promise<void> {
    for (const statement of statements) await sql.raw(statement).execute(db);
  },
};

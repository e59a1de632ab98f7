import { sql, type Kysely, type Migration } from 'kysely';

/**
 * Whoever sent a record that grew old is asked whether it stands: `asked_again_at`, when last; `ask_text_at`, from when on an SMS is to be sent
 * for it, none where that was done or a push went instead. And words by which a request is found that is registered elsewhere too.
 */
const statements = [
  ...['reports', 'aid_requests'].flatMap((table) => [
    `ALTER TABLE ${table} ADD COLUMN asked_again_at timestamptz(3), ADD COLUMN ask_text_at timestamptz(3)`,
    `CREATE INDEX ${table}_ask_text ON ${table} (ask_text_at) WHERE ask_text_at IS NOT NULL`,
  ]),
  `CREATE INDEX aid_requests_elsewhere ON aid_requests
     USING gin (words_of((body::jsonb -> 'elsewhere')::text, NULL::jsonb, '{source,number}'))`,
];

export const askedAgain: Migration = {
  async up(db: Kysely<unknown>): Promise<void> {
    for (const statement of statements) await sql.raw(statement).execute(db);
  },
};

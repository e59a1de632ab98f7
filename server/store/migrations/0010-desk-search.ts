import { sql, type Kysely, type Migration } from 'kysely';

/**
 * What an admin's Desk is searched by. An e-mail address is a single word to the database: its two halves stand beside it, so that whoever
 * knows one of them finds it. `words_in` is what `words_of` is for a record's body: of words that stand in a column of their own.
 */
const statements = [
  `CREATE FUNCTION words_in(words text) RETURNS tsvector
   LANGUAGE sql IMMUTABLE PARALLEL SAFE
   RETURN to_tsvector('pg_catalog.simple'::regconfig, regexp_replace(replace(words, '<', ' '), '(\\S{64})', '\\1 ', 'g'))`,
  `CREATE INDEX accounts_name_words ON accounts USING gin (words_in(name))`,
  `ALTER TABLE contact_messages ADD COLUMN search tsvector GENERATED ALWAYS AS (
     words_of(body, NULL::jsonb, '{name,email,message}') || words_of(replace(body, '@', ' '), NULL::jsonb, '{email}')) STORED`,
  `CREATE INDEX contact_messages_words ON contact_messages USING gin (search)`,
  `CREATE INDEX acceptances_decided ON acceptances (state, ended_at DESC, id DESC)
     WHERE state IN ('completed', 'not-confirmed')`,
];

export const deskSearch: Migration = {
  async up(db: Kysely<unknown>): Promise<void> {
    for (const statement of statements) await sql.raw(statement).execute(db);
  },
};

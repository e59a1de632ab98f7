import { sql, type Kysely, type Migration } from 'kysely';

/**
 * Messages to those who run the server, and who asked for the newsletter. Of the link that confirms an address only its
 * SHA-256 is kept; of an address that left only a keyed hash (`Vault.mark`), for as long as it is not to be written to.
 */
const statements = [
  `CREATE TABLE contact_messages (
     id uuid PRIMARY KEY,
     owner text NOT NULL,
     body text NOT NULL,
     lane text NOT NULL,
     state text NOT NULL DEFAULT 'open',
     created_at timestamptz NOT NULL,
     answered_at timestamptz,
     answered_by uuid,
     device_created_at timestamptz,
     claim_hash text
   )`,
  `CREATE INDEX contact_messages_newest ON contact_messages (lane, state, created_at DESC, id DESC)`,

  `CREATE TABLE newsletter_subscriptions (
     id uuid PRIMARY KEY,
     owner text NOT NULL,
     body text NOT NULL,
     lane text NOT NULL,
     state text NOT NULL DEFAULT 'unconfirmed',
     language text NOT NULL,
     email_key text UNIQUE,
     address_mark text,
     created_at timestamptz NOT NULL,
     asked_at timestamptz,
     confirmed_at timestamptz,
     left_at timestamptz,
     confirm_hash text UNIQUE,
     device_created_at timestamptz,
     claim_hash text
   )`,
  `CREATE INDEX newsletter_subscriptions_by_state ON newsletter_subscriptions (state, created_at, id)`,
  `CREATE INDEX newsletter_subscriptions_by_mark ON newsletter_subscriptions (address_mark)
     WHERE address_mark IS NOT NULL`,
];

export const messagesAndNewsletter: Migration = {
  async up(db: Kysely<unknown>): Promise<void> {
    for (const statement of statements) await sql.raw(statement).execute(db);
  },
};

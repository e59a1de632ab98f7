import { sql, type Kysely, type Migration } from 'kysely';

/**
 * What admins send to who asked for it, and how it stands with each of them: `waiting`, `sending` (a process has it in its hands),
 * `sent`, `failed`, `unsure`, `left`. No address stands here. The sums are written once nobody waits any more.
 */
const statements = [
  `CREATE TABLE newsletters (
     id uuid PRIMARY KEY,
     subject text NOT NULL,
     body text NOT NULL,
     written_by uuid NOT NULL,
     created_at timestamptz NOT NULL,
     recipients integer NOT NULL,
     sent integer NOT NULL DEFAULT 0,
     failed integer NOT NULL DEFAULT 0,
     unsure integer NOT NULL DEFAULT 0,
     gone integer NOT NULL DEFAULT 0,
     ended_at timestamptz
   )`,
  `CREATE INDEX newsletters_newest ON newsletters (created_at DESC, id DESC)`,
  `CREATE TABLE newsletter_mails (
     newsletter_id uuid NOT NULL REFERENCES newsletters (id) ON DELETE CASCADE,
     subscription_id uuid NOT NULL,
     state text NOT NULL DEFAULT 'waiting',
     tries smallint NOT NULL DEFAULT 0,
     due_at timestamptz NOT NULL,
     leased_until timestamptz,
     PRIMARY KEY (newsletter_id, subscription_id)
   )`,
  `CREATE INDEX newsletter_mails_by_state ON newsletter_mails (newsletter_id, state)`,
  `CREATE INDEX newsletter_mails_due ON newsletter_mails (due_at) WHERE state = 'waiting'`,
  `CREATE INDEX newsletter_mails_in_hand ON newsletter_mails (leased_until) WHERE state = 'sending'`,
];

export const newsletters: Migration = {
  async up(db: Kysely<unknown>): Promise<void> {
    for (const statement of statements) await sql.raw(statement).execute(db);
  },
};

import { sql, type Kysely, type Migration } from 'kysely';

/** What shows nothing and was registered with addresses that were copied: by them nobody could sign in who typed theirs. */
const INVISIBLE = String.raw`E'\u00ad\u200b\u200c\u200d\u200e\u200f\u202a\u202b\u202c\u202d\u202e\u2060\u2066\u2067\u2068\u2069\ufeff'`;

const plain = (column: string) => `btrim(translate(${column}, ${INVISIBLE}, ''))`;

/** Where two accounts would have one address each keeps its own: nobody can tell whose it is. */
const statement = `UPDATE accounts SET email = ${plain('email')}, email_key = ${plain('email_key')}
   WHERE email_key <> ${plain('email_key')}
     AND NOT EXISTS (SELECT 1 FROM accounts AS other
                     WHERE other.id <> accounts.id AND ${plain('other.email_key')} = ${plain('accounts.email_key')})`;

export const visibleAddresses: Migration = {
  async up(db: Kysely<unknown>): Promise<void> {
    await sql.raw(statement).execute(db);
  },
};

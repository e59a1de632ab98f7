import { createHash, randomUUID } from 'node:crypto';
import type { TestApp } from '../server/start-app.ts';

/** An admin of the database's own; returns the token of their session. */
export async function signInAnAdmin(app: Pick<TestApp, 'query'>): Promise<string> {
  const id = randomUUID();
  await app.query(
    `INSERT INTO accounts (id, name, email, email_key, password_hash, role, status, created_at, sealing_public, sealing_private)
     VALUES ($1, 'A', 'a@example.org', 'a@example.org', '', 'admin', 'approved', now(), '', '')`,
    [id],
  );
  return signIn(app, id);
}

/** A session of an account that is there; returns its token. */
export async function signIn(app: Pick<TestApp, 'query'>, account: string): Promise<string> {
  const token = `${randomUUID()}${randomUUID()}`;
  await app.query(
    `INSERT INTO sessions (id, account_id, token_hash, logout_hash, device, created_at, last_seen_at, expires_at)
     VALUES (gen_random_uuid(), $1, $2, gen_random_uuid(), 'A phone', now(), now(), now() + interval '1 day')`,
    [account, createHash('sha256').update(token).digest('hex')],
  );
  return token;
}

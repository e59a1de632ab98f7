import { createHash, randomUUID } from 'node:crypto';
import type { TestApp } from '../support/server/start-app.ts';

/** An admin of the database's own; returns the token of their session. */
export async function signInAnAdmin(app: TestApp): Promise<string> {
  const [id, token] = [randomUUID(), `${randomUUID()}${randomUUID()}`];
  await app.query(
    `INSERT INTO accounts (id, name, email, email_key, password_hash, role, status, created_at, sealing_public, sealing_private)
     VALUES ($1, 'A', 'a@example.org', 'a@example.org', '', 'admin', 'approved', now(), '', '')`,
    [id],
  );
  await app.query(
    `INSERT INTO sessions (id, account_id, token_hash, logout_hash, device, created_at, last_seen_at, expires_at)
     VALUES (gen_random_uuid(), $1, $2, 'x', 'A phone', now(), now(), now() + interval '1 day')`,
    [id, createHash('sha256').update(token).digest('hex')],
  );
  return token;
}

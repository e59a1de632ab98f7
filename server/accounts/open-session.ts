import { randomBytes, randomUUID } from 'node:crypto';
import type pg from 'pg';
import type { SignedIn } from '../../contract/entities/account.ts';
import { sha256 } from '../intake/check-item.ts';
import type { KeptAccount } from '../store/accounts/accounts.ts';
import { endSpareSessions, insertSession } from '../store/accounts/sessions.ts';
import type { AccountServices, Device } from './services.ts';

/** What a token is made of (S14). */
const TOKEN_BYTES = 32;

/**
 * A new session, with the only copy there is of its token and logout key: the database keeps their SHA-256.
 * Undefined where the account is gone or its password was changed since it was read.
 */
export async function openSession(
  { pool, clock, vault }: AccountServices,
  account: KeptAccount,
  device: Device,
  db: pg.Pool | pg.PoolClient = pool,
): Promise<SignedIn | undefined> {
  const [token, logoutKey] = [newToken(), newToken()];
  const id = randomUUID();
  const expiresAt = await insertSession(
    db,
    {
      id,
      accountId: account.id,
      passwordHash: account.passwordHash,
      tokenHash: sha256(token),
      logoutHash: sha256(logoutKey),
      device: device.name,
    },
    clock.now(),
  );
  if (expiresAt === undefined) return undefined;
  await endSpareSessions(db, account.id, id);
  const { name, email, role, status } = account;
  return {
    token,
    user: { _id: account.id, name, email, role, status },
    session: { id, logoutKey, expiresAt: expiresAt.toISOString() },
    sealing: {
      publicKey: account.sealingPublic,
      privateKey: vault.open(account.sealingPrivate, account.id, 'sealing_private'),
    },
  };
}

function newToken(): string {
  return randomBytes(TOKEN_BYTES).toString('base64url');
}

import { existsSync } from 'node:fs';
import { canInstallPackages, installPackages } from './debian.mjs';
import { Refusal } from './say.mjs';

const BINARIES = '/usr/lib/postgresql/15/bin';

/**
 * PostgreSQL 15 beside the embedded one: the server's tests run on both where it is found. In CI it is a must.
 *
 * @returns {Promise<string>} what to say about it
 */
export async function findOrInstallPostgresql15() {
  if (existsSync(BINARIES)) return 'PostgreSQL 15 found';
  if (!process.env.CI) return 'PostgreSQL 15 not found: the server is tested on the embedded PostgreSQL only';
  if (!canInstallPackages()) throw new Refusal('CI needs PostgreSQL 15, and only a Debian root can install it here.');
  const trouble = (await installPackages(['postgresql-15'])) && (await installPackages(['postgresql']));
  if (!existsSync(BINARIES)) throw new Refusal(trouble ?? `PostgreSQL 15 was installed, but not in ${BINARIES}.`);
  return 'PostgreSQL 15 installed';
}

import { readFileSync, statSync } from 'node:fs';
import { dirname } from 'node:path';
import { failed, ok, type Result } from '../../contract/base/result.ts';

/** Whom PostgreSQL runs as when this process is root, which PostgreSQL refuses. */
export interface User {
  name: string;
  uid: number;
  gid: number;
}

const CANDIDATES = ['postgres', 'node', 'nobody'];

/** Undefined when this process is not root: then PostgreSQL runs as ourselves. */
export function unprivilegedUser(): Result<User | undefined, string> {
  if (process.getuid?.() !== 0) return ok(undefined);
  const users = new Map(
    readFileSync('/etc/passwd', 'utf8')
      .split('\n')
      .map((line) => line.split(':'))
      .map(([name = '', , uid, gid]) => [name, { name, uid: Number(uid), gid: Number(gid) }]),
  );
  const user = CANDIDATES.map((name) => users.get(name)).find((found) => found !== undefined && found.uid > 0);
  return user === undefined
    ? failed(`PostgreSQL does not run as root, and there is no user ${CANDIDATES.join(', ')} to run it as.`)
    : ok(user);
}

/** May this user pass through every directory from the root down to, and into, this one? */
export function canEnter(user: User | undefined, directory: string): boolean {
  if (user === undefined) return true;
  const { mode, uid, gid } = statSync(directory);
  const bit = uid === user.uid ? 0o100 : gid === user.gid ? 0o010 : 0o001;
  if ((mode & bit) === 0) return false;
  const parent = dirname(directory);
  return parent === directory || canEnter(user, parent);
}

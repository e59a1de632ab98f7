import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { ensureInstalled } from './lib/install.mjs';
import { runRig } from './lib/run-rig.mjs';
import { Refusal, asCommand } from './lib/say.mjs';

/**
 * npm run cluster: failovers of a cluster that Patroni leads, with etcd, HAProxy and pgbouncer, while phones write (tests/cluster).
 * Needs these programs, on loopback only. Never part of `npm test`.
 */
const PROGRAMS = ['patroni', 'etcd', 'haproxy', 'pgbouncer'];
const POSTGRES = '/usr/lib/postgresql/15/bin/postgres';

await asCommand(async () => {
  // Debian keeps some of them where only an administrator's PATH leads.
  const env = { ...process.env, PATH: `${process.env['PATH'] ?? ''}:/usr/local/sbin:/usr/sbin` };
  const missing = PROGRAMS.filter((name) => spawnSync('which', [name], { env }).status !== 0);
  if (missing.length > 0 || !existsSync(POSTGRES)) {
    throw new Refusal(
      'Failovers need Debian’s packages: apt-get install patroni python3-etcd etcd-server haproxy pgbouncer postgresql-15',
    );
  }
  await ensureInstalled();
  return runRig('cluster', process.argv.slice(2), env);
});

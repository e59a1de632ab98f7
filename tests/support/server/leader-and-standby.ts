import { execFileSync } from 'node:child_process';
import {
  appendFileSync,
  chmodSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  realpathSync,
  rmSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { vi } from 'vitest';
import { stopPostmaster } from '../../../server/postgres/postmaster.ts';
import { readPostmaster } from '../../../server/postgres/postmaster-file.ts';
import { openCluster, runSql } from '../postgres.ts';

/** A database and its asynchronous replica, as an operator of several machines runs them. */
export interface LeaderAndStandby {
  leader: string;
  standby: string;
  /** Waits until the replica has all that the leader has. */
  catchUp(): Promise<void>;
  /** The replica hears nothing more of what the leader keeps. */
  stopReplication(): Promise<void>;
  /** The replica leads from now on. */
  promote(): Promise<void>;
  /** The leader's processes stand still, and its connections with them, until `wake`. */
  freeze(): void;
  wake(): void;
  /** The leader ends as in a power cut. */
  kill(): Promise<void>;
  dispose(): Promise<void>;
}

const replicated = { wal_level: 'replica', max_wal_senders: '4', max_connections: '100' };
const soon = { timeout: 20_000, interval: 50 };

export async function openLeaderAndStandby(): Promise<LeaderAndStandby> {
  const home = mkdtempSync(join(realpathSync(tmpdir()), 'relief-standby-'));
  chmodSync(home, 0o711);
  const [first, second] = ['first', 'second'].map((name) => join(home, name)) as [string, string];
  for (const place of [first, second]) mkdirSync(place, { mode: 0o711 });
  const password = 'standby';
  const leading = await openCluster('embedded', first, replicated, password);
  // It has written once that it keeps a log for others.
  await leading.start();
  await stopPostmaster(leading.cluster);
  // What a base backup would bring: nothing runs on the files.
  execFileSync('cp', ['-a', leading.cluster, join(second, 'cluster')]);
  execFileSync('cp', ['-p', join(leading.cluster, 'PG_VERSION'), join(second, 'cluster', 'standby.signal')]);
  const leader = await leading.start();
  const { host = '', port = 0 } = readPostmaster(leading.cluster) ?? {};
  appendFileSync(
    join(second, 'cluster', 'postgresql.auto.conf'),
    `primary_conninfo = 'host=${host} port=${port} user=relief password=${password}'\n`,
  );
  const following = await openCluster('embedded', second, replicated, password);
  const standby = await following.start();
  const processes = () => withChildren(readPostmaster(leading.cluster)?.pid);
  return {
    leader,
    standby,
    async catchUp() {
      const [now] = await runSql<{ lsn: string }>(leader, 'SELECT pg_current_wal_lsn() AS lsn');
      await vi.waitFor(async () => {
        const [row] = await runSql<{ is_there: boolean }>(
          standby,
          'SELECT pg_last_wal_replay_lsn() >= $1::pg_lsn AS is_there',
          [now?.lsn],
        );
        if (row?.is_there !== true) throw new Error('the standby is behind');
      }, soon);
    },
    async stopReplication() {
      await runSql(standby, `ALTER SYSTEM SET primary_conninfo = ''`);
      await runSql(standby, 'SELECT pg_reload_conf()');
      await vi.waitFor(async () => {
        const rows = await runSql(leader, 'SELECT 1 FROM pg_stat_replication');
        if (rows.length > 0) throw new Error('the standby still listens');
      }, soon);
    },
    promote: async () => void (await runSql(standby, 'SELECT pg_promote()')),
    freeze: () => processes().forEach((pid) => signal(pid, 'SIGSTOP')),
    wake: () => processes().forEach((pid) => signal(pid, 'SIGCONT')),
    async kill() {
      const pid = readPostmaster(leading.cluster)?.pid;
      // An immediate shutdown: nothing is finished, nothing is written.
      if (pid !== undefined) process.kill(pid, 'SIGQUIT');
      await stopPostmaster(leading.cluster);
    },
    async dispose() {
      await Promise.all([leading, following].map(({ cluster }) => stopPostmaster(cluster)));
      rmSync(home, { recursive: true, force: true });
    },
  };
}

/** One that has just ended needs no signal: the postmaster, which is the first to wake, clears such children away. */
function signal(pid: number, name: 'SIGSTOP' | 'SIGCONT'): void {
  try {
    process.kill(pid, name);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error;
  }
}

function withChildren(parent: number | undefined): number[] {
  if (parent === undefined) return [];
  const pids = readdirSync('/proc').filter((name) => /^\d+$/.test(name));
  return [parent, ...pids.map(Number).filter((pid) => parentOf(pid) === parent)];
}

function parentOf(pid: number): number | undefined {
  try {
    return Number(/^PPid:\s+(\d+)$/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]);
  } catch {
    return undefined;
  }
}

import { chownSync, mkdirSync, openSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { runAs } from '../../server/postgres/run-as.ts';
import { unprivilegedUser } from '../../server/postgres/unprivileged-user.ts';
import { leasePort } from '../support/leased-port.ts';
import { runSql } from '../support/postgres.ts';
import { killAllThatUse } from '../power/processes.ts';

/** One of the cluster's machines: a folder of its own, and every process that uses it. */
export interface Machine {
  name: string;
  /** Its database, asked directly. */
  url: string;
  /** As a power cut ends it: Patroni, the database and all of its connections at once. */
  cut(): void;
  /** Switched on again after a cut. */
  start(): void;
  /** Everything on it stands still, connections too, until `wake`. */
  freeze(): void;
  wake(): void;
}

/** Three databases led by Patroni, one etcd, and what leads to whoever leads: HAProxy, and pgbouncer before it. */
export interface PatroniCluster {
  /** As a server is given it: through pgbouncer and HAProxy. */
  url: string;
  machines: readonly Machine[];
  /** The one that takes writes and is said to lead; waits until there is one, other than these. */
  leader(...not: Machine[]): Promise<Machine>;
  /** Until every machine streams from the leader. */
  whole(): Promise<void>;
  /** What the leader keeps from now on reaches no replica. */
  stopReplication(leader: Machine): Promise<void>;
  /** pgbouncer ends, and is there again. */
  restartPooler(): Promise<void>;
}

const LOOPBACK = '127.0.0.1';
const BIN = '/usr/lib/postgresql/15/bin';
const PATIENCE_MS = 120_000;
const STEP_MS = 250;
const PASSWORD = 'cluster';

/**
 * @param folder Holds everything, each machine's files in a folder of their own; whoever called ends what uses it and removes it.
 * @param isSynchronous A commit waits for one replica.
 */
export async function openPatroniCluster(folder: string, isSynchronous: boolean): Promise<PatroniCluster> {
  const found = unprivilegedUser();
  if (!found.ok) throw new Error(found.failure);
  const user = found.value;
  const port = async () => (await leasePort()).port;
  const placeOf = (name: string) => {
    const place = join(folder, name);
    mkdirSync(place, { mode: 0o755 });
    if (user !== undefined) chownSync(place, user.uid, user.gid);
    return place;
  };
  /** Its words go to a file beside its own; the process is known by the folder in its arguments. */
  const run = (place: string, program: string, args: string[]) => {
    const log = openSync(join(place, 'log'), 'a');
    const child = runAs(user, program, args, { cwd: place, stdio: ['ignore', log, log] });
    child.unref();
    return child;
  };
  const write = (place: string, name: string, text: string) => {
    const file = join(place, name);
    writeFileSync(file, text);
    return file;
  };

  const etcd = { place: placeOf('etcd'), client: await port(), peer: await port() };
  const address = (at: number) => `http://${LOOPBACK}:${at}`;
  run(etcd.place, 'etcd', [
    `--data-dir=${join(etcd.place, 'data')}`,
    '--name=one',
    `--listen-client-urls=${address(etcd.client)}`,
    `--advertise-client-urls=${address(etcd.client)}`,
    `--listen-peer-urls=${address(etcd.peer)}`,
    `--initial-advertise-peer-urls=${address(etcd.peer)}`,
    `--initial-cluster=one=${address(etcd.peer)}`,
  ]);

  const nodes: (Node & { settings: string })[] = [];
  for (const name of ['first', 'second', 'third']) {
    const node = { name, place: placeOf(name), database: await port(), rest: await port() };
    // JSON is YAML, which is what Patroni reads.
    const settings = write(
      node.place,
      'patroni.yml',
      JSON.stringify(patroniSettings(node, etcd.client, isSynchronous)),
    );
    nodes.push({ ...node, settings });
  }
  const machines = nodes.map(({ name, place, database, settings }): Machine => ({
    name,
    url: `postgresql://postgres:${PASSWORD}@${LOOPBACK}:${database}/postgres`,
    cut: () => killAllThatUse(place),
    start: () => void run(place, 'patroni', [settings]),
    freeze: () => signalAll(place, 'SIGSTOP'),
    wake: () => signalAll(place, 'SIGCONT'),
  }));
  for (const machine of machines) machine.start();

  const proxy = { place: placeOf('haproxy'), port: await port() };
  run(proxy.place, 'haproxy', ['-f', write(proxy.place, 'haproxy.cfg', proxySettings(proxy.port, nodes))]);

  const pooler = { place: placeOf('pgbouncer'), port: await port() };
  write(pooler.place, 'users', `"postgres" "${PASSWORD}"\n`);
  const poolerFile = write(pooler.place, 'pgbouncer.ini', poolerSettings(pooler, proxy.port));
  const startPooler = () => void run(pooler.place, 'pgbouncer', [poolerFile]);
  startPooler();
  const url = `postgresql://postgres:${PASSWORD}@${LOOPBACK}:${pooler.port}/postgres`;

  const cluster: PatroniCluster = {
    url,
    machines,
    leader: (...not) =>
      until('somebody leads', async () => {
        for (const [index, machine] of machines.entries()) {
          const { rest = 0 } = nodes[index] ?? {};
          if (!not.includes(machine) && (await isPrimary(rest))) return machine;
        }
        return undefined;
      }),
    async whole() {
      await until('all replicas stream', async () => {
        const rows = await runSql(
          (await cluster.leader()).url,
          `SELECT 1 FROM pg_stat_replication WHERE state = 'streaming'`,
        );
        return rows.length === machines.length - 1 || undefined;
      });
      await until('the pooler leads there', async () => {
        await runSql(url, 'SELECT 1');
        return true;
      });
    },
    async stopReplication(leader) {
      // Standing still they send nothing; whoever listens waits, as behind a link that carries nothing any more.
      for (const { pid } of await runSql<{ pid: number }>(leader.url, 'SELECT pid FROM pg_stat_replication')) {
        process.kill(pid, 'SIGSTOP');
      }
    },
    async restartPooler() {
      killAllThatUse(pooler.place);
      await sleep(2 * STEP_MS);
      startPooler();
    },
  };
  return cluster;
}

interface Node {
  name: string;
  place: string;
  database: number;
  rest: number;
}

/** 20 s is the least that Patroni lets a leader be silent: https://patroni.readthedocs.io/en/latest/dynamic_configuration.html */
function patroniSettings({ name, place, database, rest }: Node, etcd: number, isSynchronous: boolean) {
  const at = (port: number) => `${LOOPBACK}:${port}`;
  return {
    scope: 'relief',
    name,
    restapi: { listen: at(rest), connect_address: at(rest) },
    etcd3: { host: at(etcd) },
    bootstrap: {
      dcs: {
        ttl: 20,
        loop_wait: 2,
        retry_timeout: 5,
        maximum_lag_on_failover: 1_073_741_824,
        synchronous_mode: isSynchronous,
        postgresql: { use_pg_rewind: true, parameters: { max_connections: 100, wal_log_hints: 'on' } },
      },
      initdb: [{ encoding: 'UTF8' }, 'data-checksums'],
    },
    postgresql: {
      listen: at(database),
      connect_address: at(database),
      data_dir: join(place, 'data'),
      bin_dir: BIN,
      pgpass: join(place, 'pgpass'),
      authentication: {
        superuser: { username: 'postgres', password: PASSWORD },
        replication: { username: 'replicator', password: PASSWORD },
      },
      parameters: { unix_socket_directories: place },
      pg_hba: [
        'local all all trust',
        `host replication replicator ${LOOPBACK}/32 md5`,
        `host all all ${LOOPBACK}/32 md5`,
      ],
    },
  };
}

/** As Patroni's own template has it: whoever is not the leader is marked down, and their connections are ended. */
function proxySettings(port: number, nodes: readonly Node[]): string {
  const servers = nodes.map(
    ({ name, database, rest }) => `  server ${name} ${LOOPBACK}:${database} maxconn 100 check port ${rest}`,
  );
  return `global
  maxconn 1000
defaults
  mode tcp
  retries 2
  timeout client 30m
  timeout connect 4s
  timeout server 30m
  timeout check 5s
listen leader
  bind ${LOOPBACK}:${port}
  option httpchk OPTIONS /primary
  http-check expect status 200
  default-server inter 1s fall 2 rise 1 on-marked-down shutdown-sessions
${servers.join('\n')}
`;
}

/** A connection is one client's for as long as it has it: statements are prepared on it. */
function poolerSettings({ place, port }: { place: string; port: number }, proxy: number): string {
  return `[databases]
postgres = host=${LOOPBACK} port=${proxy} dbname=postgres
[pgbouncer]
listen_addr = ${LOOPBACK}
listen_port = ${port}
auth_type = plain
auth_file = ${join(place, 'users')}
pool_mode = session
default_pool_size = 60
server_login_retry = 1
unix_socket_dir =
`;
}

async function isPrimary(rest: number): Promise<boolean> {
  try {
    return (await fetch(`http://${LOOPBACK}:${rest}/primary`, { signal: AbortSignal.timeout(1_000) })).status === 200;
  } catch {
    return false;
  }
}

/** What was found; throws when nothing is for two minutes, with the last trouble. */
async function until<Found>(what: string, find: () => Promise<Found | undefined>): Promise<Found> {
  const deadline = Date.now() + PATIENCE_MS;
  let trouble: unknown;
  while (Date.now() < deadline) {
    try {
      const found = await find();
      if (found !== undefined) return found;
    } catch (error) {
      trouble = error;
    }
    await sleep(STEP_MS);
  }
  throw new Error(`waited in vain: ${what}`, { cause: trouble });
}

/** Patroni, its database and that one's children, all of which work in a folder below this place. */
function signalAll(place: string, name: 'SIGSTOP' | 'SIGCONT'): void {
  for (const pid of readdirSync('/proc').filter((entry) => /^\d+$/.test(entry))) {
    if (!belongs(Number(pid), place)) continue;
    try {
      process.kill(Number(pid), name);
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error;
    }
  }
}

function belongs(pid: number, place: string): boolean {
  try {
    const parent = Number(/^PPid:\s+(\d+)$/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]);
    return readFileSync(`/proc/${pid}/cmdline`, 'utf8').includes(place) || (parent > 1 && belongs(parent, place));
  } catch {
    return false;
  }
}

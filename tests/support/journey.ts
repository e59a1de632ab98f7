import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test as base, type BrowserContext, type Page } from '@playwright/test';
import pg from 'pg';
import { openProfile } from './chromium.ts';
import type { CopiedBuild } from './copied-build.ts';
import { watchConsole, type ConsoleWatch } from './console-watch.ts';
import { openHoldingProxy, type HoldingProxy } from './holding-proxy.ts';
import { untilControlled } from './offline.ts';
import { startServer, type ServerProcess } from './server-process.ts';

/** The real server on a database of its own. Its address stays the same from start to start. */
export interface Relay {
  readonly origin: string;
  readonly port: number;
  start(): Promise<void>;
  /** Ends it as an operator does: it finishes what it answers. */
  stop(): Promise<void>;
  /** Ends it as a power cut does. */
  kill(): Promise<void>;
  query<Row extends object>(sql: string, values?: readonly unknown[]): Promise<Row[]>;
}

export interface Phone {
  readonly context: BrowserContext;
  readonly console: ConsoleWatch;
  /** Opens a page of the app. */
  open(path: string): Promise<Page>;
  /** The first visit: opens the app with network until its worker is in charge, then leaves it. */
  install(): Promise<void>;
}

interface Fixtures {
  /** A copy of the build that the test may change and the server runs from; absent: the project's own build. */
  build: CopiedBuild | undefined;
  relay: Relay;
  phone: Phone;
  /** A wire before the server that can keep its answers back. */
  wire: HoldingProxy;
  /** A phone whose only way to the server is `wire`. */
  phoneBehindWire: Phone;
}

export const test = base.extend<Fixtures>({
  build: undefined,

  relay: async ({ build }, use) => {
    const database = await freshDatabase();
    const dataDir = await mkdtemp(join(tmpdir(), 'relay-server-'));
    const options = { databaseUrl: database.url, dataDir, ...(build && { root: build.root }) };
    let running: ServerProcess | undefined = await startServer(options);
    const { origin, port } = { origin: running.url, port: running.port };
    await use({
      origin,
      port,
      async start() {
        running ??= await startServer({ ...options, port });
      },
      async stop() {
        await running?.stop();
        running = undefined;
      },
      async kill() {
        await running?.kill();
        running = undefined;
      },
      query: database.query,
    });
    await running?.stop();
    await database.drop();
    await rm(dataDir, { recursive: true, force: true });
  },

  wire: async ({ relay }, use) => {
    const proxy = await openHoldingProxy(relay.port);
    await use(proxy);
    await proxy.close();
  },

  phoneBehindWire: async ({ wire }, use) => {
    await usePhone(wire.origin, use);
  },

  phone: async ({ relay }, use) => {
    await usePhone(relay.origin, use);
  },
});

async function usePhone(origin: string, use: (phone: Phone) => Promise<void>): Promise<void> {
  const profile = await openProfile({ baseURL: origin });
  const console = watchConsole(profile.context);
  const open = async (path: string) => {
    const page = await profile.context.newPage();
    await page.goto(path);
    return page;
  };
  await use({
    context: profile.context,
    console,
    open,
    async install() {
      const page = await open('/');
      await untilControlled(page);
      await page.close();
    },
  });
  await profile.dispose();
  expect(console.errors, 'errors on the console').toEqual([]);
}

async function freshDatabase() {
  const adminUrl = process.env['JOURNEY_POSTGRES'];
  if (adminUrl === undefined) throw new Error('JOURNEY_POSTGRES is set by the global setup');
  const name = `journey_${randomUUID().replaceAll('-', '')}`;
  await runOnce(adminUrl, `CREATE DATABASE ${name}`);
  const url = withDatabase(adminUrl, name);
  return {
    url,
    query: <Row extends object>(sql: string, values: readonly unknown[] = []) => runOnce<Row>(url, sql, values),
    drop: () => runOnce(adminUrl, `DROP DATABASE ${name} WITH (FORCE)`),
  };
}

async function runOnce<Row extends object>(url: string, sql: string, values: readonly unknown[] = []): Promise<Row[]> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    const answer = await client.query<Row & pg.QueryResultRow>(sql, [...values]);
    return answer.rows;
  } finally {
    await client.end();
  }
}

function withDatabase(url: string, name: string): string {
  const address = new URL(url);
  address.pathname = `/${name}`;
  return address.href;
}

export { expect };

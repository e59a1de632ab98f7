import { mkdtemp, rm } from 'node:fs/promises';
import { Agent, request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { gzipSync } from 'node:zlib';
import { limits } from '../../contract/limits.ts';
import { startServer } from '../support/server-process.ts';
import { packed, reportsOf } from './made-reports.ts';

/** Milliseconds below which others' batches stay, whatever one network sends: the bar. */
const BAR_MS = 2_000;
const SECONDS = 10;
const NETWORKS = 20;
/** Reports in a batch of somebody else. */
const BATCH = 20;

const size = limits.batchBytes - 64 * 1024;
const filled = (text: string) => text.repeat(Math.floor(size / text.length));
const hostile: readonly [string, Buffer][] = [
  ['blanks', gzipSync(filled(' '))],
  ['objects', gzipSync(`{"items":[${filled('{},')}{}]}`)],
  // Nothing tells before its end that it is none: its cost is real.
  ['one long text', gzipSync(`{"items":["${filled('x')}"]}`)],
];

/**
 * Batches of twenty networks while one more sends what is large once it is unpacked, on as many connections as it likes: how long the
 * others wait. The server believes one proxy, so that each has an address of its own.
 */
export async function measureOneNetwork(databaseUrl: string): Promise<string[]> {
  const dataDir = await mkdtemp(join(tmpdir(), 'relay-network-'));
  const server = await startServer({ databaseUrl, dataDir, env: { TRUSTED_PROXIES: '1' } });
  const misses: string[] = [];
  try {
    // Code and connections are warm afterwards.
    await othersMs(server.port, 2);
    await tell('nobody else', await othersMs(server.port, SECONDS));
    for (const [name, body] of hostile) {
      for (const connections of [100, 400]) {
        const bot = startBot(server.port, body, connections);
        const times = await othersMs(server.port, SECONDS);
        const answered = await bot.stop();
        await tell(`${name} on ${connections} connections (${answered} answered)`, times);
        if (percentile(times, 0.95) >= BAR_MS) misses.push(`${name} on ${connections} connections`);
      }
    }
  } finally {
    await server.stop();
    await rm(dataDir, { recursive: true, force: true });
  }
  return misses;
}

async function tell(name: string, times: readonly number[]): Promise<void> {
  const [half, most] = [0.5, 0.95].map((part) => Math.round(percentile(times, part)));
  console.log(
    `one network: ${name}: others' batches ${half} ms, 95th percentile ${most} ms (to stay below ${BAR_MS}), ${times.length} of them`,
  );
}

function percentile(times: readonly number[], part: number): number {
  return times.toSorted((a, b) => a - b)[Math.floor(times.length * part)] ?? Infinity;
}

/** Every network sends a batch, waits for its answer and a moment more, and sends the next. */
async function othersMs(port: number, seconds: number): Promise<number[]> {
  const end = performance.now() + seconds * 1000;
  const agent = new Agent({ keepAlive: true });
  const times: number[] = [];
  const one = async (network: number) => {
    while (performance.now() < end) {
      const body = packed(reportsOf(BATCH));
      const start = performance.now();
      const status = await post(port, agent, `198.51.100.${network + 1}`, body);
      // Who is turned away waits as long as can be.
      times.push(status === 200 ? performance.now() - start : Infinity);
      await sleep(200);
    }
  };
  await Promise.all(Array.from({ length: NETWORKS }, (_, network) => one(network)));
  agent.destroy();
  return times;
}

function startBot(port: number, body: Buffer, connections: number) {
  const agent = new Agent({ keepAlive: true, maxSockets: connections });
  const over = new AbortController();
  let answered = 0;
  const one = async () => {
    while (!over.signal.aborted) {
      await post(port, agent, '203.0.113.7', body).catch(() => undefined);
      answered += 1;
    }
  };
  const all = Promise.all(Array.from({ length: connections }, one));
  return {
    async stop() {
      over.abort();
      await all;
      agent.destroy();
      return answered;
    },
  };
}

function post(port: number, agent: Agent, network: string, body: Buffer): Promise<number> {
  return new Promise((resolve, reject) => {
    const headers = {
      'content-type': 'application/json',
      'content-encoding': 'gzip',
      'content-length': body.length,
      'x-forwarded-for': network,
    };
    const sending = request({ port, agent, method: 'POST', path: '/api/outbox', headers }, (answer) => {
      answer.resume();
      answer.on('end', () => resolve(answer.statusCode ?? 0));
    });
    sending.on('error', reject);
    sending.end(body);
  });
}

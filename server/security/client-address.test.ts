import { afterAll, describe, expect, it } from 'vitest';
import { systemClock } from '../../contract/base/clock.ts';
import { buildApp } from '../app.ts';
import type { TrustedProxies } from '../settings.ts';
import { openPool } from '../store/database/pool.ts';
import { noPayments } from '../../tests/support/server/no-payments.ts';
import { noPhotos } from '../../tests/support/server/no-photos.ts';
import { testAccounts } from '../../tests/support/server/test-accounts.ts';

// Never asked: the addresses are read before any database.
const pool = openPool({ connectionString: 'postgres://nobody@127.0.0.1:1/none', onIdleError: () => undefined });

afterAll(() => pool.end());

/** The address that limits go by, for a request from `peer` that says it comes from `forwarded`. */
async function addressOf(trustedProxies: TrustedProxies | undefined, peer: string, forwarded: string) {
  const app = await buildApp({
    services: {
      pool,
      clock: systemClock,
      version: '0',
      probe: async () => undefined,
      epoch: () => '',
      noteStored: () => undefined,
      noteAcknowledged: () => undefined,
      payments: noPayments,
      ...noPhotos,
      ...testAccounts,
      config: { emergencyNumber: '112', languages: [], demo: false },
      onBug: () => undefined,
    },
    staticDirectory: '/nonexistent',
    ...(trustedProxies === undefined ? {} : { trustedProxies }),
  });
  app.get('/address', (request) => request.ip);
  const headers = { 'x-forwarded-for': forwarded, 'x-real-ip': '9.9.9.9', forwarded: 'for=9.9.9.9' };
  const { body } = await app.inject({ url: '/address', remoteAddress: peer, headers });
  await app.close();
  return body;
}

describe("S43 a client's address is its own unless a trusted proxy says otherwise", () => {
  it.each<[string, TrustedProxies | undefined, string, string, string]>([
    ['nobody is trusted by default', undefined, '203.0.113.7', '1.2.3.4', '203.0.113.7'],
    ['nor with 0 proxies, be it this very machine', 0, '127.0.0.1', '1.2.3.4', '127.0.0.1'],
    ['a proxy of the list is', ['10.0.0.0/8'], '10.1.2.3', '1.2.3.4', '1.2.3.4'],
    ['what came before a stranger is not', ['10.0.0.0/8'], '10.1.2.3', '6.6.6.6, 1.2.3.4', '1.2.3.4'],
    ['through several proxies of the list', ['10.0.0.0/8', '::1'], '::1', '6.6.6.6, 1.2.3.4, 10.9.9.9', '1.2.3.4'],
    ['nobody outside of the list', ['10.0.0.0/8'], '203.0.113.7', '1.2.3.4', '203.0.113.7'],
    ['one hop', 1, '203.0.113.7', '6.6.6.6, 1.2.3.4', '1.2.3.4'],
    ['an address with a port', 1, '203.0.113.7', '1.2.3.4:4711', '1.2.3.4'],
    ['every proxy with its port', ['10.0.0.0/8'], '10.1.2.3', '6.6.6.6, 1.2.3.4:4711, 10.9.9.9:80', '1.2.3.4'],
    ['an IPv6 address', 1, '203.0.113.7', '2001:db8::7', '2001:db8::7'],
    ['in brackets', 1, '203.0.113.7', '[2001:db8::7]', '2001:db8::7'],
    ['in brackets, with a port', 1, '203.0.113.7', '[2001:DB8::7]:4711', '2001:DB8::7'],
    ['what no one can read counts as the proxy that wrote it', 1, '203.0.113.7', '1.2.3.4, unknown', '203.0.113.7'],
    ['nor what stands left of it', ['10.0.0.0/8'], '10.1.2.3', '1.2.3.4, _hidden, 10.9.9.9:1', '10.9.9.9'],
    ['a port that is none', 1, '203.0.113.7', '1.2.3.4:99999', '203.0.113.7'],
    ['an empty word', 1, '203.0.113.7', '', '203.0.113.7'],
    ['two hops', 2, '203.0.113.7', '6.6.6.6, 1.2.3.4, 10.0.0.1', '1.2.3.4'],
  ])('%s', async (_, trusted, peer, forwarded, address) => {
    expect(await addressOf(trusted, peer, forwarded)).toBe(address);
  });
});

import { once } from 'node:events';
import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, describe, expect, it } from 'vitest';
import { forwardTo } from '../../scripts/lib/forward.mjs';

const servers: Server[] = [];
afterEach(() => {
  for (const server of servers.splice(0)) {
    server.closeAllConnections();
    server.close();
  }
});

function deferred<Value>() {
  let resolve: (value: Value) => void = () => undefined;
  const promise = new Promise<Value>((settle) => (resolve = settle));
  return { promise, resolve };
}

async function listening(listener: RequestListener): Promise<string> {
  const server = createServer(listener).listen(0, '127.0.0.1');
  servers.push(server);
  await once(server, 'listening');
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

function forwarding(address: () => Promise<string | undefined>): Promise<string> {
  const forward = forwardTo(address);
  return listening((request, answer) => void forward(request, answer));
}

describe('what the page of `npm run dev` asks the server', () => {
  it('arrives as it was asked, and is answered as the server answers', async () => {
    const api = await listening((request, answer) => {
      answer.writeHead(201, { 'x-asked': `${request.method} ${request.url} ${request.headers.host}` });
      request.pipe(answer);
    });
    const page = await forwarding(() => Promise.resolve(api));
    const answer = await fetch(`${page}/api/report/?a=1`, { method: 'POST', body: 'words' });
    expect([answer.status, await answer.text()]).toEqual([201, 'words']);
    // The host that the page was asked at: by it the server knows its own origin.
    expect(answer.headers.get('x-asked')).toBe(`POST /api/report/?a=1 ${new URL(page).host}`);
  });

  it('comes line by line where it is a stream, and the server hears when its reader goes', async () => {
    const left = deferred<true>();
    const api = await listening((_request, answer) => {
      answer.write('first\n');
      answer.on('close', () => left.resolve(true));
    });
    const page = await forwarding(() => Promise.resolve(api));
    const reader = new AbortController();
    const answer = await fetch(`${page}/api/news`, { signal: reader.signal });
    const { value } = (await answer.body?.getReader().read()) ?? {};
    expect(new TextDecoder().decode(value)).toBe('first\n');
    reader.abort();
    await left.promise;
  });

  it('waits while the server is started again', async () => {
    const api = await listening((_request, answer) => answer.end('up'));
    const started = deferred<string>();
    const page = await forwarding(() => started.promise);
    const asked = fetch(`${page}/api/health`);
    started.resolve(api);
    expect(await (await asked).text()).toBe('up');
  });

  it('is refused as busy, so that phones keep what they have, where there is no server', async () => {
    const page = await forwarding(() => Promise.resolve(undefined));
    const none = await fetch(`${page}/api/health`);
    expect([none.status, await none.json()]).toMatchObject([503, { success: false, kind: 'busy' }]);
    const gone = await forwarding(() => Promise.resolve('http://127.0.0.1:1'));
    const answer = await fetch(`${gone}/api/health`);
    expect([answer.status, await answer.json()]).toMatchObject([503, { success: false, kind: 'busy' }]);
  });
});

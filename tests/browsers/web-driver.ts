import { createServer, type AddressInfo } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';

/** The key under which WebDriver names an element (W3C WebDriver, section 12.1). */
const ELEMENT = 'element-6066-11e4-a52e-4f735466cecf';
const START_MS = 20_000;

/** A session over plain WebDriver HTTP. */
export interface Session {
  send(method: 'GET' | 'POST' | 'DELETE', path: string, body?: object): Promise<unknown>;
  element(selector: string): Promise<string>;
}

export async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  await new Promise((resolve) => server.close(resolve));
  return port;
}

export async function openSession(port: number, capabilities: object): Promise<Session> {
  const origin = `http://127.0.0.1:${port}`;
  await untilReady(origin);
  const { sessionId } = (await call(origin, 'POST', '/session', { capabilities })) as { sessionId: string };
  const send: Session['send'] = (method, path, body) => call(origin, method, `/session/${sessionId}${path}`, body);
  return {
    send,
    async element(selector) {
      const found = await send('POST', '/element', { using: 'css selector', value: selector });
      return (found as Record<string, string>)[ELEMENT] ?? '';
    },
  };
}

async function call(origin: string, method: string, path: string, body: object = {}): Promise<unknown> {
  const answer = await fetch(origin + path, { method, ...(method === 'POST' && { body: JSON.stringify(body) }) });
  const { value } = (await answer.json()) as { value: unknown };
  if (answer.ok) return value;
  const { error, message } = value as { error: string; message: string };
  throw new Error(`${method} ${path}: ${error}: ${message}`);
}

async function untilReady(origin: string): Promise<void> {
  for (const end = Date.now() + START_MS; Date.now() < end; await sleep(50)) {
    const isReady = await call(origin, 'GET', '/status').then(
      () => true,
      () => false,
    );
    if (isReady) return;
  }
  throw new Error('the WebDriver does not answer');
}

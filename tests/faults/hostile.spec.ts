import { randomUUID } from 'node:crypto';
import { Agent, request, type IncomingMessage } from 'node:http';
import { uploadName } from '../../contract/photo-address.ts';
import { expect, wholeTest as test, type Relay } from './support/fault-test.ts';

interface Shot {
  method: string;
  path: string;
  headers?: Record<string, string>;
  body?: string | Buffer | undefined;
}

/** Milliseconds within which a server answers whatever it is asked, on a connection that served others before. */
const ANSWER_MS = 10_000;
/** Names that every plain object answers to, and texts that no reader of numbers and names expects. */
const strange = [
  'constructor',
  '__proto__',
  'toString',
  'hasOwnProperty',
  '',
  '%',
  '-1',
  '1e18',
  'NaN',
  '\u00e9',
  '0x10',
  "$'",
];
const long = 'A'.repeat(6_000);
const large = Buffer.alloc(300_000, 7);

function photoShots(): Shot[] {
  const tus = { 'tus-resumable': '1.0.0' };
  const part = { ...tus, 'upload-offset': '0', 'content-type': 'application/offset+octet-stream' };
  const path = () => `/api/photos/${uploadName(randomUUID(), 'whole')}`;
  const bodies = [undefined, 'short', large];
  const checksums = [...strange, 'sha256', `sha256 ${long}`, 'md5 AAAA', 'sha1 ='];
  return bodies.flatMap((body) => [
    { method: 'PATCH', path: path(), headers: tus, body },
    ...strange.map((value) => ({ method: 'PATCH', path: path(), headers: { ...part, 'upload-offset': value }, body })),
    ...strange.map((value) => ({ method: 'PATCH', path: path(), headers: { ...part, 'content-type': value }, body })),
    ...strange.map((value) => ({ method: 'PATCH', path: path(), headers: { ...part, 'tus-resumable': value }, body })),
    ...checksums.map((value) => ({
      method: 'PATCH',
      path: path(),
      headers: { ...part, 'upload-checksum': `${value} x` },
      body,
    })),
    ...[...strange, 'PATCH', 'patch', 'DELETE', 'GET'].map((value) => ({
      method: 'POST',
      path: path(),
      headers: { ...part, 'x-http-method-override': value },
      body,
    })),
    ...strange.flatMap((value) => [
      { method: 'POST', path: '/api/photos', headers: { ...tus, 'upload-length': value }, body },
      {
        method: 'POST',
        path: '/api/photos',
        headers: { ...tus, 'upload-length': '9', 'upload-metadata': `${value} AAAA` },
        body,
      },
      { method: 'PATCH', path: `/api/photos/${encodeURIComponent(value)}`, headers: part, body },
      { method: 'DELETE', path: `/api/photos/${encodeURIComponent(value)}`, headers: tus, body },
    ]),
  ]);
}

function otherShots(): Shot[] {
  const json = { 'content-type': 'application/json' };
  const numbers = [
    '8001000,8001001,8001002',
    '8001000 8001001',
    ['8001000'],
    { $ne: null },
    1e18,
    long,
    null,
    ...strange,
  ];
  const post = (path: string, body: unknown): Shot => ({
    method: 'POST',
    path,
    headers: json,
    body: JSON.stringify(body),
  });
  return numbers.flatMap((value) => [
    post('/api/track/lookup', { reference: 'AAAA-AAAA', phone: value }),
    post('/api/track/lookup', { reference: value, phone: '8001000' }),
    post('/api/payment/donate', { _id: value, amount: value, donorName: value, email: value, phone: value }),
    post('/api/payment/verify-donation', {
      razorpay_order_id: value,
      razorpay_payment_id: value,
      razorpay_signature: value,
    }),
    post('/api/payment/webhook', { event: value, payload: { refund: { entity: value }, payment: { entity: value } } }),
    post('/api/assistant/openai/v1/chat/completions', { model: value, messages: value }),
    post('/api/assistant/openai/v1/chat/completions', { model: value, messages: [{ role: value, content: value }] }),
    {
      method: 'GET',
      path: `/disaster/%E0%A4%A${typeof value === 'string' ? encodeURIComponent(value.slice(0, 99)) : '%'}`,
    },
  ]);
}

/** One after the other over each of the agent's connections: what a refusal leaves behind is the next one's trouble. */
function send({ port }: Relay, agent: Agent, { method, path, headers, body }: Shot): Promise<number> {
  return new Promise((resolve, reject) => {
    const asked = request({ port, host: '127.0.0.1', method, path, headers, agent, timeout: ANSWER_MS });
    asked.on('timeout', () => asked.destroy(new Error(`no answer to ${method} ${path} ${JSON.stringify(headers)}`)));
    asked.on('error', (error: NodeJS.ErrnoException) =>
      // The server ended the connection rather than read on, which it may: not without a word to whoever comes next.
      ['ECONNRESET', 'EPIPE'].includes(error.code ?? '') ? resolve(0) : reject(error),
    );
    asked.on('response', (answer: IncomingMessage) => {
      answer.resume();
      answer.on('end', () => resolve(answer.statusCode ?? 0));
      answer.on('error', () => resolve(answer.statusCode ?? 0));
    });
    asked.end(body);
  });
}

test('hostile requests at photos, look-ups, payments and the assistant: none is a fault of ours, none holds up whoever has its connection next, nothing is kept', async ({
  relay,
}) => {
  const agent = new Agent({ keepAlive: true, maxSockets: 3 });
  const shots = [...photoShots(), ...otherShots()];
  const faults: string[] = [];
  const health: Shot = { method: 'GET', path: '/api/health' };
  await Promise.all(
    Array.from({ length: 3 }, async (_, lane) => {
      for (const shot of shots.filter((__, index) => index % 3 === lane)) {
        const status = await send(relay, agent, shot);
        if (status >= 500) faults.push(`${status} ${shot.method} ${shot.path} ${JSON.stringify(shot.headers)}`);
        // Whoever comes next on a connection of these is answered at once, and as if nothing had been.
        const next = await send(relay, agent, health);
        if (next !== 200) faults.push(`${next} after ${shot.method} ${shot.path}`);
      }
    }),
  );
  agent.destroy();
  expect(faults).toEqual([]);
  expect(
    await relay.query(
      `SELECT (SELECT count(*)::int FROM photos) AS photos, (SELECT count(*)::int FROM photo_uploads) AS uploads,
              (SELECT count(*)::int FROM donations) AS donations`,
    ),
  ).toEqual([{ photos: 0, uploads: 0, donations: 0 }]);
});

import { connect } from 'node:net';

export interface RawAnswer {
  status: number;
  /** Names in lower case. */
  headers: ReadonlyMap<string, string>;
  body: string;
}

/** Milliseconds after which a silent server counts as having failed the test. */
const PATIENCE_MS = 20_000;

/**
 * Sends bytes as they are, valid HTTP or not, and reads what comes back until the server closes. With `half`
 * the sending side is closed after the bytes, as a phone does that loses its signal.
 */
export function sendRaw(port: number, bytes: string | Buffer, { half = false } = {}): Promise<RawAnswer[]> {
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = [];
    const socket = connect(port, '127.0.0.1', () => {
      if (half) socket.end(bytes);
      else socket.write(bytes);
    });
    const finish = () => resolve(parseAnswers(Buffer.concat(chunks).toString('utf8')));
    socket.setTimeout(PATIENCE_MS, () => {
      socket.destroy();
      reject(new Error('the server kept silent'));
    });
    socket.on('data', (chunk) => chunks.push(chunk));
    socket.on('close', finish);
    // A reset after the answer is the server's right.
    socket.on('error', finish);
  });
}

/** One or more answers on one connection; each of ours tells its length. */
function parseAnswers(text: string): RawAnswer[] {
  const answers: RawAnswer[] = [];
  let rest = Buffer.from(text);
  while (rest.length > 0) {
    const end = rest.indexOf('\r\n\r\n');
    if (end < 0) break;
    const [first = '', ...lines] = rest.subarray(0, end).toString('utf8').split('\r\n');
    const headers = new Map(
      lines.map((line) => [line.split(':', 1)[0]?.toLowerCase() ?? '', line.slice(line.indexOf(':') + 1).trim()]),
    );
    const length = Number(headers.get('content-length') ?? 0);
    const start = end + 4;
    answers.push({
      status: Number(first.split(' ')[1]),
      headers,
      body: rest.subarray(start, start + length).toString(),
    });
    rest = rest.subarray(start + length);
  }
  return answers;
}

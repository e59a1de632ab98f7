import { createServer, request, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/**
 * What stands between phone and server: nothing; a gateway that answers 502, with the server behind it dead or alive;
 * a Wi-Fi's login page; a redirect to it.
 */
export type Between = 'nothing' | 'bad-gateway' | 'bad-gateway-behind-which-it-arrives' | 'login-page' | 'redirect';

export interface Wire {
  readonly origin: string;
  put(between: Between): void;
  close(): Promise<void>;
}

/** Passes on what the phone says, and answers as `put` says. It sees page and worker alike. */
export async function openWire(serverPort: number): Promise<Wire> {
  let between: Between = 'nothing';
  const server = createServer((asked, answer) => {
    if (between === 'nothing') pass(serverPort, asked, (real) => copy(real, answer), answer);
    else if (between === 'bad-gateway-behind-which-it-arrives')
      pass(serverPort, asked, (real) => real.resume().once('end', () => badGateway(answer)), answer);
    else asked.resume().once('end', () => inPlaceOf(between, answer));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    put(next) {
      between = next;
    },
    async close() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

function pass(port: number, asked: IncomingMessage, onAnswer: (real: IncomingMessage) => void, answer: ServerResponse) {
  const { method, url: path, headers } = asked;
  const onward = request({ host: '127.0.0.1', port, method, path, headers }, onAnswer);
  onward.on('error', () => badGateway(answer));
  asked.pipe(onward);
}

function copy(real: IncomingMessage, answer: ServerResponse): void {
  answer.writeHead(real.statusCode ?? 502, real.headers);
  real.pipe(answer);
}

function inPlaceOf(between: Between, answer: ServerResponse): void {
  if (between === 'bad-gateway') badGateway(answer);
  else if (between === 'redirect') answer.writeHead(302, { location: '/hotspot-login' }).end();
  else answer.writeHead(200, { 'content-type': 'text/html' }).end('<h1>Welcome</h1><form>Room number <input></form>');
}

function badGateway(answer: ServerResponse): void {
  answer.writeHead(502, { 'content-type': 'text/html' }).end('<h1>502 Bad Gateway</h1>');
}

import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A map server of this machine: each tile says its own address. */
export interface TileServer {
  /** With {z}, {x} and {y}. */
  template: string;
  /** Paths of the tiles that were asked for. */
  asked: string[];
  close(): Promise<void>;
}

export async function openTileServer(): Promise<TileServer> {
  const asked: string[] = [];
  const server = createServer((request, response) => {
    const path = request.url ?? '';
    asked.push(path);
    response.writeHead(200, { 'content-type': 'image/svg+xml', 'access-control-allow-origin': '*' });
    response.end(tile(path));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    template: `http://127.0.0.1:${port}/{z}/{x}/{y}.svg`,
    asked,
    close() {
      server.closeAllConnections();
      return new Promise((resolve) => server.close(() => resolve()));
    },
  };
}

function tile(path: string): string {
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="256" height="256"><rect width="256" height="256" fill="#e8efdc"/>` +
    `<path d="M0 90L256 140M120 0L90 256" stroke="#fff" stroke-width="12"/>` +
    `<path d="M0 200Q128 150 256 220" stroke="#9cc3dd" stroke-width="16" fill="none"/>` +
    `<text x="8" y="20" font-size="12" fill="#777">${path}</text></svg>`
  );
}

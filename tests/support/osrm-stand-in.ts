import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { osrmAnswer } from './osrm-answers.ts';

/** How it answers from now on. `silent`: it takes the request and says nothing. */
type Mood = 'route' | 'no-route' | 'quota' | 'garbage' | 'silent';

/** A route service of this machine that speaks OSRM's HTTP API (`/route/v1/driving`): three roads between any two points. */
export interface OsrmStandIn {
  url: string;
  host: string;
  /** Each request with what it said of its sender. */
  asked: { path: string; referer: string | undefined; cookie: string | undefined }[];
  behave(mood: Mood): void;
  close(): Promise<void>;
}

const PATH = /^\/route\/v1\/driving\/(-?\d+\.?\d*),(-?\d+\.?\d*);(-?\d+\.?\d*),(-?\d+\.?\d*)$/;

export async function openOsrmStandIn(): Promise<OsrmStandIn> {
  const asked: OsrmStandIn['asked'] = [];
  let mood: Mood = 'route';
  const server = createServer((request, response) => {
    const path = request.url ?? '';
    const { referer, cookie } = request.headers;
    asked.push({ path, referer, cookie });
    // As osrm-routed sends it with every answer.
    response.setHeader('access-control-allow-origin', '*');
    answer(path, mood, response);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const host = `127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    url: `http://${host}`,
    host,
    asked,
    behave(next) {
      mood = next;
    },
    close() {
      server.closeAllConnections();
      return new Promise((resolve) => server.close(() => resolve()));
    },
  };
}

function answer(path: string, mood: Mood, response: ServerResponse): void {
  if (mood === 'silent') return;
  const send = (status: number, body: object) =>
    response.writeHead(status, { 'content-type': 'application/json; charset=UTF-8' }).end(JSON.stringify(body));
  if (mood === 'quota') return void send(429, { message: 'API rate limit exceeded' });
  if (mood === 'garbage')
    return void response.writeHead(200, { 'content-type': 'text/html' }).end('<title>Wi-Fi</title>');
  const { pathname, searchParams } = new URL(path, 'http://stand-in');
  const numbers = PATH.exec(pathname)?.slice(1).map(Number);
  if (!numbers) return void send(400, { code: 'InvalidUrl', message: 'URL string malformed' });
  const isOurs = searchParams.get('geometries') === 'polyline' && searchParams.get('steps') === 'true';
  if (!isOurs) return void send(400, { code: 'InvalidQuery', message: 'Query string malformed' });
  if (mood === 'no-route') return void send(400, { code: 'NoRoute', message: 'Impossible route between points' });
  const [fromLng = 0, fromLat = 0, toLng = 0, toLat = 0] = numbers;
  send(200, osrmAnswer({ lat: fromLat, lng: fromLng }, { lat: toLat, lng: toLng }));
}

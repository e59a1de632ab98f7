import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { BrowserContext } from 'playwright/test';
import { standInForGoogleMaps } from './google-maps-script.ts';

/**
 * How it answers from now on. Of the script: `away`, `script-garbage`, `script-silent`, `refused` (it comes, and then does not take the
 * key), `no-map` (it draws none), `older` (directions alone, as the key of an older project has them). Of routes and places: the others.
 */
type Mood =
  | 'route'
  | 'away'
  | 'script-garbage'
  | 'script-silent'
  | 'refused'
  | 'no-map'
  | 'older'
  | 'denied'
  | 'no-route'
  | 'quota'
  | 'garbage'
  | 'silent';

interface Asked {
  /** Host and path. */
  what: string;
  query: Readonly<Record<string, string>>;
  body: Readonly<Record<string, unknown>>;
  referer: string | undefined;
}

/** In the place of Google's hosts, on this machine. */
export interface GoogleStandIn {
  asked: Asked[];
  behave(mood: Mood): void;
  /** From then on what pages of this context ask of Google's hosts comes to it. */
  attach(context: BrowserContext): Promise<void>;
  close(): Promise<void>;
}

interface Point {
  lat: number;
  lng: number;
}

const HOSTS = /^https:\/\/[a-z.]+\.(?:googleapis|gstatic|google)\.com\//;

export async function openGoogleStandIn(): Promise<GoogleStandIn> {
  const asked: Asked[] = [];
  let mood: Mood = 'route';
  const server = createServer((request, response) => void answer(request, response));

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { pathname, searchParams } = new URL(request.url ?? '', 'http://stand-in');
    const what = pathname.slice(1);
    const body = await bodyOf(request);
    const { referer } = request.headers;
    asked.push({ what, query: Object.fromEntries(searchParams), body, referer });
    if (what === 'maps.googleapis.com/maps/api/js') return sendScript(response, mood);
    if (mood === 'silent') return;
    response.setHeader('access-control-allow-origin', '*');
    if (mood === 'garbage') return void response.end('{"routes":[{"path":"nowhere"}],"suggestions":[]}');
    const [status, json] = answerTo(what, body, mood);
    response.writeHead(status, { 'content-type': 'application/json; charset=UTF-8' }).end(JSON.stringify(json));
  }

  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    asked,
    behave(next) {
      mood = next;
    },
    async attach(context) {
      await context.route(HOSTS, async (route) => {
        if (mood === 'away') return route.abort('internetdisconnected');
        const { host, pathname, search } = new URL(route.request().url());
        const answered = await route.fetch({ url: `${url}/${host}${pathname}${search}`, timeout: 0 }).catch(() => {});
        // What nobody waits for any more is over with the page.
        await (answered ? route.fulfill({ response: answered }) : route.abort()).catch(() => undefined);
      });
    },
    close() {
      server.closeAllConnections();
      return new Promise((resolve) => server.close(() => resolve()));
    },
  };
}

function sendScript(response: ServerResponse, mood: Mood): void {
  if (mood === 'script-silent') return;
  response.setHeader('content-type', 'text/javascript; charset=UTF-8');
  response.end(
    mood === 'script-garbage'
      ? 'window.notGoogle = true'
      : `(${standInForGoogleMaps.toString()})(${JSON.stringify(mood)})`,
  );
}

function answerTo(what: string, body: Asked['body'], mood: Mood): [number, object] {
  const error = (code: number, status: string) =>
    [code, { error: { code, status, message: 'Said by Google.' } }] as [number, object];
  if (mood === 'denied') return error(403, 'PERMISSION_DENIED');
  if (mood === 'quota') return error(429, 'RESOURCE_EXHAUSTED');
  if (what === 'routes.googleapis.com/directions/v2:computeRoutes') {
    return [
      200,
      mood === 'no-route' ? {} : { routes: [computedRoute(body['origin'] as Point, body['destination'] as Point)] },
    ];
  }
  if (what === 'maps.googleapis.com/directions') {
    return [200, directions(body['origin'] as Point, body['destination'] as Point)];
  }
  if (what === 'places.googleapis.com/v1/places:autocomplete') return [200, { suggestions }];
  if (what === 'places.googleapis.com/v1/places/gandhi-maidan') return [200, { location: GANDHI_MAIDAN }];
  if (what === 'places.googleapis.com/v1/places/nowhere') return [200, {}];
  return error(404, 'NOT_FOUND');
}

export const GANDHI_MAIDAN = { lat: 25.6207, lng: 85.1444 };
const suggestions = [
  { placeId: 'gandhi-maidan', text: 'Gandhi Maidan, Patna, Bihar' },
  { placeId: 'nowhere', text: 'A place that is nowhere' },
];

/** Two roads, over the corner between the two points. */
export function computedRoute(from: Point, to: Point) {
  return {
    distanceMeters: 12_345,
    duration: '1500s',
    path: [from, { lat: from.lat, lng: to.lng }, to],
    warnings: ['This route has tolls.'],
    legs: [
      {
        steps: [
          { instructions: 'Head east on Bailey Rd', distanceMeters: 6_172 },
          { instructions: 'Turn right onto NH 22\nDestination will be on the left', distanceMeters: 6_173 },
        ],
      },
    ],
  };
}

/** As the older service answers. */
export function directions(from: Point, to: Point) {
  const step = (instructions: string, value: number) => ({ instructions, distance: { text: 'x', value } });
  return {
    routes: [
      {
        overview_path: [from, { lat: from.lat, lng: to.lng }, to],
        copyrights: 'Map data ©2026',
        warnings: [],
        legs: [
          {
            distance: { text: '12 km', value: 12_345 },
            duration: { text: '25 min', value: 1_500 },
            steps: [
              step('Head <b>east</b> on <b>Bailey Rd</b>', 6_172),
              step(
                'Turn <b>right</b> onto <b>NH 22</b><div style="font-size:0.9em">Destination will be on the left</div>',
                6_173,
              ),
            ],
          },
        ],
      },
    ],
  };
}

async function bodyOf(request: IncomingMessage): Promise<Asked['body']> {
  const parts: Buffer[] = [];
  for await (const part of request) parts.push(part as Buffer);
  try {
    return JSON.parse(Buffer.concat(parts).toString('utf8')) as Asked['body'];
  } catch {
    return {};
  }
}

import type { APIResponse, BrowserContext, Route } from 'playwright/test';
import type { Json } from '../../contract/base/canonical-json.ts';
import { askedAddresses } from '../../contract/calls/asked-addresses.ts';
import { contractNumber } from '../../contract/contract-number.ts';
import { headers } from '../../contract/headers.ts';
import { knownTo } from '../versions/known-to.ts';
import { readRecorded } from '../versions/recorded.ts';
import type { WireCall } from '../versions/wire-schemas.ts';

const EVERY_CALL = '**/api/**';

export interface OlderServer {
  /** Names of calls that it did not know, in order. */
  readonly unknown: readonly string[];
  /** It is updated: the phone meets today's server from then on. */
  update(): Promise<void>;
}

/**
 * The phone meets a server of an earlier contract, as while a deployment is under way or was taken back: it names that number, answers what
 * that contract had, and does not know later calls, which the real server then answers as one does that it has never heard of.
 */
export async function meetOlderServer(context: BrowserContext, number: number): Promise<OlderServer> {
  const { calls } = readRecorded(number).schemas;
  const unknown: string[] = [];
  const noNews = { 'content-type': 'application/x-ndjson', [headers.contract]: String(number) };
  const answer = async (route: Route) => {
    const request = route.request();
    const { pathname } = new URL(request.url());
    // An answer that never ends could not be handed on: this one ends at once, and the phone asks for what is new by itself.
    if (pathname === askedAddresses.followNews.path) return route.fulfill({ headers: noNews, body: '' });
    const called = callOf(calls, request.method(), pathname);
    const postData = called?.[0] === 'deliverOutbox' ? asKnown(request.postData() ?? '', calls, unknown) : undefined;
    // The phone is ahead of that server as it would be of this one by one number more.
    const asked = { ...(await request.allHeaders()), [headers.contract]: String(contractNumber + 1) };
    const response = await route.fetch({ headers: asked, ...(postData === undefined ? {} : { postData }) });
    const told = { ...response.headers(), [headers.contract]: String(number) };
    const schema = called?.[1].answers[String(response.status())];
    if (schema === undefined) return route.fulfill({ response, headers: told });
    return route.fulfill({ response, headers: told, json: knownTo(schema, (await jsonOf(response)) ?? null) });
  };
  await context.route(EVERY_CALL, answer);
  return { unknown, update: () => context.unroute(EVERY_CALL, answer) };
}

async function jsonOf(response: APIResponse): Promise<Json> {
  return (await response.json()) as Json;
}

function callOf(calls: Calls, method: string, path: string): [name: string, call: WireCall] | undefined {
  const pattern = (template: string) => new RegExp(`^${template.replaceAll(/\{\w+\}/g, '[^/]+')}$`);
  return Object.entries(calls).find(([, call]) => call.method === method && pattern(call.path).test(path));
}

/** The batch with later calls under a name that no server knows. */
function asKnown(text: string, calls: Calls, unknown: string[]): string {
  const batch = JSON.parse(text) as { items: { call: string }[] };
  const items = batch.items.map((item) => {
    if (calls[item.call] !== undefined) return item;
    unknown.push(item.call);
    return { ...item, call: `${item.call}OfLater` };
  });
  return JSON.stringify({ ...batch, items });
}

type Calls = Readonly<Record<string, WireCall>>;

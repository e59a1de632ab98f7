import { changesAddress, wholeListAddresses, type ListName } from '../../../contract/calls/changes-address.ts';
import { limits } from '../../../contract/limits.ts';
import { request } from '../client/http.ts';
import { isOurHost } from '../client/our-host.ts';
import { noteExpired, phoneSession } from '../client/phone-session.ts';
import { parseRecord } from '../outbox/answer/read-json.ts';
import { mainDb } from '../db.ts';
import { nearSquare } from '../lists/near-square.ts';
import { pullList, type PullPorts } from '../lists/pull-list.ts';
import type { ListState } from '../lists/state.ts';
import { dexieLists } from '../lists/tables.ts';
import { devicePorts } from '../outbox/adapters/device-ports.ts';
import { readPerson } from '../person-store.ts';

const TIME_LIMIT_MS = 30_000;
/** A whole list of section 7 may be long, on a thin link. */
const WHOLE_LIMIT_MS = 120_000;
/** Milliseconds: a screen that is opened again within this time has what there is. */
const FRESH_MS = 60_000;
const LOCK = 'lists';
const STEAL_AFTER_MS = 120_000;

/** In this page each list is brought once at a time: who asks meanwhile gets the same. Resolves to whether the server was asked. */
const underWay = new Map<ListName, Promise<boolean>>();

/**
 * Brings this device's copies of the lists up to the server's: those that are older than a minute, or all with `isAsked`. One after
 * another, and one at a time over all tabs. With `isNews`, what is under way is not enough: it may have asked before the news; nor is
 * it with `isAsked` where it finds the copy new enough. Never rejects: what it met stands in the list's state.
 */
export async function refreshLists(
  names: readonly ListName[],
  { isAsked = false, isNews = false } = {},
): Promise<void> {
  for (const name of names) {
    if (isNews) await underWay.get(name);
    await refresh(name, isAsked);
  }
}

async function refresh(name: ListName, isAsked: boolean): Promise<void> {
  const wasAsked = await (underWay.get(name) ?? start(name, isAsked));
  if (isAsked && !wasAsked) await refresh(name, isAsked);
}

function start(name: ListName, isAsked: boolean): Promise<boolean> {
  const running = devicePorts.locks
    .exclusive(LOCK, STEAL_AFTER_MS, () => bring(name, isAsked))
    // No lock, or no storage: it was tried.
    .catch(() => true)
    .finally(() => underWay.delete(name));
  underWay.set(name, running);
  return running;
}

/** Answers whether the server was asked. */
async function bring(name: ListName, isAsked: boolean): Promise<boolean> {
  const state = await mainDb.lists.get(name);
  const account = accountNow();
  const isFresh =
    state?.account === account && state.trouble === undefined && Date.now() - (state.asOf ?? 0) < FRESH_MS;
  if (isFresh && !isAsked) return false;
  const isOurs = await isOurHost();
  await pullList(isOurs ? ports : { ...ports, askWhole }, name);
  return true;
}

/** The account that this page shows itself to: whose copy a screen may show is decided by the same. */
function accountNow(): string {
  return readPerson()?.id ?? '';
}

const ports: PullPorts = {
  tables: dexieLists(mainDb),
  now: () => Date.now(),
  account: async () => accountNow(),
  async askPage({ name, account, cursor, etag, most }) {
    const token = await tokenOf(account);
    const ask = (part: Record<string, string>) => {
      const query = new URLSearchParams({ ...part, ...(cursor !== undefined && { since: cursor }) }).toString();
      return request({
        method: changesAddress.method,
        path: changesAddress.path.replace('{list}', () => name) + (query === '' ? '' : `?${query}`),
        headers: { ...tokenHeader(token), ...(etag === undefined ? {} : { 'if-none-match': etag }) },
        timeLimitMs: TIME_LIMIT_MS,
      });
    };
    const asked = await ask(await partOf(name, most));
    // A server of an older version knows no parts.
    const answer = asked.kind === 'answered' && asked.status === 422 ? await ask({}) : asked;
    const isRefused =
      answer.kind === 'answered' && answer.status === 401 && parseRecord(answer.text)?.['kind'] === 'sign-in';
    if (isRefused && token !== undefined) await noteExpired(token);
    return answer;
  },
};

/** As much of a list as this phone keeps. */
async function partOf(name: ListName, most = usualPart(name)): Promise<Record<string, string>> {
  const square = name === 'ngos' ? undefined : await nearSquare().catch(() => undefined);
  return { most: `${most}`, ...(square !== undefined && { square }) };
}

function usualPart(name: ListName): number {
  if (name === 'ngos') return limits.keptNgos;
  return readPerson()?.role === 'admin' ? limits.adminKeptRecords : limits.keptRecords;
}

/**
 * Keeps twice as much of the list on this phone from now on, and brings it; what is here stays until that has come. Where storage refuses,
 * nothing changes. Never rejects.
 */
export async function keepMore(name: ListName): Promise<void> {
  const isAsked = await dexieLists(mainDb)
    .write(name, async (writer) => {
      const state = await writer.state();
      if (state?.account !== accountNow()) return false;
      const { cursor: _cursor, etag: _etag, ...rest } = state;
      await writer.putState({ ...rest, most: Math.min(2 * (state.most ?? usualPart(name)), limits.mostKeptRecords) });
      return true;
    })
    .catch(() => false);
  if (isAsked) await refreshLists([name], { isAsked });
}

/** Section 6: every call but the anonymous ones carries the token, where there is one. */
async function askWhole({ name, account }: ListState) {
  return request({
    ...wholeListAddresses[name],
    headers: tokenHeader(await tokenOf(account)),
    timeLimitMs: WHOLE_LIMIT_MS,
  });
}

/** Somebody else may have signed in since: what they see is not for this copy. */
async function tokenOf(account: string): Promise<string | undefined> {
  const session = await phoneSession();
  return session?.state === 'active' && session.accountId === account ? session.token : undefined;
}

function tokenHeader(token: string | undefined): Record<string, string> {
  return token === undefined ? {} : { authorization: `Bearer ${token}` };
}

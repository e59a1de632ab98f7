import { readFile } from 'node:fs/promises';
import { expect, type Page } from 'playwright/test';
import type { OutboxItem } from '../../../src/data/outbox/item.ts';
import { SESSION_KEY, type StoredSession, withOwnerAwaited } from '../../../src/data/outbox/accounts/session.ts';
import { dataTexts, nameTexts } from '../../../src/strings/accounts/account-page.ts';
import { OUTBOX, type ChaosProxy } from '../../support/chaos-proxy.ts';
import { resetBefore } from '../../support/chaos-proxy-faults.ts';
import { storedItems } from '../../support/device-store.ts';
import type { Relay } from '../../support/journey.ts';
import { logIn, type Someone } from '../../support/people.ts';
import { idsIn, textOf } from './outbox-requests.ts';
import { storedMeta } from './stored-meta.ts';

type Credentials = Pick<Someone, 'email' | 'password'>;

/** Where the cases of accounts begin. */
export const LOGIN = '/login?next=/account';

/** The page stands at the account then. */
export async function logInAt(page: Page, person: Credentials): Promise<void> {
  await reach(page, LOGIN);
  await logIn(page, person);
  await expect(page).toHaveURL(/\/account$/);
  await expect(page.locator('#login-form')).toBeHidden();
}

/** Loads the page only where it stands elsewhere. */
async function reach(page: Page, address: string): Promise<void> {
  const { pathname, search } = new URL(page.url());
  if (pathname + search !== address) await page.goto(address);
}

/** Changes the own name on the account page, and answers the row that the phone keeps of it. */
export async function changeName(page: Page, name: string): Promise<OutboxItem> {
  await reach(page, '/account');
  await page.getByRole('main').locator('[name=name]').fill(name);
  await page.getByRole('button', { name: nameTexts.save }).click();
  let found: OutboxItem | undefined;
  const rowOrWords = async () => {
    found = (await storedItems(page)).find(({ body }) => body.includes(name));
    return found ? 'a row' : page.getByRole('main').ariaSnapshot();
  };
  await expect.poll(rowOrWords, 'the row of the name').toBe('a row');
  if (!found) throw new Error('unreachable');
  return found;
}

export async function logOutAt(page: Page): Promise<void> {
  await reach(page, '/account');
  await page.getByRole('main').getByRole('button', { name: 'Logout' }).click();
}

/** A new name is saved while nothing gets through; then `happen`; the next try finds that out, and the item waits. */
export async function changeNameBefore(
  { chaos, page, name }: { chaos: ChaosProxy; page: Page; name: string },
  happen: () => Promise<unknown>,
  stands: 'sealed' | 'queued' = 'sealed',
): Promise<OutboxItem> {
  chaos.always(OUTBOX, resetBefore);
  const item = await changeName(page, name);
  await happen();
  chaos.heal();
  await page.evaluate(() => dispatchEvent(new Event('online')));
  // Not lost, not parked, not sent; locked for its owner, where the server ended the session. As screens see it: where another call of the account met the end of the session first, the row
  // itself is left as the last try left it.
  const row = async () => {
    const stored = (await storedItems(page)).find(({ id }) => id === item.id);
    return stored && withOwnerAwaited(stored, await storedSession(page));
  };
  await expect.poll(row).toMatchObject({ state: stands, ...(stands === 'queued' && { reason: { code: 'sign-in' } }) });
  return item;
}

async function storedSession(page: Page): Promise<StoredSession | undefined> {
  return (await storedMeta(page, SESSION_KEY)) as StoredSession | undefined;
}

/** The very row that was saved has arrived, and its name is the account's. */
export async function expectArrived(relay: Relay, chaos: ChaosProxy, item: OutboxItem): Promise<void> {
  await expect.poll(() => nameOf(relay, item.owner)).toBe((JSON.parse(item.body) as { name: string }).name);
  await expectReceived(relay, chaos, item);
}

/** The server has it once, under its owner, and every try carried the bytes that were saved. */
export async function expectReceived(
  relay: Relay,
  chaos: ChaosProxy,
  { id, owner, digest, body }: OutboxItem,
): Promise<void> {
  expect(await relay.query('SELECT owner, digest FROM receipts WHERE id = $1', [id])).toEqual([{ owner, digest }]);
  const tries = chaos.seen(OUTBOX).filter((seen) => idsIn(seen).includes(id));
  expect(tries.length, 'requests that carried it').toBeGreaterThan(0);
  for (const seen of tries) expect(textOf(seen), 'the bytes of a try').toContain(body);
}

/** Signs the person in on another device, and answers that session's token. */
export async function tokenElsewhere(relay: Relay, { email, password }: Credentials): Promise<string> {
  const answer = await ask(relay, 'POST', '/api/users/login', { email, password });
  return (JSON.parse(answer) as { data: { token: string } }).data.token;
}

/** Calls the server as another device of the person does. */
export async function callElsewhere(
  relay: Relay,
  person: Credentials,
  [method, path]: readonly [method: string, path: string],
  body: object = {},
): Promise<void> {
  const authorization = `Bearer ${await tokenElsewhere(relay, person)}`;
  await ask(relay, method, path, body, { authorization });
}

export async function accountId(relay: Relay, { email }: Credentials): Promise<string> {
  const [account] = await relay.query<{ id: string }>('SELECT id::text FROM accounts WHERE email = $1', [email]);
  if (!account) throw new Error(`nobody has ${email}`);
  return account.id;
}

export async function nameOf(relay: Relay, id: string): Promise<string | undefined> {
  return (await relay.query<{ name: string }>('SELECT name FROM accounts WHERE id = $1', [id]))[0]?.name;
}

/** The items in the file that pressing this button hands to the browser. */
export async function copyBy(page: Page, name: string = dataTexts.takeCopy): Promise<OutboxItem[]> {
  const downloading = page.waitForEvent('download');
  await page.getByRole('button', { name }).click();
  const path = await (await downloading).path();
  return (JSON.parse(await readFile(path, 'utf8')) as { items: OutboxItem[] }).items;
}

async function ask(relay: Relay, method: string, path: string, body: object, headers = {}): Promise<string> {
  const answer = await fetch(`${relay.origin}${path}`, {
    method,
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
  });
  const text = await answer.text();
  if (!answer.ok) throw new Error(`${method} ${path} answered ${answer.status}: ${text}`);
  return text;
}

import type { Page } from 'playwright/test';
import { untilArrived } from './arrival.ts';
import { makeDisaster, type MadeDisaster } from './disasters.ts';
import { expect, type Phone, type Relay } from './journey.ts';
import { logIn, type Someone } from './people.ts';

export const BINA: Someone = {
  name: 'Bina Kumari',
  email: 'bina@example.org',
  password: 'six boats on the Gandak',
  role: 'volunteer',
};

export const main = (page: Page) => page.getByRole('main');
export const acceptButton = (page: Page) => main(page).getByRole('button', { name: 'Accept Request' });
export const step = (page: Page, name: string) => main(page).getByRole('button', { name, exact: true });

/** An active disaster for which so many volunteers are wanted. */
export async function makeTask(relay: Relay, wanted?: number, made: MadeDisaster = {}): Promise<string> {
  const id = await makeDisaster(relay, made);
  if (wanted !== undefined) {
    await relay.query('UPDATE reports SET volunteers_wanted = $2, changed_at = change_time() WHERE id = $1', [
      id,
      wanted,
    ]);
  }
  return id;
}

/** Logs in on an installed phone; the page stands at this address then. */
export async function openAs(phone: Phone, person: Someone, path: string, title: string): Promise<Page> {
  await phone.install();
  const page = await phone.open(`/login?next=${encodeURIComponent(path)}`);
  await logIn(page, person);
  await untilArrived(page, title);
  return page;
}

/** Where the volunteer's work stands, on the disaster's own page. */
export const headline = (page: Page, name: string) => main(page).getByRole('heading', { level: 2, name, exact: true });

/** Presses and waits until the server has decided; the page stays. */
export async function accept(page: Page): Promise<void> {
  await acceptButton(page).click();
  await expect(headline(page, 'You have accepted this disaster request')).toBeFocused();
}

/** The acceptances that the server holds, as state and why. */
export async function acceptances(relay: Relay, person?: Someone): Promise<{ state: string; why: string | null }[]> {
  return relay.query(
    `SELECT a.state, a.why FROM acceptances a JOIN accounts p ON p.id = a.account_id
     WHERE $1::text IS NULL OR p.email = $1 ORDER BY a.decided_at`,
    [person?.email ?? null],
  );
}

/** Waits until the server says so. */
export async function expectStates(relay: Relay, person: Someone, states: readonly string[]): Promise<void> {
  await expect.poll(async () => (await acceptances(relay, person)).map(({ state }) => state)).toEqual(states);
}

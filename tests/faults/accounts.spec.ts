import { dataTexts } from '../../src/strings/accounts/account-page.ts';
import { leavingTexts } from '../../src/strings/shell/leaving.ts';
import { otherPersonTexts, sessionTexts } from '../../src/strings/shell/session.ts';
import { reasonTexts } from '../../src/strings/forms/reasons.ts';
import { untilLoggedOut } from '../support/arrival.ts';
import { OUTBOX } from '../support/chaos-proxy.ts';
import { resetBefore } from '../support/chaos-proxy-faults.ts';
import { expectUnsent } from '../support/forms.ts';
import { ASHA, makeAccount, type Someone } from '../support/people.ts';
import { storedItems } from '../support/device-store.ts';
import { findOnPhone } from '../support/search-phone.ts';
import { acceptances, acceptButton, makeTask } from '../support/volunteers.ts';
import {
  accountId,
  callElsewhere,
  changeName,
  changeNameBefore,
  copyBy,
  expectArrived,
  expectReceived,
  LOGIN,
  logInAt,
  logOutAt,
  nameOf,
  tokenElsewhere,
} from './support/account.ts';
import { expect, test } from './support/fault-test.ts';
import { serverCount } from './support/kept.ts';
import { idsIn } from './support/outbox-requests.ts';
import { putRows } from './support/queue-many.ts';
import { storedMeta } from './support/stored-meta.ts';

const BIKRAM: Someone = {
  name: 'Bikram Rai',
  email: 'bikram@example.org',
  password: 'nine bridges over the Teesta',
  role: 'volunteer',
};
const ADMIN: Someone = { ...BIKRAM, name: 'Meena', email: 'meena@example.org', role: 'admin' };
const NEW_NAME = 'Asha Devi Paswan';

test('F23 the session ends while an item waits: it waits for its owner, all else goes on, and it goes after the login', async ({
  chaos,
  device,
  relay,
}) => {
  await makeAccount(relay, ASHA);
  await device.install();
  const page = await device.open(LOGIN);
  await logInAt(page, ASHA);
  const item = await changeNameBefore({ chaos, page, name: NEW_NAME }, () =>
    callElsewhere(relay, ASHA, ['DELETE', '/api/account/sessions']),
  );
  await device.save(page);
  await expect.poll(() => serverCount(relay)).toBe(1);
  await expect(page.getByText(sessionTexts.waiting(1))).toBeVisible();
  expect(await nameOf(relay, item.owner)).toBe(ASHA.name);
  // Nobody is logged in any more: what waits is locked for its owner.
  await expect.poll(() => findOnPhone(page, NEW_NAME)).toEqual([]);
  await logInAt(page, ASHA);
  await expectArrived(relay, chaos, item);
  await expectUnsent(page, 0);
  await expectReceived(relay, chaos, item);
});

test('F24 an approval is withdrawn, and a token turns out to be another account’s: the item waits with its reason', async ({
  chaos,
  device,
  relay,
}) => {
  await Promise.all([ASHA, BIKRAM, ADMIN].map((person) => makeAccount(relay, person)));
  await device.install();
  const page = await device.open(LOGIN);
  await logInAt(page, ASHA);
  const asha = await accountId(relay, ASHA);
  const refused = await changeNameBefore({ chaos, page, name: NEW_NAME }, () =>
    callElsewhere(relay, ADMIN, ['POST', `/api/approvals/${asha}`], {
      decision: 'refuse',
      reason: 'Not known to us',
      from: 'approved',
    }),
  );
  // Who is refused still has an account, and its own name.
  await logInAt(page, ASHA);
  await expectArrived(relay, chaos, refused);

  const mixUp = async () => {
    const session = await storedMeta(page, 'session');
    const token = await tokenElsewhere(relay, BIKRAM);
    await putRows(page, { meta: [{ key: 'session', value: { ...session, token } }] });
  };
  const mixedUp = await changeNameBefore({ chaos, page, name: 'Asha Kumari' }, mixUp, 'queued');
  expect(await nameOf(relay, await accountId(relay, BIKRAM))).toBe(BIKRAM.name);
  expect(await nameOf(relay, asha)).toBe(NEW_NAME);
  await logInAt(page, ASHA);
  await expectArrived(relay, chaos, mixedUp);
});

test('F24 the powers of a role are lost while a request waits: it is parked with its reason, and nothing of it was done', async ({
  chaos,
  device,
  relay,
}) => {
  await Promise.all([ASHA, ADMIN].map((person) => makeAccount(relay, person)));
  const task = await makeTask(relay, 3);
  await device.install();
  const page = await device.open(LOGIN);
  await logInAt(page, ASHA);
  await page.goto(`/volunteer/notifications/${task}`);
  chaos.always(OUTBOX, resetBefore);
  await acceptButton(page).click();
  const request = async () => (await storedItems(page)).find(({ call }) => call === 'acceptDisaster');
  await expect.poll(request).toMatchObject({ state: 'queued' });
  await callElsewhere(relay, ADMIN, ['POST', `/api/approvals/${await accountId(relay, ASHA)}`], {
    decision: 'refuse',
    reason: 'Not known to us',
    from: 'approved',
  });
  chaos.heal();
  await logInAt(page, ASHA);
  await expect.poll(request).toMatchObject({ state: 'needs-you', reason: { code: 'forbidden' } });
  await page.goto('/outbox');
  await expect(page.locator('article[data-item-state=needs-you]')).toContainText(reasonTexts.forbidden);
  expect(await acceptances(relay)).toEqual([]);
  expect(await relay.query('SELECT 1 FROM receipts')).toEqual([]);
});

test('F40 logout with an item that was never sent: a copy, to stay, to send, to delete and to lock are choices', async ({
  chaos,
  device,
  relay,
}) => {
  await makeAccount(relay, ASHA);
  const asha = await accountId(relay, ASHA);
  await device.install();
  const page = await device.open(LOGIN);
  const dialog = page.getByRole('dialog', { name: leavingTexts.title(1) });
  const choose = (name: string) => dialog.getByRole('button', { name, exact: true }).click();
  const loggedOut = () => untilLoggedOut(page);
  const waiting = async (name: string) => {
    await chaos.reopen();
    await logInAt(page, ASHA);
    await chaos.shut();
    return changeName(page, name);
  };
  await chaos.shut();

  const sent = await waiting('Asha One');
  await logOutAt(page);
  expect(await copyBy(page, leavingTexts.export)).toMatchObject([{ id: sent.id, body: sent.body }]);
  await choose(leavingTexts.cancel);
  await expect(dialog).toBeHidden();
  await logOutAt(page);
  await chaos.reopen();
  await choose(leavingTexts.send);
  await loggedOut();
  await expectArrived(relay, chaos, sent);
  await chaos.shut();

  const deleted = await waiting('Asha Two');
  await logOutAt(page);
  await dialog.locator('[name=count]').fill('7');
  await choose(leavingTexts.delete);
  await expect(dialog.getByText(leavingTexts.deleteWrong(1))).toBeVisible();
  await dialog.locator('[name=count]').fill('1');
  await choose(leavingTexts.delete);
  await loggedOut();
  expect(await findOnPhone(page, 'Asha Two')).toEqual([]);

  const kept = await waiting('Asha Three');
  expect(await nameOf(relay, asha)).toBe('Asha One');
  await logOutAt(page);
  await choose(leavingTexts.keep);
  await loggedOut();
  expect(await findOnPhone(page, 'Asha Three')).toEqual([]);
  await chaos.reopen();
  await logInAt(page, ASHA);
  await expectArrived(relay, chaos, kept);
  expect(chaos.seen(OUTBOX).flatMap(idsIn)).not.toContain(deleted.id);
});

test('F41 another person logs in on the phone: neither sees, counts nor sends what waits, until its owner is back', async ({
  chaos,
  device,
  relay,
}) => {
  await Promise.all([ASHA, BIKRAM].map((person) => makeAccount(relay, person)));
  await device.install();
  const page = await device.open(LOGIN);
  await logInAt(page, ASHA);
  const item = await changeNameBefore({ chaos, page, name: NEW_NAME }, () =>
    callElsewhere(relay, ASHA, ['DELETE', '/api/account/sessions']),
  );
  const triesBefore = chaos.seen(OUTBOX).length;

  await expect.poll(() => findOnPhone(page, NEW_NAME)).toEqual([]);
  await logInAt(page, BIKRAM);
  expect(await findOnPhone(page, NEW_NAME)).toEqual([]);
  await page.goto('/outbox');
  await expectUnsent(page, 0);
  await expect(page.locator('article[data-item-state]')).toHaveCount(0);
  await expectArrived(relay, chaos, await changeName(page, 'Bikram Kumar Rai'));
  expect(chaos.seen(OUTBOX).slice(triesBefore).flatMap(idsIn)).not.toContain(item.id);
  expect(await nameOf(relay, item.owner)).toBe(ASHA.name);
  await logOutAt(page);
  await untilLoggedOut(page);

  await logInAt(page, ASHA);
  await expectArrived(relay, chaos, item);
});

test('F42 the password is changed elsewhere, the account deleted here and elsewhere: items wait, are offered as a copy, or stay locked', async ({
  chaos,
  device,
  relay,
}) => {
  await makeAccount(relay, ASHA);
  await device.install();
  const page = await device.open(LOGIN);
  await logInAt(page, ASHA);
  const newPassword = 'ten ferries across the Gandak';
  const item = await changeNameBefore({ chaos, page, name: NEW_NAME }, () =>
    callElsewhere(relay, ASHA, ['POST', '/api/account/password'], { password: ASHA.password, newPassword }),
  );
  await logInAt(page, { ...ASHA, password: newPassword });
  await expectArrived(relay, chaos, item);
  // What arrived without its answer having come is a second item that was never sent, as far as this phone knows.
  await expectUnsent(page, 0);

  // Deleted here.
  chaos.always(OUTBOX, resetBefore);
  const unsent = await changeName(page, 'Asha Kumari');
  await page.getByRole('button', { name: dataTexts.delete }).click();
  await expect(page.getByText(dataTexts.waiting(1))).toBeVisible();
  expect(await copyBy(page)).toMatchObject([{ id: unsent.id, body: unsent.body }]);
  const dialog = page.getByRole('dialog');
  await dialog.locator('[name=deletePassword]').fill(newPassword);
  await dialog.locator('[name=word]').fill(dataTexts.word);
  await dialog.getByRole('button', { name: dataTexts.yes }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Login' })).toBeVisible();
  expect(await relay.query('SELECT 1 FROM accounts')).toEqual([]);
  expect(await findOnPhone(page, 'Asha Kumari')).toEqual([]);
  chaos.heal();

  // Deleted elsewhere.
  await makeAccount(relay, BIKRAM);
  await logInAt(page, BIKRAM);
  await changeNameBefore({ chaos, page, name: 'Bikram Kumar Rai' }, () =>
    callElsewhere(relay, BIKRAM, ['DELETE', '/api/account'], { password: BIKRAM.password }),
  );
  await page.goto('/outbox');
  await expect(page.getByText(otherPersonTexts.title(1))).toBeVisible();
  expect(await findOnPhone(page, 'Bikram Kumar Rai')).toEqual([]);
  expect(await relay.query('SELECT 1 FROM accounts')).toEqual([]);
});

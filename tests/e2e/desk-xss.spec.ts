import type { Page } from '@playwright/test';
import { ADMIN, closeDialog, dashboard, dialog, openAdmin } from '../support/attack/open-admin.ts';
import {
  aidAttack,
  allTexts,
  ATTACKS,
  attack,
  attacker,
  corpusAttack,
  inARow,
  longAttack,
  reportAttack,
  shortestAttack,
} from '../support/attack/records.ts';
import { send, signIn } from '../support/attack/send.ts';
import { expectHarmless } from '../support/attack/watch.ts';
import { expect, test, type Relay } from '../support/journey.ts';
import { makeNgos } from '../support/ngos.ts';
import { makeWork } from '../support/volunteer-work.ts';
import { main } from '../support/volunteers.ts';

const MESSAGES = 6;
/** No form takes it; a hand in the database may. */
const EMAIL = '"><img/src=x/onerror=window.__pwn=1>@x.org';

const asked = async (page: Page, name: RegExp) => {
  await page.getByRole('button', { name }).first().click();
  // The last one stands above what it was asked from.
  await expect(dialog(page).last()).toBeVisible();
};

/** Opens another part of the Desk. */
const part = (page: Page, name: string | RegExp) => page.getByRole('tab', { name }).click();

test('aid requests as cards and in detail, what has come of them, who has them, and what is asked before an act', async ({
  onlinePhone: phone,
  relay,
}) => {
  const admin = await signIn(relay, ADMIN);
  const requests = await inARow(ATTACKS, (at) => aidAttack(relay, at));
  const [first, second] = requests;
  const ngos = [0, 1].map((at) => ({
    name: attack('ngo', at),
    city: attack('ngo-city', at + 1),
    areas: [attack('area', at)],
  }));
  const [ngoId] = await makeNgos(relay, ngos);
  const delivered = shortestAttack('delivered', 4);
  const act = (body: object) => send(relay, '/api/aid/act', body, admin);
  const need = { act: 'need', line: 0, seen: 'pending', status: 'partially-fulfilled' };
  await act({ ...need, aidId: first?.id, delivered });
  await act({ act: 'assign', aidId: first?.id, ngoId });
  await act({
    act: 'close',
    aidId: second?.id,
    seen: 'active',
    to: 'withdrawn',
    reason: corpusAttack('why', 1).slice(0, 1000),
  });

  const { page, watch } = await openAdmin(phone);
  await page.goto(dashboard('aid'));
  const open = requests.filter((one) => one !== second);
  await expectHarmless(page, watch, { texts: [...allTexts(open), delivered] });
  const details = (id = '') => page.locator(`article[data-aid="${id}"]`).getByRole('button', { name: /^View Details/ });
  await details(first?.id).click();
  await expect(dialog(page)).toContainText(ngos[0]?.name ?? '?');
  await expectHarmless(page, watch, { texts: allTexts([first ?? { id: '', texts: {} }]) });
  await asked(page, /^Take back from/);
  await expectHarmless(page, watch, { texts: [ngos[0]?.name ?? '?'] });
  await page.goto(dashboard('aid'));
  await details(requests[2]?.id).click();
  await dialog(page).getByRole('button', { name: 'Give to an organization' }).click();
  await expect(page.getByRole('dialog', { name: 'Give to an organization' })).toBeVisible();
  await expectHarmless(page, watch, { texts: ngos.flatMap(({ name, city }) => [name, city]) });
  await page.goto(dashboard(`aid&search=${encodeURIComponent(attack('search', 3))}`));
  await expectHarmless(page, watch, { texts: [attack('search', 3)] });
  await page.goto(dashboard(`aid&status=withdrawn`));
  await expectHarmless(page, watch, { texts: allTexts(second ? [second] : []) });
});

/** Messages from people who call themselves and write anything: one from a strange address, one put aside, one answered. */
async function makeMessages(relay: Relay) {
  const messages = await inARow(MESSAGES, async (at) => {
    const texts = { name: attack('sender', at), message: corpusAttack('message', at).slice(0, 10_000) };
    const { _id: id } = await send(relay, '/api/contact/', { ...texts, email: 'a@example.org' });
    return { id: String(id), texts };
  });
  await relay.query("UPDATE contact_messages SET lane = 'main'");
  const [strange, aside, answered] = messages;
  await relay.query(
    `UPDATE contact_messages SET body = jsonb_set(body::jsonb, '{email}', to_jsonb($2::text))::text WHERE id = $1`,
    [strange?.id, EMAIL],
  );
  await relay.query("UPDATE contact_messages SET lane = 'triage' WHERE id = $1", [aside?.id]);
  await relay.query("UPDATE contact_messages SET state = 'answered', answered_at = now(), answered_by = (SELECT id FROM accounts LIMIT 1) WHERE id = $1", [answered?.id]); // prettier-ignore
  return { open: messages.filter((one) => one !== answered), answered: answered ? [answered] : [] };
}

test('messages, what is held back, work reported as done, and people who are looked for', async ({
  onlinePhone: phone,
  relay,
}) => {
  await signIn(relay, ADMIN);
  const messages = await makeMessages(relay);
  const reports = await inARow(4, (at) => reportAttack(relay, at, 'held'));
  const requests = await inARow(4, (at) => aidAttack(relay, at, 'held-aid'));
  await relay.query("UPDATE reports SET lane = 'triage'");
  await relay.query("UPDATE aid_requests SET lane = 'triage'");
  const volunteer = attacker('done', 'volunteer', 5);
  const helper = await signIn(relay, volunteer);
  const number = attack('done-phone', 6);
  await send(relay, '/api/volunteers/', { userId: helper.id, phone: number }, helper);
  const site = await reportAttack(relay, 7, 'site');
  await relay.query("UPDATE reports SET status = 'approved', shown = true WHERE id = $1", [site.id]);
  await makeWork(relay, { email: volunteer.email, disasterId: site.id, state: 'done', hours: 2 });

  const { page, watch } = await openAdmin(phone);
  await page.goto(dashboard('desk&part=messages'));
  await expectHarmless(page, watch, { texts: [...allTexts(messages.open), EMAIL] });
  await main(page).getByText('Answered', { exact: true }).click();
  await expectHarmless(page, watch, { texts: [...allTexts(messages.answered), ADMIN.name] });
  // Whatever stands there as an address is one address of a mail.
  for (const link of await page.locator('a[href^="mailto:"]').all()) {
    expect(new URL((await link.getAttribute('href')) ?? '').searchParams.size).toBe(1);
  }
  await part(page, /^Held back/);
  const held = reports.flatMap(({ texts: { assistanceRequired: _, ...texts } }) => Object.values(texts));
  await expectHarmless(page, watch, { texts: [...held, ...allTexts(requests)] });
  await asked(page, /^Dismiss/);
  await expectHarmless(page, watch, { texts: held });
  await closeDialog(page);
  await part(page, /^Work done/);
  await expectHarmless(page, watch, { texts: [volunteer.name, number, site.texts['address'] ?? '?'] });
  await asked(page, /^Do not confirm/);
  await expectHarmless(page, watch, { texts: [volunteer.name] });
  await closeDialog(page);
  await part(page, 'Find a person');
  await main(page).getByLabel('Name or e-mail address').fill('done-name');
  await main(page).getByRole('button', { name: 'Find', exact: true }).click();
  await expectHarmless(page, watch, { texts: [volunteer.name] });
  await asked(page, /^Make a reset link for/);
  await expectHarmless(page, watch, { texts: [volunteer.name] });
  await closeDialog(page);
  await main(page).getByLabel('Name or e-mail address').fill(longAttack('nobody', 2).slice(0, 200));
  await main(page).getByRole('button', { name: 'Find', exact: true }).click();
  await expect(main(page).getByText('Nobody was found.')).toBeVisible();
  await expectHarmless(page, watch, { texts: [] });
});

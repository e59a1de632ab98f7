import { randomUUID } from 'node:crypto';
import { ADMIN, closeDialog, dashboard, dialog, openAdmin } from '../support/attack/open-admin.ts';
import {
  aidAttack,
  attack,
  attacker,
  corpusAttack,
  reportAttack,
  shortestAttack,
  type Attack,
} from '../support/attack/records.ts';
import { send, signIn, type Sender } from '../support/attack/send.ts';
import { attacksOf } from '../support/attack/texts.ts';
import { expectHarmless } from '../support/attack/watch.ts';
import { expect, test, type Relay } from '../support/journey.ts';
import { makeNgos } from '../support/ngos.ts';
import { makeAccount } from '../support/people.ts';
import { makeWork } from '../support/volunteer-work.ts';
import { main } from '../support/volunteers.ts';

/*
 * A real browser, with the server's policy, makes nothing of what people wrote on any screen of an admin. All texts of the corpus in the
 * parts of these screens: unit tests beside those.
 */

const WORKER = attacker('worker', 'volunteer', 1);
const ASKING = attacker('asking', 'volunteer', 2);
const REFUSED = attacker('refused', 'volunteer', 3);
const DONE = attacker('done', 'volunteer', 4);
const NGO = { name: attack('ngo'), city: attack('ngo-city', 1), areas: [attack('area')] };
/** No form takes it; a hand in the database may. */
const EMAIL = '"><img/src=x/onerror=window.__pwn=1>@x.org';
const MESSAGE = { name: attack('sender'), message: corpusAttack('message').slice(0, 10_000) };
const PHONE = attack('worker-phone', 2);
const PROFILE = { skills: corpusAttack('skills', 2).slice(0, 4000), city: attack('city', 3) };

const textsOf = (...attacks: Attack[]) => attacks.flatMap(({ texts }) => Object.values(texts));

/** What else stands on the page of a report: its facts put right, a public text, a volunteer there, an act of a later version. */
async function makeHistory(relay: Relay, admin: Sender, reportId: string): Promise<string[]> {
  const revised = { description: corpusAttack('revised', 1), why: attacksOf(900)[0] ?? '?' };
  const { description, why } = revised;
  const revise = { act: 'revise', reportId, seen: 0, facts: { description }, reason: why };
  await send(relay, '/api/report/act', revise, admin);
  const need = { type: attack('item', 4), quantity: shortestAttack('many', 5) };
  const campaign = { text: attacksOf(4500)[0] ?? '?', needs: [need] };
  await send(relay, '/api/report/act', { act: 'describe', reportId, seen: 0, campaign }, admin);
  const strange = { action: attack('action', 6), reason: attack('act-reason', 7) };
  await relay.query('INSERT INTO acts VALUES ($1, now(), $2, $3, $4, $5)', [
    randomUUID(), admin.id, strange.action, reportId, JSON.stringify({ reason: strange.reason }),
  ]); // prettier-ignore
  const worker = await signIn(relay, WORKER);
  await send(relay, '/api/volunteers/', { userId: worker.id, phone: PHONE }, worker);
  const work = await makeWork(relay, { email: WORKER.email, disasterId: reportId, state: 'arrived', hours: 1 });
  await relay.query(`INSERT INTO live_positions VALUES ($1, 25.03, 85.02, now(), now() + interval '1 hour')`, [work]);
  return [...Object.values({ ...revised, ...need, ...strange }), campaign.text, WORKER.name, PHONE];
}

/** Who asks for a role, and who was refused it with these words. */
async function makeApplicants(relay: Relay, admin: Sender): Promise<string> {
  const asking = await signIn(relay, ASKING);
  await send(relay, '/api/volunteers/', { userId: asking.id, ...PROFILE }, asking);
  const { id: accountId } = await signIn(relay, REFUSED);
  await relay.query("UPDATE accounts SET status = 'pending' WHERE id = ANY ($1)", [[asking.id, accountId]]);
  const reason = corpusAttack('reason', 1).slice(0, 1000);
  const refuse = { act: 'decide', accountId, decision: 'refuse', seen: 'pending', reason };
  await send(relay, '/api/approvals/act', refuse, admin);
  return reason;
}

/** A request that an organization has taken and of which a part has come. Answers what has come, too. */
async function makeTakenAid(relay: Relay, admin: Sender): Promise<{ aid: Attack; delivered: string }> {
  const aid = await aidAttack(relay, 0);
  const delivered = shortestAttack('delivered', 4);
  const need = { act: 'need', line: 0, seen: 'pending', status: 'partially-fulfilled', delivered };
  const [ngoId] = await makeNgos(relay, [NGO]);
  for (const act of [need, { act: 'assign', ngoId }]) {
    await send(relay, '/api/aid/act', { ...act, aidId: aid.id }, admin);
  }
  return { aid, delivered };
}

/** What is held back on the Desk, a message there, and work that is reported as done. */
async function makeDesk(relay: Relay): Promise<{ held: Attack[]; site: Attack }> {
  const held = [await reportAttack(relay, 1, 'held'), await aidAttack(relay, 1, 'held-aid')];
  for (const table of ['reports', 'aid_requests']) {
    await relay.query(`UPDATE ${table} SET lane = 'triage' WHERE id = ANY ($1)`, [held.map(({ id }) => id)]);
  }
  await send(relay, '/api/contact/', { ...MESSAGE, email: 'a@example.org' });
  await relay.query("UPDATE contact_messages SET body = jsonb_set(body::jsonb, '{email}', to_jsonb($1::text))::text", [
    EMAIL,
  ]);
  const site = await reportAttack(relay, 2, 'site');
  await relay.query("UPDATE reports SET status = 'approved', shown = true WHERE id = $1", [site.id]);
  await makeAccount(relay, DONE);
  await makeWork(relay, { email: DONE.email, disasterId: site.id, state: 'done', hours: 2 });
  return { held, site };
}

test('an admin reads hostile texts as text: overview, reports, a disaster and its alert, approvals, aid and the Desk', async ({
  onlinePhone: phone,
  relay,
}) => {
  const admin = await signIn(relay, ADMIN);
  const report = await reportAttack(relay, 0);
  const { address = '?', name = '?' } = report.texts;
  const told = await makeHistory(relay, admin, report.id);
  const reason = await makeApplicants(relay, admin);
  const { aid, delivered } = await makeTakenAid(relay, admin);
  const { held, site } = await makeDesk(relay);
  const { page, watch } = await openAdmin(phone);
  const shows = (texts: readonly string[], names: readonly string[] = []) =>
    expectHarmless(page, watch, { texts, names });
  const open = async (path: string, texts: readonly string[]) => {
    await page.goto(path);
    await shows(texts);
  };
  await shows([address, ADMIN.name]);
  await open(dashboard('reported'), [address, name]);

  await page.goto(`/admin-dashboard/disaster/${report.id}`);
  await main(page).getByRole('button', { name: 'Alert Volunteers', exact: true }).click();
  const [title, words] = [shortestAttack('title', 3), attacksOf(400)[1] ?? '?'];
  await dialog(page).getByLabel('Title').fill(title);
  await dialog(page).getByLabel('Message').fill(words);
  await expect(dialog(page).getByRole('figure')).toContainText(words);
  await shows([title, words]);
  await dialog(page).getByRole('button', { name: 'Alert now' }).click();
  await expect(main(page).getByText(/^(Volunteers have been notified|The alert is out)/)).toBeVisible();
  await page.goto(`/admin-dashboard/disaster/${report.id}`);
  await shows([...textsOf(report), ...told, title, words], [WORKER.name]);

  await open(dashboard('approval'), [ASKING.name, ...Object.values(PROFILE)]);
  await main(page).getByText('Decided already', { exact: true }).click();
  await shows([REFUSED.name, reason, ADMIN.name]);
  await open(dashboard('aid'), [...textsOf(aid), delivered, NGO.name]);
  await page
    .locator(`article[data-aid="${aid.id}"]`)
    .getByRole('button', { name: /^View Details/ })
    .click();
  await expect(dialog(page)).toContainText(NGO.name);
  await shows(textsOf(aid));
  await closeDialog(page);

  await open(dashboard('desk&part=messages'), [...Object.values(MESSAGE), EMAIL]);
  await page.getByRole('tab', { name: /^Held for review/ }).click();
  await shows(textsOf(...held).filter((text) => text !== held[0]?.texts['assistanceRequired']));
  await page.getByRole('tab', { name: /^Work done/ }).click();
  await shows([DONE.name, site.texts['address'] ?? '?']);
  await page.getByRole('tab', { name: 'Reset links' }).click();
  await main(page).getByLabel('Name or e-mail address').fill('asking-name');
  await main(page).getByRole('button', { name: 'Find', exact: true }).click();
  await shows([ASKING.name]);
});

import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { untilArrived } from '../support/arrival.ts';
import { ADMIN, closeDialog, dashboard, dialog, openAdmin } from '../support/attack/open-admin.ts';
import {
  ATTACKS,
  attack,
  attacker,
  corpusAttack,
  inARow,
  longAttack,
  reportAttack,
  shortestAttack,
} from '../support/attack/records.ts';
import { send, signIn, type Sender } from '../support/attack/send.ts';
import { attacksOf } from '../support/attack/texts.ts';
import { expectHarmless } from '../support/attack/watch.ts';
import { makeDisaster } from '../support/disasters.ts';
import { expect, test, type Relay } from '../support/journey.ts';
import { makeWork } from '../support/volunteer-work.ts';
import { main } from '../support/volunteers.ts';

const NOW = new Date().toISOString();

const disaster = (id: string) => `/admin-dashboard/disaster/${id}`;
const button = (page: Page, name: string | RegExp) => main(page).getByRole('button', { name, exact: true });

/** By the steps that there are: only what is active is resolved. */
async function decide(relay: Relay, admin: Sender, reportId: string, status: string): Promise<void> {
  let seen = 'pending';
  for (const to of status === 'resolved' ? ['active', 'resolved'] : [status]) {
    const more = { ...(to === 'dismissed' && { dismissal: 'false' }), ...(to === 'resolved' && { resolvedAt: NOW }) };
    await send(
      relay,
      '/api/report/act',
      { act: 'decide', reportId, seen, to, reason: attack('why', 3), ...more },
      admin,
    );
    seen = to;
  }
}

test('the overview, and reports of each status as a list, on the map and from the server; a kind and a gravity that no form takes stay text too', async ({
  onlinePhone: phone,
  relay,
}) => {
  const admin = await signIn(relay, ADMIN);
  const pending = await inARow(ATTACKS, (at) => reportAttack(relay, at, 'pending'));
  const [oldest] = pending;
  await relay.query("UPDATE reports SET reported_at = reported_at - interval '1 day' WHERE id = $1", [oldest?.id]);
  const others = {
    active: await reportAttack(relay, 0, 'active'),
    resolved: await reportAttack(relay, 1, 'resolved'),
    dismissed: await reportAttack(relay, 2, 'dismissed'),
  };
  for (const [to, { id }] of Object.entries(others)) await decide(relay, admin, id, to);
  // Put in by a hand in the database.
  const [kind, grave] = [attack('kind', 1), attack('grave', 2)];
  const strange = { disasterType: kind, severity: grave, address: attack('address', 3) };
  const strangeId = await makeDisaster(relay, { ...strange, status: 'pending' });
  await makeDisaster(relay, strange);
  const { page, watch } = await openAdmin(phone);
  await expectHarmless(page, watch, { texts: [oldest?.texts['address'] ?? '', ADMIN.name] });

  // How to reach somebody, and what they need, stand on the report's own page.
  const shownOf = (reports: typeof pending) =>
    reports.flatMap(({ texts: { assistanceRequired: _, contactNumber: __, ...texts } }) => Object.values(texts));
  const tab = (name: RegExp | string) => page.getByRole('tab', { name });
  await page.goto(dashboard('reported'));
  await expectHarmless(page, watch, { texts: [...shownOf(pending), kind] });
  await tab(/Active Disasters/).click();
  await expectHarmless(page, watch, { texts: [...shownOf([others.active]), kind] });
  await tab('Map').click();
  await page
    .getByRole('button', { name: /^Flood/ })
    .first()
    .click();
  await expectHarmless(page, watch, { texts: ['active-name'] });
  await page.goto(dashboard('reported&status=resolved'));
  await expectHarmless(page, watch, { texts: shownOf([others.resolved]) });
  await page.getByRole('button', { name: 'Dismissed' }).click();
  await expectHarmless(page, watch, { texts: shownOf([others.dismissed]) });
  await page.goto(dashboard('reported&source=server'));
  await expectHarmless(page, watch, { texts: shownOf(pending) });
  await page.goto(
    dashboard(`reported&near=${encodeURIComponent(attack('near'))}&search=${encodeURIComponent(attack('search'))}`),
  );
  await expectHarmless(page, watch, { texts: [attack('search')] });
  await page.goto(disaster(strangeId));
  await expectHarmless(page, watch, { texts: [kind, strange.address] });
  await page.goto('/disasters');
  await expectHarmless(page, watch, { texts: [kind] });
});

test('the page of a report in each status, with its history, its forms and what is asked before an act', async ({
  onlinePhone: phone,
  relay,
}) => {
  const admin = await signIn(relay, ADMIN);
  const volunteer = attacker('volunteer', 'volunteer', 1);
  const helper = await signIn(relay, volunteer);
  const phoneNumber = attack('volunteer-phone', 2);
  await send(relay, '/api/volunteers/', { userId: helper.id, phone: phoneNumber }, helper);
  const { id, texts } = await reportAttack(relay, 1);
  const { address, description, assistanceRequired } = await reportAttack(relay, 2).then((more) => more.texts);
  const { id: other, texts: otherTexts } = await reportAttack(relay, 3);
  const facts = { address, description, assistanceRequired };
  const revised = attacksOf(900)[0] ?? '';
  await send(relay, '/api/report/act', { act: 'revise', reportId: id, seen: 0, facts, reason: revised }, admin);
  const { page, watch } = await openAdmin(phone);
  const stays = [texts['name'] ?? '', texts['contactNumber'] ?? ''];
  const inForce = [...Object.values(facts), ...stays].map(String);

  await page.goto(disaster(id));
  // Beside the facts in force, the original and the reason stand in the history.
  await expectHarmless(page, watch, { texts: [...inForce, ...Object.values(texts), revised, ADMIN.name] });
  await button(page, 'Put facts right').click();
  await expectHarmless(page, watch, { texts: Object.values(facts).map(String) });
  await expect(page.locator('#revise-form [name=address]')).toHaveValue(String(address));
  await page.reload();
  await button(page, 'Dismiss').click();
  await expect(dialog(page)).toBeVisible();
  await expectHarmless(page, watch, { texts: inForce });
  await closeDialog(page);
  await button(page, 'Alert Volunteers').click();
  const [title, words] = [shortestAttack('title', 3), attacksOf(400)[1] ?? ''];
  await dialog(page).getByLabel('Title').fill(title);
  await dialog(page).getByLabel('Message').fill(words);
  await expect(dialog(page).getByRole('figure')).toContainText(words);
  await expectHarmless(page, watch, { texts: [title, words] });
  await dialog(page).getByRole('button', { name: 'Alert now' }).click();
  await untilArrived(page, 'Admin dashboard');

  const campaign = {
    text: attacksOf(4500)[0] ?? '',
    needs: [{ type: attack('item', 4), quantity: shortestAttack('many', 5) }],
  };
  await send(relay, '/api/report/act', { act: 'describe', reportId: id, seen: 0, campaign }, admin);
  const work = await makeWork(relay, { email: volunteer.email, disasterId: id, state: 'arrived', hours: 1 });
  await relay.query(`INSERT INTO live_positions VALUES ($1, 25.03, 85.02, now(), now() + interval '1 hour')`, [work]);
  // As a later version, or a hand in the database, may have written it.
  const strange = { action: attack('action', 6), reason: attack('act-reason', 7) };
  await relay.query(`INSERT INTO acts VALUES ($1, now(), $2, $3, $4, $5)`, [
    randomUUID(), admin.id, strange.action, id, JSON.stringify({ reason: strange.reason }),
  ]); // prettier-ignore
  await page.goto(disaster(id));
  const asked = Object.values(campaign.needs[0] ?? {});
  const told = [campaign.text, ...asked, title, words, ...Object.values(strange), volunteer.name, phoneNumber];
  await expectHarmless(page, watch, { texts: [...inForce, ...told], names: [volunteer.name] });
  await main(page).getByRole('region', { name: 'Public page' }).getByRole('button', { name: 'Change it' }).click();
  await expect(page.getByLabel('Public text')).toHaveValue(campaign.text);
  await expectHarmless(page, watch, { texts: asked });

  const resolve = { act: 'decide', reportId: id, seen: 'active', to: 'resolved', resolvedAt: NOW };
  const over = attack('over-reason', 8);
  await send(relay, '/api/report/act', { ...resolve, reason: over }, admin);
  await page.goto(disaster(id));
  await expect(main(page).getByText('This disaster has been resolved')).toBeVisible();
  await expectHarmless(page, watch, { texts: [...inForce, campaign.text, over] });

  const why = longAttack('dismissed', 4).slice(0, 1000);
  const dismiss = { act: 'decide', reportId: other, seen: 'pending', to: 'dismissed', dismissal: 'other', reason: why };
  await send(relay, '/api/report/act', dismiss, admin);
  await page.goto(disaster(other));
  await expect(main(page).getByText('This report has been dismissed.')).toBeVisible();
  await expectHarmless(page, watch, { texts: [...Object.values(otherTexts), why] });
});

test('who asks for a role and who was decided about, and what is asked before', async ({
  onlinePhone: phone,
  relay,
}) => {
  const admin = await signIn(relay, ADMIN);
  const waiting = {
    volunteer: attacker('vol', 'volunteer', 1),
    ngo: attacker('ngo', 'ngo', 2),
    admin: attacker('adm', 'admin', 3),
  };
  const refused = attacker('refused', 'volunteer', 4);
  const profile = { skills: corpusAttack('skills', 2).slice(0, 4000), city: attack('city', 3) };
  const people = { ...waiting, refused };
  const ids: Record<string, string> = {};
  for (const [who, person] of Object.entries(people)) {
    const sender = await signIn(relay, person);
    ids[who] = sender.id;
    if (who === 'volunteer') await send(relay, '/api/volunteers/', { userId: sender.id, ...profile }, sender);
    await relay.query("UPDATE accounts SET status = 'pending' WHERE id = $1", [sender.id]);
  }
  const ngo = { organization: attack('organization', 5), area: attack('area', 6), city: attack('ngo-city', 7) };
  await relay.query('INSERT INTO ngo_profiles (id, organization_name, city, focus_areas) VALUES ($1, $2, $3, $4)', [
    ids['ngo'], ngo.organization, ngo.city, JSON.stringify([ngo.area]),
  ]); // prettier-ignore
  // No registration takes it; a hand in the database may.
  const email = '"><img/src=x/onerror=window.__pwn=1>@x.org';
  await relay.query('UPDATE accounts SET email = $2 WHERE id = $1', [ids['volunteer'], email]);
  const reason = corpusAttack('reason', 1).slice(0, 1000);
  const refuse = { act: 'decide', accountId: ids['refused'], decision: 'refuse', seen: 'pending', reason };
  await send(relay, '/api/approvals/act', refuse, admin);

  const { page, watch } = await openAdmin(phone);
  await page.goto(dashboard('approval'));
  const names = Object.values(waiting).map(({ name }) => name);
  await expectHarmless(page, watch, { texts: [...names, ...Object.values(profile), ...Object.values(ngo), email] });
  await main(page).getByText('Decided already', { exact: true }).click();
  await expectHarmless(page, watch, { texts: [refused.name, reason, ADMIN.name] });
  for (const [act, { name }] of [
    ['Reject', waiting.volunteer],
    ['Approve', waiting.admin],
  ] as const) {
    await main(page)
      .locator('[aria-label]')
      .filter({ visible: true })
      .and(main(page).getByRole('button', { name: `${act}: ${name}` }))
      .click();
    await expectHarmless(page, watch, { texts: [name] });
    await expect(dialog(page)).toContainText(name);
    await closeDialog(page);
  }
});

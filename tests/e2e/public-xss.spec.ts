import type { Page } from '@playwright/test';
import { maskContacts } from '../../contract/policies/mask-contacts.ts';
import { dialog } from '../support/attack/open-admin.ts';
import { attack, attacker, corpusAttack, inARow, longAttack, reportAttack, shortestAttack } from '../support/attack/records.ts'; // prettier-ignore
import { send, signIn } from '../support/attack/send.ts';
import { attacksOf } from '../support/attack/texts.ts';
import { expectHarmless, madeOfText, watchAttacks } from '../support/attack/watch.ts';
import { strayPaths } from '../support/corpus/injections.ts';
import { fillAid, fillReport, submit } from '../support/forms.ts';
import { expect, test, type Phone } from '../support/journey.ts';
import { makeNgos } from '../support/ngos.ts';
import { logIn } from '../support/people.ts';
import { makeWork } from '../support/volunteer-work.ts';
import { main } from '../support/volunteers.ts';

const DISASTERS = 8;
const WEBSITES = ['javascript:window.__pwn=1//', 'data:text/html,<script>window.__pwn=1</script>', ...strayPaths];

/** A screen so high that lists stand there as a whole. */
async function openTall(phone: Phone, path: string) {
  const watch = await watchAttacks(phone.context);
  const page = await phone.open(path);
  await page.setViewportSize({ width: 1280, height: 6_000 });
  return { page, watch };
}

const part = (page: Page, name: string) => main(page).getByRole('heading', { level: 2, name, exact: true });

test('disasters as everybody sees them: list, map, page and campaign; what these journeys look for is seen where it is', async ({
  onlinePhone: phone,
  relay,
}) => {
  const admin = await signIn(relay, attacker('admin', 'admin'));
  const reports = await inARow(DISASTERS, (at) => reportAttack(relay, at));
  await relay.query("UPDATE reports SET status = 'approved', shown = true, changed_at = now()");
  const [first] = reports;
  const words = reports.map(({ texts }) => maskContacts(texts['description'] ?? '?'));
  const need = { type: attack('item', 4), quantity: shortestAttack('many', 5) };
  const campaign = { text: attacksOf(4900)[0] ?? '?', needs: [need] };
  await send(relay, '/api/report/act', { act: 'describe', reportId: first?.id, seen: 0, campaign }, admin);

  const { page, watch } = await openTall(phone, '/disasters');
  await expectHarmless(page, watch, { texts: words });
  await page.goto('/disasters?view=map');
  await page.getByRole('button', { name: /Flood/ }).first().click();
  await expect(main(page).getByText('r-description').first()).toBeAttached();
  await expectHarmless(page, watch, { texts: [] });
  await page.goto(`/disaster/${first?.id}`);
  await expectHarmless(page, watch, { texts: [words[0] ?? '?', campaign.text, ...Object.values(need)] });
  phone.console.expectFailedRequests();
  await page.goto(`/disaster/${encodeURIComponent('"><img src=x onerror=window.__pwn=1>')}`);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expectHarmless(page, watch, { texts: [] });

  // An element, a handler, an address, a violation, a dialog.
  await page.evaluate(() => {
    document.body.insertAdjacentHTML('beforeend', '<b onfoo=1></b><a href="javascript:1">x</a><math></math>');
    const violation = { violatedDirective: 'img-src', effectiveDirective: 'img-src', blockedURI: 'x', sample: 'y' };
    const more = { documentURI: '', originalPolicy: '', disposition: 'enforce', statusCode: 200 } as const;
    document.dispatchEvent(new SecurityPolicyViolationEvent('securitypolicyviolation', { ...violation, ...more }));
    Object.assign(globalThis, { __pwn: 1 });
  });
  await page.evaluate('globalThis["alert"]("seen")');
  await expect.poll(() => watch.seen).toContain('dialog: seen');
  await expect.poll(() => watch.seen).toContain('violation of img-src: x y');
  expect(await madeOfText(page)).toEqual(['<math></math>', 'B onfoo=1', 'A href=javascript:1', 'window.__pwn']);
});

test('organizations as everybody sees them, whatever they call their website; and a search for none', async ({
  onlinePhone: phone,
  relay,
}) => {
  const made = WEBSITES.map((website, at) => ({
    name: attack('ngo', at),
    city: attack('city', at + 1),
    areas: [attack('area', at + 2)],
    contact: attack('contact', at + 3),
    address: longAttack('address', at),
    registration: attack('registration', at + 4),
    description: attack('description', at + 5),
    website: website.replaceAll('\0', ''),
  }));
  const ids = await makeNgos(relay, made);
  await relay.query('UPDATE ngo_profiles SET image = $1, long_description = $2', [
    'javascript:window.__pwn=1',
    corpusAttack('long', 1),
  ]);
  const { page, watch } = await openTall(phone, '/ngolist');
  const listed = made.flatMap(({ name, city, description, areas }) => [name, city, description, ...areas]);
  await expectHarmless(page, watch, { texts: listed });
  for (const [at, id] of ids.entries()) {
    if (at > 2) continue;
    await page.goto(`/ngo/${id}`);
    const { website: _, areas = [], ...texts } = made[at] ?? {};
    await expectHarmless(page, watch, { texts: [...Object.values(texts), ...areas, corpusAttack('long', 1)] });
  }
  await page.goto(`/ngolist?search=${encodeURIComponent(attack('search'))}`);
  await expectHarmless(page, watch, { texts: [attack('search')] });
});

test('what waits on the phone of who wrote it, and what they said', async ({ phone, relay }) => {
  phone.console.expectFailedRequests();
  await phone.install();
  await relay.stop();
  const { page, watch } = await openTall(phone, '/report-disaster');
  const report = { address: longAttack('address', 1), description: corpusAttack('description'), name: attack('name'), contactNumber: attack('contact', 1) }; // prettier-ignore
  await fillReport(page, report);
  await page.reload();
  await expect(main(page).getByText('Your unfinished form was kept.')).toBeVisible();
  await expectHarmless(page, watch, { texts: Object.values(report) });
  await submit(page, '#report-form');
  await expect(main(page).getByText('Saved on this phone').first()).toBeVisible();
  await expectHarmless(page, watch, { texts: [] });
  await page.goto('/request-assistance');
  const aid = { location: longAttack('place', 2), name: attack('name', 2), 'requirements.0.type': attack('need', 3) };
  await fillAid(page, aid);
  await expectHarmless(page, watch, { texts: Object.values(aid) });
  await submit(page, '#aid-form');
  await expect(main(page).getByText('Saved on this phone').first()).toBeVisible();
  await page.goto('/contact');
  const message = `${attacksOf(100)[4] ?? '?'} message`;
  for (const [name, text] of Object.entries({ name: attack('sender', 4), email: 'a@example.org', message })) {
    await page.locator(`#contact-form [name="${name}"]`).fill(text);
  }
  await page.getByRole('button', { name: 'Send message' }).click();
  await expect(main(page).getByText('Saved on this phone').first()).toBeVisible();
  await expectHarmless(page, watch, { texts: [] });
  await page.goto('/outbox');
  await expectHarmless(page, watch, { texts: [report.address, aid.location, message] });
});

test('a volunteer’s own: profile, account, tasks, whom to call, the team, former work and its certificate', async ({
  onlinePhone: phone,
  relay,
}) => {
  const volunteer = attacker('volunteer', 'volunteer', 1);
  const other = attacker('other', 'volunteer', 2);
  const [own, mate] = [await signIn(relay, volunteer), await signIn(relay, other)];
  const profile = {
    phone: attack('phone'),
    address: longAttack('home', 1),
    city: attack('city', 2),
    familyContact: attack('family', 3),
    emergencyContact: attack('emergency', 4),
    skills: attacksOf(4900)[0] ?? '?',
    availability: attack('availability', 5),
    bloodGroup: 'x onerror=window.__pwn=1>',
  };
  await send(relay, '/api/volunteers/', { userId: own.id, ...profile, salt: 'twenty chances at least' }, own);
  await send(relay, '/api/volunteers/', { userId: mate.id, phone: attack('mate-phone', 6) }, mate);
  const [now, former, left] = [await reportAttack(relay, 0, 'now'), await reportAttack(relay, 1, 'former'), await reportAttack(relay, 2, 'left')]; // prettier-ignore
  await relay.query("UPDATE reports SET status = 'approved', shown = true, changed_at = now()");
  for (const { email } of [volunteer, other])
    await makeWork(relay, { email, disasterId: now.id, state: 'arrived', hours: 1 });
  const workId = await makeWork(relay, { email: volunteer.email, disasterId: former.id, hours: 48 });
  const reason = attacksOf(900)[1] ?? '?';
  await makeWork(relay, { email: volunteer.email, disasterId: left.id, state: 'withdrawn', reason, hours: 72 });
  const paper = await send(relay, '/api/certificates', { workId, name: attack('paper', 7) }, own);
  await relay.query('UPDATE accounts SET decision_reason = $1 WHERE id = $2', [reason, own.id]);

  const { page, watch } = await openTall(phone, '/login?next=/volunteer-dashboard?tab=profile');
  await logIn(page, volunteer);
  await expect(part(page, 'Profile')).toBeVisible();
  await expectHarmless(page, watch, {
    texts: [volunteer.name, ...Object.values(profile).filter((text) => text !== profile.skills)],
  });
  const open = async (path: string, texts: readonly string[]) => {
    await page.goto(path);
    await expectHarmless(page, watch, { texts });
  };
  const place = ({ texts }: typeof now) => texts['address'] ?? '?';
  await open('/volunteer-dashboard?tab=notifications', [now, former, left].map(place));
  await open('/volunteer-dashboard?tab=work', [place(former), place(left), reason]);
  await open(`/volunteer-dashboard?tab=work&certificate=${workId}`, [attack('paper', 7)]);
  await open(`/certificate/${String(paper['_id'])}`, [attack('paper', 7)]);
  await open(`/volunteer/notifications/${now.id}`, [place(now), maskContacts(now.texts['description'] ?? '?')]);
  await main(page).getByRole('button', { name: 'Show contact' }).click();
  await expectHarmless(page, watch, { texts: [now.texts['name'] ?? '?', now.texts['contactNumber'] ?? '?'] });
  await main(page).getByRole('button', { name: 'Show who else is there' }).click();
  await expectHarmless(page, watch, { texts: [other.name, attack('mate-phone', 6)] });
  await main(page).getByRole('button', { name: 'Withdraw' }).click();
  await dialog(page).getByRole('textbox', { name: 'Reason' }).fill(attack('reason', 8));
  await dialog(page).getByRole('button', { name: 'Withdraw' }).click();
  await expectHarmless(page, watch, { texts: [attack('reason', 8)] });

  await relay.query('UPDATE sessions SET device = $1', [attack('device', 9)]);
  await open('/account', [volunteer.name, attack('device', 9)]);
  await relay.query("UPDATE accounts SET status = 'refused' WHERE id = $1", [own.id]);
  await open('/volunteer-dashboard?tab=notifications', [reason]);
});

import type { Page } from 'playwright/test';
import { maskContacts } from '../../contract/policies/mask-contacts.ts';
import { untilScreenIsThere } from '../support/awake.ts';
import { attack, attacker, corpusAttack, inARow, longAttack, reportAttack, shortestAttack } from '../support/attack/records.ts'; // prettier-ignore
import { send, signIn } from '../support/attack/send.ts';
import { attacksOf } from '../support/attack/texts.ts';
import { madeOfText } from '../support/attack/made-of-text.ts';
import { expectHarmless, watchAttacks } from '../support/attack/watch.ts';
import { fillReport, submit } from '../support/forms.ts';
import { expect, test, type Phone } from '../support/journey.ts';
import { makeNgos } from '../support/ngos.ts';
import { logIn } from '../support/people.ts';
import { makeWork } from '../support/volunteer-work.ts';
import { main } from '../support/volunteers.ts';

const DISASTERS = 2;

/** A screen so high that lists stand there as a whole. */
async function openTall(phone: Phone, path: string) {
  const watch = await watchAttacks(phone.context);
  const page = await phone.open(path);
  await page.setViewportSize({ width: 1280, height: 6_000 });
  return { page, watch };
}

const part = (page: Page, name: string) => main(page).getByRole('heading', { level: 2, name, exact: true });

test('disasters, organizations and what waits on the phone of who wrote it: no text is more than text; what these journeys look for is seen where it is', async ({
  onlinePhone: phone,
  relay,
}) => {
  const admin = await signIn(relay, attacker('admin', 'admin'));
  const reports = await inARow(DISASTERS, (at) => reportAttack(relay, at));
  await relay.query("UPDATE reports SET status = 'approved', shown = true, changed_at = change_time()");
  const [first] = reports;
  const words = reports.map(({ texts }) => maskContacts(texts['description'] ?? '?'));
  const need = { type: attack('item', 4), quantity: shortestAttack('many', 5) };
  const campaign = { text: attacksOf(4900)[0] ?? '?', needs: [need] };
  await send(relay, '/api/report/act', { act: 'describe', reportId: first?.id, seen: 0, campaign }, admin);
  const ngo = { name: attack('ngo'), city: attack('city', 1), address: longAttack('address'), description: attack('description', 5) }; // prettier-ignore
  const [ngoId] = await makeNgos(relay, [{ ...ngo, website: 'javascript:window.__pwn=1//' }]);

  const { page, watch } = await openTall(phone, '/disasters');
  await expectHarmless(page, watch, { texts: words });
  await page.goto(`/disaster/${first?.id}`);
  await expectHarmless(page, watch, { texts: [words[0] ?? '?', campaign.text, ...Object.values(need)] });
  await page.goto(`/ngolist?search=${encodeURIComponent(attack('search'))}`);
  await expectHarmless(page, watch, { texts: [attack('search')] });
  await page.goto(`/ngo/${ngoId}`);
  await expectHarmless(page, watch, { texts: Object.values(ngo) });
  phone.console.expectFailedRequests();
  await page.goto(`/disaster/${encodeURIComponent('"><img src=x onerror=window.__pwn=1>')}`);
  await untilScreenIsThere(page);
  await expectHarmless(page, watch, { texts: [] });

  await phone.context.route('**/api/**', (route) => route.abort('connectionrefused'));
  await page.goto('/report-disaster');
  const report = { address: longAttack('address', 1), description: corpusAttack('description'), name: attack('name'), contactNumber: attack('contact', 1) }; // prettier-ignore
  await fillReport(page, report);
  await page.reload();
  await expect(main(page).getByText('Your unfinished form was kept.')).toBeVisible();
  await expectHarmless(page, watch, { texts: Object.values(report) });
  await submit(page, '#report-form');
  await expect(main(page).getByText('Saved on this phone').first()).toBeVisible();
  await page.goto('/outbox');
  await expectHarmless(page, watch, { texts: [report.address] });

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
  const made = await page.evaluate(madeOfText);
  expect(made).toEqual(['<math></math>', 'B onfoo=1', 'A href=javascript:1', 'window.__pwn']);
});

test('a volunteer’s own: profile, account, task, whom to call, the team and former work', async ({
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
  await relay.query("UPDATE reports SET status = 'approved', shown = true, changed_at = change_time()");
  for (const { email } of [volunteer, other])
    await makeWork(relay, { email, disasterId: now.id, state: 'arrived', hours: 1 });
  await makeWork(relay, { email: volunteer.email, disasterId: former.id, hours: 48 });
  const reason = attacksOf(900)[1] ?? '?';
  await makeWork(relay, { email: volunteer.email, disasterId: left.id, state: 'withdrawn', reason, hours: 72 });
  await relay.query('UPDATE accounts SET decision_reason = $1 WHERE id = $2', [reason, own.id]);

  const message = attack('message', 7);
  await relay.query(
    `INSERT INTO record_messages (id, record_id, text, said_at, received_at) VALUES (gen_random_uuid(), $1, $2, now(), now())`,
    [now.id, message],
  );
  await relay.query('UPDATE reports SET messaged_at = now(), changed_at = change_time() WHERE id = $1', [now.id]);

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
  await open('/volunteer-dashboard?tab=work', [place(former), place(left), reason]);
  await open(`/volunteer/notifications/${now.id}`, [
    place(now),
    maskContacts(now.texts['description'] ?? '?'),
    message,
  ]);
  // It may have come with the acceptance by then: what matters is what it shows.
  await main(page)
    .locator('section')
    .filter({ hasText: 'Contact person' })
    .getByRole('button', { name: /^(Show|Refresh) contact$/ })
    .click();
  await expectHarmless(page, watch, { texts: [now.texts['name'] ?? '?', now.texts['contactNumber'] ?? '?'] });
  await main(page).getByRole('button', { name: 'Show who else is there' }).click();
  await expectHarmless(page, watch, { texts: [other.name, attack('mate-phone', 6)] });

  await relay.query('UPDATE sessions SET device = $1', [attack('device', 9)]);
  await open('/account', [volunteer.name, attack('device', 9)]);
  await relay.query("UPDATE accounts SET status = 'refused' WHERE id = $1", [own.id]);
  await open('/volunteer-dashboard?tab=notifications', [reason]);
});

import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { aidActSchema, reportActSchema } from '../../contract/entities/acts.ts';
import { aidBodySchema } from '../../contract/entities/aid-request.ts';
import { contactBodySchema } from '../../contract/entities/contact-message.ts';
import { emailSchema } from '../../contract/entities/account.ts';
import { idSchema } from '../../contract/entities/fields.ts';
import { reportBodySchema } from '../../contract/entities/report.ts';
import { disasterTypes, ngoCategories, ngoScopes, severities } from '../../contract/enumerations.ts';
import { knownNeeds } from '../../contract/known-needs.ts';
import { publicNeed, publicQuantity } from '../../contract/policies/public-need.ts';
import { sameHousehold } from '../../contract/policies/same-event.ts';
import { readPosition } from '../../contract/base/read-position.ts';
import { fc } from '../../tests/support/property.ts';
import { adminActs } from './admin-acts.ts';
import { aid } from './aid.ts';
import { DAY_MS } from './around.ts';
import { devices } from './devices.ts';
import { figures } from './figures.ts';
import { ngos } from './ngos.ts';
import type { Plan } from './part.ts';
import { messages } from './messages.ts';
import { parts } from './parts.ts';
import { photos } from './photos.ts';
import { people } from './people.ts';
import { reports } from './reports.ts';
import { conversations } from './conversations.ts';
import { takings } from './takings.ts';
import { work } from './work.ts';

const NOW = Date.UTC(2026, 5, 1);
const plan = (seed = 'one', scale = 1): Plan => ({ seed, now: NOW, scale });
const made = (of: Plan) => JSON.stringify(parts.map((part) => part.make(of)));
const anySeed = fc.string({ maxLength: 12 });
const sorted = (values: Iterable<string>) => [...new Set(values)].toSorted();
const sortedList = (values: readonly string[]) => values.toSorted();

describe('what a demonstration is made of', () => {
  it('is the same for the same seed, byte for byte, and another one for another', () => {
    fc.assert(
      fc.property(anySeed, (seed) => {
        expect(made(plan(seed))).toBe(made(plan(seed)));
        expect(made(plan(`${seed}!`))).not.toBe(made(plan(seed)));
      }),
      { numRuns: 10 },
    );
  });

  it('moves with the clock, and with nothing else', () => {
    const later = { ...plan(), now: NOW + DAY_MS };
    expect(reports.make(later).map(({ id, at }) => [id, at - DAY_MS])).toEqual(
      reports.make(plan()).map(({ id, at }) => [id, at]),
    );
  });

  it('has bodies that the contract takes, ids and addresses that come once, and times that have been', () => {
    fc.assert(
      fc.property(anySeed, (seed) => {
        const [accounts, requests] = [[...people.make(plan(seed)), ...ngos.make(plan(seed))], aid.make(plan(seed))];
        const reported = reports.make(plan(seed));
        for (const { body } of reported) v.parse(reportBodySchema, body);
        for (const { body } of requests) v.parse(aidBodySchema, body);
        const written = messages.make(plan(seed));
        for (const { body } of written) v.parse(contactBodySchema, body);
        for (const { email } of accounts) v.parse(emailSchema, email);
        const ids = [...accounts, ...reported, ...requests, ...written].map(({ id }) => v.parse(idSchema, id));
        expect(new Set(ids).size).toBe(ids.length);
        expect(new Set(accounts.map(({ email }) => email)).size).toBe(accounts.length);
        const times = [
          ...accounts.flatMap(({ createdAt, decision }) => [
            createdAt,
            ...(typeof decision === 'object' ? [decision.at] : []),
          ]),
          ...reported.flatMap(({ at, decisions }) => [at, ...decisions.map((decision) => decision.at)]),
          ...requests.flatMap(({ at, changedAt }) => [at, changedAt]),
          ...written.flatMap(({ at, answered }) => [at, answered?.at ?? at]),
        ];
        expect(Math.max(...times)).toBeLessThan(NOW);
        expect(Math.min(...times)).toBeGreaterThanOrEqual(NOW - 190 * DAY_MS);
      }),
      { numRuns: 15 },
    );
  });

  it('shows one of every kind, whatever the seed', () => {
    fc.assert(
      fc.property(anySeed, (seed) => {
        const [reported, requests, directory] = [reports.make(plan(seed)), aid.make(plan(seed)), ngos.make(plan(seed))];
        expect(sorted(reported.map(({ body }) => body.disasterType))).toEqual(sortedList(disasterTypes));
        expect(sorted(reported.map(({ body }) => body.severity))).toEqual(sortedList(severities));
        const standing = reported.map(({ decisions }) => decisions.at(-1)?.to ?? 'pending');
        expect(sorted(standing)).toEqual(['active', 'dismissed', 'pending', 'resolved']);
        expect(reported.some(({ lane }) => lane === 'triage')).toBe(true);
        expect(sorted(requests.map(({ status }) => status))).toEqual(['active', 'fulfilled', 'withdrawn']);
        expect(sorted(requests.flatMap(({ body }) => body.requirements.map(({ type }) => type)))).toEqual(
          sortedList(knownNeeds),
        );
        const isPlaced = requests.map(({ body }) => readPosition(body.location) !== undefined);
        expect(sorted(isPlaced.map(String))).toEqual(['false', 'true']);
        const approved = directory.filter(({ decision }) => decision !== undefined);
        expect([approved.length, directory.length]).toEqual([7, 8]);
        const categories: readonly string[] = ngoCategories;
        const told = approved.flatMap(({ profile }) => profile.focusAreas).filter((area) => categories.includes(area));
        expect(sorted(told)).toEqual(sortedList(ngoCategories));
        expect(sorted(approved.map(({ profile }) => profile.scope ?? ''))).toEqual(sortedList(ngoScopes));
      }),
      { numRuns: 10 },
    );
  });

  it('has two open requests of one household, whatever the seed', () => {
    fc.assert(
      fc.property(anySeed, (seed) => {
        const open = aid.make(plan(seed)).filter(({ status }) => status === 'active');
        const [first, ...further] = open.map(({ body }) => ({
          place: undefined,
          location: body.location,
          phone: body.contactNumber,
        }));
        const pairs = [first, ...further].flatMap((one, at) => further.slice(at).map((other) => [one, other] as const));
        const why = pairs.map(([one, other]) => one && other && sameHousehold(one, other));
        expect(why).toContainEqual(['place', 'phone']);
      }),
      { numRuns: 10 },
    );
  });

  it('has volunteers at every step of the way, who accepted what was confirmed before, whatever the seed', () => {
    fc.assert(
      fc.property(anySeed, (seed) => {
        const rows = work.make(plan(seed));
        const accepted = rows.flatMap(({ acceptances }) => acceptances);
        const active = reports.make(plan(seed)).filter(({ decisions }) => decisions.at(-1)?.to === 'active');
        expect(rows.map(({ id }) => id)).toEqual(active.map(({ id }) => id));
        for (const { id, acceptances } of rows) {
          const confirmedAt = active.find((report) => report.id === id)?.decisions.at(-1)?.at ?? NOW;
          for (const { at, steps } of acceptances)
            expect(Math.min(at, ...steps.map((step) => step.at))).toBeGreaterThan(confirmedAt);
        }
        const steps = accepted.map((one) => {
          const { step = 'none' }: { step?: string } = one.steps.at(-1)?.body ?? {};
          return step;
        });
        expect(sorted(steps)).toEqual(['arrived', 'done', 'none', 'on-the-way', 'withdraw']);
        expect(accepted.filter(({ confirmed, certificate }) => confirmed && certificate)).toHaveLength(1);
        expect(accepted.some(({ at, steps: [step] }) => step === undefined && NOW - at > 120 * 60_000)).toBe(true);
        expect(new Set(accepted.map(({ owner }) => owner)).size).toBe(accepted.length);
      }),
      { numRuns: 10 },
    );
  });

  it('has requests in hand, partly come, brought, handed back and nobody’s, in the order that things happened, whatever the seed', () => {
    fc.assert(
      fc.property(anySeed, (seed) => {
        const rows = takings.make(plan(seed));
        const open = aid.make(plan(seed)).filter(({ status }) => status === 'active');
        expect(rows.map(({ id }) => id)).toEqual(open.map(({ id }) => id));
        const kinds = rows.map(({ acts }) => acts.map(({ body }) => v.parse(aidActSchema, body).act).join(' '));
        expect(sorted(kinds)).toEqual(['', 'assign', 'assign need', 'take hand-back', 'take need']);
        for (const [index, { acts }] of rows.entries()) {
          const times = [open[index]?.changedAt ?? NOW, ...acts.map(({ at }) => at), NOW];
          expect(times).toEqual(times.toSorted((a, b) => a - b));
        }
      }),
      { numRuns: 10 },
    );
  });

  it('has active disasters with an alert, corrected facts, a campaign and another number of volunteers, whatever the seed', () => {
    fc.assert(
      fc.property(anySeed, (seed) => {
        const rows = adminActs.make(plan(seed));
        const approvedAt = new Map(
          reports.make(plan(seed)).map(({ id, decisions }) => [id, decisions.at(-1)?.at ?? NOW]),
        );
        const kinds = rows.flatMap(({ acts }) =>
          acts.map(({ call, body }) => (call === 'alertVolunteers' ? call : v.parse(reportActSchema, body).act)),
        );
        expect(sorted(kinds)).toEqual(['alertVolunteers', 'decide', 'describe', 'revise']);
        expect(rows.some(({ acts }) => acts.length === 0)).toBe(true);
        for (const { id, acts, changedAt } of rows) {
          const times = [approvedAt.get(id) ?? NOW, ...acts.map(({ at }) => at), NOW];
          expect(times).toEqual(times.toSorted((a, b) => a - b));
          expect(changedAt).toBeLessThan(NOW);
        }
        const admins = new Set(rows.flatMap(({ acts }) => acts.map(({ owner }) => owner)));
        expect(admins.size).toBeGreaterThan(1);
      }),
      { numRuns: 10 },
    );
  });

  it('has people of each role who ask to be let in, and devices of volunteers where the disasters are, whatever the seed', () => {
    fc.assert(
      fc.property(anySeed, (seed) => {
        const waiting = [...people.make(plan(seed)), ...ngos.make(plan(seed))].filter(({ decision }) => !decision);
        expect(sorted(waiting.map(({ role }) => role))).toEqual(['admin', 'ngo', 'volunteer']);
        const rows = devices.make(plan(seed));
        expect(rows.length).toBeGreaterThan(5);
        expect(new Set(rows.map(({ accountId }) => accountId)).size).toBe(rows.length);
        expect(Math.max(...rows.map(({ at }) => at))).toBeLessThan(NOW);
      }),
      { numRuns: 10 },
    );
  });

  it('has figures of two weeks, which end where the records stand and are not what they were a week before', () => {
    const rows = figures.make(plan());
    expect(rows.map(({ at }) => (NOW - at) / DAY_MS)).toEqual([14, 13, 12, 11, 10, 9, 8, 7, 6, 5, 4, 3, 2, 1]);
    const confirmed = reports.make(plan()).filter(({ decisions }) => {
      const last = decisions.at(-1)?.to;
      return last === 'active' || last === 'resolved';
    });
    const weekAgo = rows[7]?.figures;
    expect(weekAgo?.totalDisasters).toBeGreaterThan(0);
    expect(weekAgo?.totalDisasters).toBeLessThan(confirmed.length);
    expect(weekAgo?.aidRequests).toBeLessThan(aid.make(plan()).length);
  });

  it('has needs and quantities that the public list spells out', () => {
    for (const { type, quantity } of aid.make(plan()).flatMap(({ requirements }) => requirements)) {
      expect([publicNeed(type), publicQuantity(quantity ?? '')]).toEqual([type, quantity]);
    }
  });

  it('has the usual amount, times its scale', () => {
    const counts = (of: Plan) => parts.map((part) => [part.name, part.make(of).length]);
    expect(counts(plan())).toEqual([
      ['people', 25],
      ['ngos', 8],
      ['reports', 60],
      ['aid', 120],
      ['takings', takings.make(plan()).length],
      ['conversations', conversations.make(plan()).length],
      ['deliveries', 4],
      ['messages', 12],
      ['volunteers', 20],
      ['work', work.make(plan()).length],
      ['pledges', 3],
      ['photos', photos.make(plan()).length],
      ['devices', devices.make(plan()).length],
      ['admin-acts', work.make(plan()).length],
      ['roads', 9],
      ['donations', 30],
      ['figures', 14],
    ]);
    expect(counts(plan('one', 3))).toEqual([
      ['people', 75],
      ['ngos', 24],
      ['reports', 180],
      ['aid', 360],
      ['takings', takings.make(plan('one', 3)).length],
      ['conversations', conversations.make(plan('one', 3)).length],
      ['deliveries', 4],
      ['messages', 36],
      ['volunteers', 60],
      ['work', work.make(plan('one', 3)).length],
      ['pledges', 9],
      ['photos', photos.make(plan('one', 3)).length],
      ['devices', devices.make(plan('one', 3)).length],
      ['admin-acts', work.make(plan('one', 3)).length],
      ['roads', 27],
      ['donations', 90],
      ['figures', 14],
    ]);
  });

  it('names nobody who exists: numbers kept free for drama, addresses that nobody can have', () => {
    const text = made(plan('any', 2));
    for (const [number] of text.matchAll(/\+\d[\d ]{6,}/g)) expect(number).toMatch(/^\+44 7700 900\d{3}$/);
    expect(text).not.toMatch(/\{(place|count|phone)\}/);
    for (const [, host] of text.matchAll(/[@/]([\w.-]+\.\w{2,})/g)) expect(host).toMatch(/(^|\.)example\.org$/);
  });
});

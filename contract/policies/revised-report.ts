import { canonicalJson, type Json } from '../base/canonical-json.ts';
import { factNamesOf, reportFields } from '../entities/record-fields.ts';
import type { ReadReport, ReportFacts } from '../entities/report.ts';

/** The facts that an admin may put right. */
export const factNames = factNamesOf(reportFields);
type FactName = (typeof factNames)[number];

/** What one revision changed: each fact before and after, `null` where there is none. */
export type FactChanges = { [Name in FactName]?: { from: Json; to: Json } };

/**
 * The report with its facts as they stand: what was put right takes the place of what came, `null` takes it away. What
 * the reporter's phone said of a severity or a position says nothing of one that an admin put in its place.
 */
export function revisedBody(body: ReadReport, revised: ReportFacts | null): ReadReport {
  return revised === null ? body : withFacts(body, revised);
}

/** The same of anything that has a report's members. */
export function withFacts<Reported extends object>(reported: Reported, facts: ReportFacts): Reported {
  const past = new Set<string>([
    ...(facts.location === undefined ? [] : ['locationAccuracy', 'placeChosen']),
    ...(facts.severity === undefined ? [] : ['severityChosen']),
  ]);
  const members = Object.entries({ ...reported, ...facts }).filter(
    ([name, value]) => value !== null && value !== undefined && !past.has(name),
  );
  return Object.fromEntries(members) as Reported;
}

/** What these facts change of a report as it stands; empty: it stands like that already. */
export function changesOf(standing: ReadReport, facts: ReportFacts): FactChanges {
  const changes: FactChanges = {};
  for (const name of factNames) {
    const wish = facts[name];
    if (wish === undefined) continue;
    const [from, to] = [factOf(standing[name]), factOf(wish)];
    if (!isSame(from, to)) changes[name] = { from, to };
  }
  return changes;
}

/** All facts that differ from those that came, once these changes are made; `null`: none do. */
export function revisedBy(original: ReadReport, before: ReportFacts | null, changes: FactChanges): ReportFacts | null {
  const now = new Map<string, Json>();
  for (const name of factNames) {
    const value = changes[name]?.to ?? (name in changes ? null : factOf(before?.[name]));
    const isSaid = name in changes || before?.[name] !== undefined;
    if (isSaid && !isSame(factOf(original[name]), value)) now.set(name, value);
  }
  return now.size === 0 ? null : Object.fromEntries(now);
}

/** An optional text that is empty says no more than one that is not there. */
function factOf(value: (ReportFacts | ReadReport)[FactName]): Json {
  return value === undefined || value === '' ? null : value;
}

/** A position may come as numbers or as their text: `12.50` is 12.5. */
function isSame(one: Json, other: Json): boolean {
  return canonicalJson(plain(one)) === canonicalJson(plain(other));
}

function plain(value: Json): Json {
  if (value === null || typeof value !== 'object' || !('lati' in value)) return value;
  return { lati: Number(value['lati']), long: Number(value['long']) };
}

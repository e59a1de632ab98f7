import type { ReadSeverity, Severity } from '../enumerations.ts';
import { defaultSeverity } from '../defaults.ts';

/** Kilometres within which volunteers can be of use in time: the worse it is, the longer a way is worth. */
const radiusKm: Readonly<Record<Severity, number>> = { mild: 10, moderate: 25, severe: 50, critical: 100 };

/** Volunteers for whom there is work at first, where nobody said how many people are affected. */
const atLeast: Readonly<Record<Severity, number>> = { mild: 5, moderate: 10, severe: 20, critical: 40 };

/** People whom one volunteer can help in a day, roughly: a rule of thumb of ours, which the admin changes. */
const PEOPLE_PER_VOLUNTEER = 50;
/** More at once get in each other's way before somebody leads them. */
const AT_MOST = 500;

export function suggestedRadiusKm(severity: ReadSeverity): number {
  return radiusKm[known(severity)];
}

/** How many volunteers to ask for. */
export function suggestedVolunteers(severity: ReadSeverity, peopleAffected = 0): number {
  return Math.min(AT_MOST, Math.max(atLeast[known(severity)], Math.ceil(peopleAffected / PEOPLE_PER_VOLUNTEER)));
}

/** One that a newer app sent is reckoned with as with a form that was left as it was. */
function known(severity: ReadSeverity): Severity {
  return severity === 'other' ? defaultSeverity : severity;
}

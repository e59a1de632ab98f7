import { plainEmail } from '../../contract/base/plain-email.ts';
import type { AlertStep } from '../../contract/alert-steps.ts';
import { distanceKm } from '../../contract/base/great-circle.ts';
import { quietUntil, wantsAlert } from '../../contract/policies/alert-wishes.ts';
import { smsNumber } from '../../contract/read-numbers.ts';
import type { StepMark } from '../store/alerts/alert-steps.ts';
import { pointOf, type KeptReport } from '../store/reports/reports.ts';
import type { StepPerson } from '../store/alerts/step-person.ts';

/** Where it goes, or why not, or when to look again (epoch milliseconds). */
export type StepDecision = { to: string } | { mark: StepMark } | { heldUntil: number };

/** What is to be done for somebody whose turn has come. A push has `patienceMs` to reach them once their quiet hours are over. */
export function decideStep(
  step: AlertStep,
  person: StepPerson,
  report: KeptReport,
  { now, patienceMs, country }: { now: number; patienceMs: number; country: string | undefined },
): StepDecision {
  const isWanted = step === 'sms' ? person.smsAlerts : person.emailAlerts;
  if (!isWanted || person.isReached || !person.isVolunteer || !person.isFree) return { mark: 'over' };
  const phones = person.devices.filter(({ isEnded }) => !isEnded);
  // Whoever has a phone and wants no such alert there wants none this way either; without any the wishes count of the one that was.
  const asked = phones.length > 0 ? phones : person.devices;
  if (asked.length > 0 && !asked.some((device) => wants(device, report))) return { mark: 'over' };
  const wanting = phones.filter((device) => wants(device, report));
  const held = heldUntil(person, wanting, report, now);
  if (held !== undefined) return { heldUntil: held + (wanting.length > 0 ? patienceMs : 0) };
  const to = step === 'sms' ? smsNumber(person.phone ?? '', country) : plainEmail(person.email);
  return to === undefined ? { mark: 'no-address' } : { to };
}

function wants({ wishes, lat, lng }: StepPerson['devices'][number], report: KeptReport): boolean {
  const { disasterType: type, severity } = report.body;
  const point = pointOf(report);
  const isPlaced = point !== undefined && lat !== null && lng !== null;
  return wantsAlert(wishes, { type, severity, distanceKm: isPlaced ? distanceKm({ lat, lng }, point) : undefined });
}

/** One phone that may ring is enough. Without any the hours count that were chosen last. */
function heldUntil(
  { quiet }: StepPerson,
  wanting: StepPerson['devices'],
  { body: { severity } }: KeptReport,
  now: number,
): number | undefined {
  const wishes = wanting.length > 0 ? wanting.map((device) => device.wishes) : [{ on: true, ...(quiet && { quiet }) }];
  const ends = wishes.map((one) => quietUntil(one, severity, now));
  return ends.includes(undefined) ? undefined : Math.min(...ends.filter((end) => end !== undefined));
}

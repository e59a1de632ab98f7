import { hasVisibleText } from '../../../contract/base/text.ts';
import { plainDigits } from '../../../contract/base/digits.ts';
import type { AidForm } from '../../data/commands/request-aid.ts';
import type { FormValues } from '../../hooks/draft/form-values.ts';
import { KEPT_POSITION, keptPosition, positionWords } from '../../hooks/draft/kept-position.ts';
import { NO_NAME, ON_BEHALF } from '../../hooks/draft/on-behalf.ts';
import { needType } from '../../strings/forms/needs.ts';
import { typedElsewhere } from './typed-elsewhere.ts';

/**
 * What the aid form says, in the contract's terms. Nothing is corrected: the contract's schema judges
 * it and each problem goes back to its field.
 */
export function buildAidForm(values: FormValues): AidForm {
  const text = (name: string) => values[name] ?? '';
  const position = keptPosition(text(KEPT_POSITION));
  // Section 7 has one text for the place: without words it is the position.
  const isNamed = hasVisibleText(text('location'));
  const isOnBehalf = text(ON_BEHALF) === 'true';
  const elsewhere = typedElsewhere(values);
  return {
    name: isOnBehalf && !hasVisibleText(text('name')) ? NO_NAME : text('name'),
    contactNumber: plainDigits(text('contactNumber')),
    disasterType: text('disasterType'),
    location: !isNamed && position ? positionWords(position) : text('location'),
    requirements: Array.from({ length: needCount(values) }, (_, index) => ({
      type: needType(text(`requirements.${index}.type`)),
      quantity: text(`requirements.${index}.quantity`),
      urgent: text(`requirements.${index}.urgent`) === 'true',
      status: 'pending' as const,
    })),
    deadline: utcFromLocal(text('deadline')),
    description: text('description'),
    status: 'active',
    ...(isNamed && position && { position: { lati: position.lati, long: position.long } }),
    ...(isOnBehalf && { onBehalf: true }),
    ...((hasVisibleText(elsewhere.source) || hasVisibleText(elsewhere.number)) && { elsewhere }),
    ...(position?.accuracyM !== undefined && { locationAccuracy: position.accuracyM }),
  };
}

/** How many needs the values speak of; at least the first, which cannot be removed. */
export function needCount(values: FormValues): number {
  const positions = Object.keys(values).map((name) => Number(/^requirements\.(\d+)\./.exec(name)?.[1] ?? 0));
  return Math.max(0, ...positions) + 1;
}

/**
 * A `datetime-local` value (`2026-07-31T18:00`, the phone's own time zone) as ISO 8601 in UTC. What is
 * no time is handed on as it is, for the schema to refuse.
 */
export function utcFromLocal(local: string): string {
  // A date alone would be read as UTC midnight; old browsers show a text field where people type one.
  const withTime = /^\d{4}-\d{2}-\d{2}$/.test(local.trim()) ? `${local.trim()}T23:59` : local.trim().replace(' ', 'T');
  const time = new Date(withTime);
  return Number.isNaN(time.getTime()) ? local : time.toISOString();
}

/** Epoch milliseconds as a `datetime-local` value in the phone's own time zone, to the minute. */
export function localFromTime(at: number): string {
  const offsetMs = new Date(at).getTimezoneOffset() * 60_000;
  return new Date(at - offsetMs).toISOString().slice(0, 16);
}

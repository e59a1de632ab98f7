import { texts } from '../texts.ts';
/** How people read the contract's words. */
export const disasterTypeLabels = texts('disasterTypeLabels', {
  flood: 'Flood',
  earthquake: 'Earthquake',
  fire: 'Fire',
  hurricane: 'Hurricane',
  landslide: 'Landslide',
  other: 'Something else',
});

export const severityLabels = texts('severityLabels', {
  mild: 'Mild: people can cope',
  moderate: 'Moderate: help is needed',
  severe: 'Severe: people are hurt or cut off',
  critical: 'Critical: lives are in danger now',
});

/** A kind of disaster as a heading; a kind typed by a person is shown as typed. */
export function disasterTypeLabel(type: string): string {
  return isKnownType(type) ? disasterTypeLabels[type] : type;
}

/**
 * The kind of a report: one of the contract's, or of a newer one's, whose code is no word for people. What another host's people typed is
 * shown as typed.
 */
export function reportTypeLabel(type: string): string {
  return !isKnownType(type) && CODE.test(type) ? disasterTypeLabels.other : disasterTypeLabel(type);
}

const CODE = /^[a-z]+(-[a-z]+)*$/;

function isKnownType(type: string): type is keyof typeof disasterTypeLabels {
  return Object.hasOwn(disasterTypeLabels, type);
}

export const otherTexts = texts('otherTexts', { value: 'Other' });

/** How people read a value of an enumeration; one that only newer servers know is another. */
export function nameOf<Value extends string>(names: Readonly<Record<Value, string>>, value: Value): string {
  return Object.hasOwn(names, value) ? names[value] : otherTexts.value;
}

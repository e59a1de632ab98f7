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

function isKnownType(type: string): type is keyof typeof disasterTypeLabels {
  return Object.hasOwn(disasterTypeLabels, type);
}

/** Section 5 of the product document: the report form's types, in its order. */
export const disasterTypes = ['flood', 'earthquake', 'fire', 'hurricane', 'landslide', 'other'] as const;
export type DisasterType = (typeof disasterTypes)[number];

/** Section 9: severity levels, mild to worst. */
export const severities = ['mild', 'moderate', 'severe', 'critical'] as const;
export type Severity = (typeof severities)[number];
export const defaultSeverity: Severity = 'moderate';

/** Status of a report as sections 3 and 4 put it on the wire. */
export const reportStatuses = ['pending', 'approved', 'rejected'] as const;
export type ReportStatus = (typeof reportStatuses)[number];

/** How people see it: `rejected` on the wire is resolved (with `resolvedAt`) or dismissed (without). */
export const displayStatuses = ['pending', 'active', 'resolved', 'dismissed'] as const;
export type DisplayStatus = (typeof displayStatuses)[number];

export const aidStatuses = ['active', 'fulfilled', 'withdrawn', 'expired'] as const;
export type AidStatus = (typeof aidStatuses)[number];

export const requirementStatuses = ['pending', 'partially-fulfilled', 'fulfilled'] as const;

/** Kinds of need the form suggests. Only these are shown to the public; any other text may name a person. */
export const knownNeeds = [
  'Drinking water',
  'Food',
  'Baby food',
  'Medicine',
  'First aid',
  'Shelter',
  'Blankets',
  'Clothing',
  'Hygiene supplies',
  'Rescue boat',
  'Evacuation',
  'Electricity',
] as const;

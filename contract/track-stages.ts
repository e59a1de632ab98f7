/** What can be tracked. */
export const trackedKinds = ['report', 'aid'] as const;
export type TrackedKind = (typeof trackedKinds)[number];

/**
 * How far something has come, as whoever sent it is told.
 *
 *   report   received ─▶ seen ─▶ approved ─▶ alerted ─▶ accepted ─▶ resolved
 *                └────────┴─────────┴──────────┴──────────┴──────▶ dismissed
 *
 *   aid      received ─▶ seen ─▶ taken ─▶ on-the-way ─▶ delivered ─▶ fulfilled
 *                └────────┴────────┴──────────┴────────────┴──────▶ withdrawn, expired
 *
 * `delivered`: some of it has come, and something is still open.
 */
export const trackStages = [
  'received',
  'seen',
  'approved',
  'alerted',
  'accepted',
  'resolved',
  'dismissed',
  'taken',
  'on-the-way',
  'delivered',
  'fulfilled',
  'withdrawn',
  'expired',
] as const;
export type TrackStage = (typeof trackStages)[number];

/** The way of each kind, ends other than the good one left out. */
export const wayOf = {
  report: ['received', 'seen', 'approved', 'alerted', 'accepted', 'resolved'],
  aid: ['received', 'seen', 'taken', 'on-the-way', 'delivered', 'fulfilled'],
} as const satisfies Record<TrackedKind, readonly TrackStage[]>;

/** How the disaster stands that a report adds to. */
export const additionStates = ['active', 'resolved', 'closed'] as const;

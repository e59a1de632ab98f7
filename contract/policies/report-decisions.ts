import type { DisplayStatus } from '../enumerations.ts';

/**
 *            approve              resolve
 *   pending ─────────▶ active ─────────────▶ resolved
 *    │  ▲                │ ▲  ▲               │
 *    │  │ bring back     │ │  └───────────────┘
 *    ▼  │      dismiss   │ │ approve     reopen, with a reason
 *   dismissed ◀──────────┘ │
 *    └─────────────────────┘
 */
const decisions: Readonly<Record<DisplayStatus, readonly DisplayStatus[]>> = {
  pending: ['active', 'dismissed'],
  active: ['resolved', 'dismissed'],
  dismissed: ['pending', 'active'],
  resolved: ['active'],
};

/** May an admin make this of a report that stands like that? */
export function canBecome(from: DisplayStatus, to: DisplayStatus): boolean {
  return decisions[from].includes(to);
}

/** Must the admin say why? A dismissal, and a disaster that is open again, raise questions later. */
export function needsReason(from: DisplayStatus, to: DisplayStatus): boolean {
  return to === 'dismissed' || (from === 'resolved' && to === 'active');
}

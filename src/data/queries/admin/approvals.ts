import type { Application } from '../../../../contract/entities/account.ts';
import type { Role } from '../../../../contract/enumerations.ts';
import { APPROVALS_KEY } from '../../own-settings.ts';
import { outcomesCopy } from './outcomes.ts';
import { ownCopy, type OwnCopy } from '../items/own-copy.ts';
import type { OwnOutcome } from '../../../../contract/entities/acts.ts';

/** Who waits for a role, the longest waiting first. */
export interface PendingApplications {
  rows: readonly Application[];
  /** More wait than were brought. */
  hasMore: boolean;
}

/** Who asked for a role when this device asked last. */
export interface ApprovalsCopy extends OwnCopy {
  pending: Readonly<Record<Role, PendingApplications>>;
}

/** This device's copy; `undefined` where it has none of this person. Never rejects. */
export function approvalsCopy(): Promise<ApprovalsCopy | undefined> {
  return ownCopy<ApprovalsCopy>(APPROVALS_KEY);
}

/** What the server told of this person's own acts. Never rejects. */
export async function ownOutcomes(): Promise<readonly OwnOutcome[]> {
  return (await outcomesCopy())?.outcomes ?? [];
}

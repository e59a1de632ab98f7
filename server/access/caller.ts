import type { Person } from '../../contract/policies/actions.ts';

/** Who makes a request. Identity comes only from the session: no id in a body or address changes it. */
export interface Caller {
  person?: Person & { name: string; email: string };
  /** The session that was shown; there exactly where `person` is. */
  sessionId?: string;
}

export const nobody: Caller = {};

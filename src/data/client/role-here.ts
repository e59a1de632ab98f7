import { applicationStatuses } from '../../../contract/enumerations.ts';
import { isOneOf } from '../outbox/answer/read-json.ts';
import type { StoredPerson } from '../person-store.ts';

/**
 * As what the app knows an account of these. A donor's asks for no role: here it is of a role of its own, which opens no dashboard and waits
 * for nobody, though on the wire it is a volunteer's.
 */
export function roleHere(role: string, status: string | undefined): Pick<StoredPerson, 'role' | 'status'> {
  if (status === 'donor') return { role: status };
  return { role, ...(status !== undefined && isOneOf(status, applicationStatuses) && { status }) };
}

import type { Role } from '../../../contract/enumerations.ts';
import { type Action, may } from '../../../contract/policies/actions.ts';
import { usePerson } from './use-person.ts';

/**
 * May the person at this phone do this, as far as the phone knows? For what a screen shows: the server decides by the same
 * policy, of whom it knows better. A host that approves nobody tells no status: there the role alone counts.
 */
export function useMay(action: Action): boolean {
  const person = usePerson();
  if (!person) return may(undefined, action);
  return may({ _id: person.id, role: person.role as Role, status: person.status ?? 'approved' }, action);
}

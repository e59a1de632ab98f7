import type { AidView } from '../entities/aid-request.ts';

/** Whose need it is, where a request stands for several and this reader sees whom: of a need without a household its own sender's. */
export function householdName(
  { name, households = [] }: Pick<AidView, 'name' | 'households'>,
  household: string | undefined,
): string | undefined {
  if (households.length === 0) return undefined;
  return household === undefined ? name : households.find(({ _id }) => _id === household)?.name;
}

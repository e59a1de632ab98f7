import { parseCount } from '../../../../contract/base/parse-count.ts';
import { limits } from '../../../../contract/limits.ts';

/** How many volunteers are wanted, as it was typed; null: no number, undefined: nothing that can be one. */
export function parseWanted(typed: string): number | null | undefined {
  if (typed.trim() === '') return null;
  const count = parseCount(typed);
  return count >= 1 && count <= limits.volunteersWanted ? count : undefined;
}

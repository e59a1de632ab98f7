import type { Near } from '../../../contract/entities/near.ts';
import { isNear, townWords } from '../../../contract/policies/town-words.ts';
import { isolated } from '../isolate.ts';
import { countries, disasterTexts, kilometresText } from './disasters.ts';

/** "Near Saharsa, Bihar", or "About 41 km from Saharsa, Bihar". */
export function nearLine(near: Near): string {
  const town = isolated(townWords(near, countries()));
  return isNear(near) ? disasterTexts.about(town) : disasterTexts.fromTown(kilometresText(near.km), town);
}

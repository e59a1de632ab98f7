import type { AidView } from '../../../../contract/entities/aid-request.ts';
import { mainDb } from '../../db.ts';
import { ofOwnCopy } from '../lists/lists.ts';

/** What a request says of when it is needed, by this phone's copy; `undefined` where it has none. Never rejects. */
export async function askedFor(aidId: string): Promise<Pick<AidView, 'deadline' | 'requirements'> | undefined> {
  return ofOwnCopy('aid', () => mainDb.aid.get(aidId), undefined).catch(() => undefined);
}

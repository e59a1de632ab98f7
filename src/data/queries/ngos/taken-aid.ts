import { mainDb } from '../../db.ts';
import type { AidRow } from '../../lists/rows.ts';
import { readPerson } from '../../person-store.ts';
import { actContext } from '../admin/act-context.ts';
import { aidWithActs, type ShownNeed } from '../admin/aid-with-pending.ts';
import { ofOwnCopy } from '../lists/lists.ts';

/** What the signed-in NGO has in hand of one request. */
export interface TakenAid {
  aidId: string;
  takingId: string;
  requester: string | undefined;
  disasterType: string;
  location: string | undefined;
  /** The needs that it took, with their places in the request. */
  needs: { line: number; need: ShownNeed }[];
}

/** All that it has in hand by this phone's copy and its own acts since, newest request first. Never rejects. */
export async function takenAid(): Promise<TakenAid[]> {
  const me = readPerson()?.id;
  const { byRecord } = await actContext('aid');
  const read = async () => {
    const active = mainDb.aid.where('[status+createdAt]').between(['active', ''], ['active', []]).reverse();
    return active
      .filter(({ _id, takings = [] }) => byRecord.has(_id) || takings.some(({ ngo }) => ngo?._id === me))
      .toArray();
  };
  const rows = await ofOwnCopy<AidRow[]>('aid', read, []).catch(() => []);
  return rows.flatMap((row) => {
    const { takings, requirements } = aidWithActs(row, byRecord.get(row._id) ?? []);
    // What an act of this phone takes names no organization: it is this one.
    const own = takings.filter(({ ngo, isPending }) => ngo?._id === me || (isPending === true && ngo === undefined));
    return own.map(({ _id, lines }) => ({
      aidId: row._id,
      takingId: _id,
      requester: row.name,
      disasterType: row.disasterType,
      location: row.location,
      needs: lines.flatMap((line) => {
        const need = requirements[line];
        // A part has its place only once the server has given it one.
        const isPlaced = line < row.requirements.length;
        return need === undefined || !isPlaced ? [] : [{ line, need }];
      }),
    }));
  });
}

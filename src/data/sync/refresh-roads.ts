import { systemClock } from '../../../contract/base/clock.ts';
import { ok, type Result } from '../../../contract/base/result.ts';
import type { RoadBlockView } from '../../../contract/entities/road-block.ts';
import { callApi, type CallFailure } from '../client/call.ts';
import { isOurHost } from '../client/our-host.ts';
import { mainDb } from '../db.ts';
import { ROADS_KEY } from '../own-settings.ts';
import { roadsOwner, type RoadsCopy } from '../queries/roads/road-blocks.ts';

let running: Promise<Result<void, CallFailure>> | undefined;

/** Brings the blocked roads that whoever is at this phone may see, one request at a time. Offline the copy stays. */
export function refreshRoads(): Promise<Result<void, CallFailure>> {
  running ??= bring().finally(() => {
    running = undefined;
  });
  return running;
}

async function bring(): Promise<Result<void, CallFailure>> {
  // Hosts of other makers know no such list.
  if (!(await isOurHost())) return ok(undefined);
  const owner = roadsOwner();
  const asOf = systemClock.now();
  const answer = await callApi('listRoadBlocks');
  if (!answer.ok) return answer;
  const value: RoadsCopy = { owner, blocks: answer.value.data.filter(isReadable), asOf };
  // Somebody else may have signed in while the answer was on its way.
  if (owner === roadsOwner()) await mainDb.settings.put({ key: ROADS_KEY, value }).catch(() => undefined);
  return ok(undefined);
}

/** A newer server may tell of more, and never of less. */
function isReadable({ _id, position }: RoadBlockView): boolean {
  return typeof _id === 'string' && Number.isFinite(Number(position?.lati)) && Number.isFinite(Number(position?.long));
}

import { devicePorts } from '../../outbox/adapters/device-ports.ts';
import { wholeCopies } from '../../outbox/keep/damage.ts';
import { type ExportFile, exportFile } from '../../outbox/keep/export-text.ts';
import { type OutboxItem, SEALED } from '../../outbox/item.ts';
import { isDone } from '../../outbox/keep/mirror.ts';
import { isOwned } from '../../outbox/accounts/session.ts';
import { readPerson } from '../../person-store.ts';

/** Plain http and old browsers have no place for second copies. */
export function hasSecondCopies(): boolean {
  return 'caches' in globalThis;
}

/**
 * What waits, by its second copies alone, in the form of `exportItems`: for a phone whose outbox does not open. `undefined`
 * where no copy that is whole is this person's or nobody's; rejects where the copies cannot be read either.
 */
export async function exportSecondCopies(): Promise<ExportFile | undefined> {
  const { mirror, clock } = devicePorts;
  const copies = await wholeCopies(devicePorts, await mirror.ids());
  const own = [...copies.values()].filter(({ item }) => isPresent(item) && !isDone(item));
  if (own.length === 0) return undefined;
  return exportFile(
    own.map(({ item }) => item),
    own.map(({ claim }) => claim),
    clock.now(),
  );
}

/** The session lies in the database that does not open: who is there is told by what the first paint reads, else it is nobody. */
function isPresent({ owner, writtenBy, state }: OutboxItem): boolean {
  const whose = isOwned(owner) ? owner : writtenBy;
  return state !== SEALED && (whose === undefined || whose === readPerson()?.id);
}

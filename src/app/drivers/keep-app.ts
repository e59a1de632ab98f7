import { isAllWished, onKeepWish } from '../../platform/keep-wish.ts';
import { follow } from '../../data/live.ts';
import { readPerson, subscribePerson } from '../../data/person-store.ts';
import { publicConfig } from '../../data/queries/config.ts';
import { isThinLink, onLinkChange } from '../../platform/link.ts';
import { askAboutSets, whenWorkerIsActive } from '../../platform/worker/service-worker.ts';
import { setsOf } from '../../hooks/shared/role-sets.ts';

let hasBaseMap = false;

/**
 * Has the worker keep what this person needs without a network: what every phone has, all of the role that they are signed in with,
 * and the rest of the public screens where the link is good or the person asked for it, with what draws the base map if there is one. Told on the root element once it is there:
 * `data-kept-sets="core public"`.
 */
export async function startKeeping(): Promise<void> {
  await whenWorkerIsActive();
  await untilIdle();
  subscribePerson(keep);
  onKeepWish(keep);
  onLinkChange(keep);
  keep();
  follow(publicConfig, noteBaseMap);
}

function noteBaseMap({ pmtilesUrl }: { pmtilesUrl?: string | undefined }): void {
  if (hasBaseMap === (pmtilesUrl !== undefined)) return;
  hasBaseMap = !hasBaseMap;
  keep();
}

function keep(): void {
  const sets = setsOf(readPerson()?.role, isAllWished() || !isThinLink(), hasBaseMap);
  void askAboutSets('keep', sets).then((missing) => {
    if (missing === 0) document.documentElement.dataset['keptSets'] = sets.join(' ');
  });
}

function untilIdle(): Promise<void> {
  return new Promise((resolve) => {
    if ('requestIdleCallback' in globalThis) requestIdleCallback(() => resolve(), { timeout: 10_000 });
    else setTimeout(resolve, 3_000);
  });
}

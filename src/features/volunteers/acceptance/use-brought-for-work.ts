import { useEffect } from 'react';
import { systemClock } from '../../../../contract/base/clock.ts';
import type { Point } from '../../../../contract/base/great-circle.ts';
import { useOnline } from '../../../hooks/shared/use-online.ts';
import type { AcceptedWork } from '../route/route-for-work.ts';

/**
 * Keeps on the phone what a volunteer needs on the way to the disaster that they are on: whom to call there, and the route where they
 * agreed to that. Wherever the answer to their request finds them, and again once there is a network. Without work: nothing.
 */
export function useBroughtForWork(work: AcceptedWork | undefined, place: Point | undefined): void {
  const isOnline = useOnline();
  const { _id, disasterId, decidedAt } = work ?? {};
  const { lat, lng } = place ?? {};
  useEffect(() => {
    if (!_id || !disasterId || !decidedAt || lat === undefined || lng === undefined) return;
    void import('../route/route-for-work.ts')
      .then(({ bringRouteForWork }) => bringRouteForWork({ _id, disasterId, decidedAt }, { lat, lng }))
      // It is no loss: the disaster's page has a button for it.
      .catch((error: unknown) => console.warn('route', error));
  }, [_id, disasterId, decidedAt, lat, lng, isOnline]);
  useEffect(() => {
    if (disasterId === undefined) return;
    void import('./contact-for-work.ts')
      .then(({ bringContactForWork }) => bringContactForWork(disasterId))
      .catch((error: unknown) => console.warn('contact', error));
  }, [disasterId, isOnline]);
  // What was kept for another field has its days also where nobody opens that page again.
  useEffect(() => {
    void import('../../../data/commands/volunteers/field-notes.ts')
      .then(({ dropOldFields }) => dropOldFields(systemClock.now()))
      .catch((error: unknown) => console.warn('field', error));
  }, []);
}

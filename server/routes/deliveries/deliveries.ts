import { listAwaitedDeliveries, listDeliveries } from '../../../contract/calls/deliveries.ts';
import { activeRole, type Person } from '../../../contract/policies/actions.ts';
import { deliveryView, isUnderWay, type DeliveryRecord } from '../../../contract/policies/delivery-view.ts';
import { viewerOf } from '../../../contract/policies/viewer.ts';
import { readPosition } from '../../../contract/base/read-position.ts';
import { publicDegrees } from '../../../contract/policies/public-position.ts';
import { shortTown } from '../../../contract/policies/town-words.ts';
import { nearPlace } from '../../places/near-place.ts';
import { logEvent } from '../../access/log-event.ts';
import { receiverCode } from '../../deliveries/receiver-code.ts';
import { PAGE_ROWS, pageOf, placeInTime } from '../../http/page.ts';
import { parsedBody } from '../../http/parsed-body.ts';
import { queryOf } from '../../http/query-of.ts';
import { sendRefusal } from '../../http/send.ts';
import { sha256 } from '../../intake/check-item.ts';
import { asAwaitedBy, proofsOfCards } from '../../store/deliveries/awaited-by.ts';
import { findAwaited, findDeliveries } from '../../store/deliveries/deliveries.ts';
import { allocatedToDeliveries } from '../../store/donations/fund-sums.ts';
import type { Handler } from '../route.ts';

/** A page of deliveries: an NGO's own, for everybody else all, each as they may see it. */
export const answerDeliveries: Handler = async ({ pool, payments }, request, reply, { person }) => {
  const query = queryOf(request, listDeliveries.query);
  if (!query.ok) return sendRefusal(reply, query.failure);
  const before = placeInTime(query.value.cursor);
  if (!before.ok) return sendRefusal(reply, before.failure);
  const found = await findDeliveries(pool, {
    ngoId: activeRole(person) === 'ngo' ? person?._id : undefined,
    aidId: query.value.aidId,
    before: before.value,
    count: PAGE_ROWS,
  });
  const { page, next } = pageOf(found, ({ packedAt, id }) => [Date.parse(packedAt), id]);
  const allocated = await allocatedToDeliveries(
    pool,
    page.map(({ id }) => id),
    !payments.isLive,
  );
  const data = page.map((record) =>
    deliveryView(seenAs(person, record), { ...record, near: nearOf(record), allocated: allocated.get(record.id) }),
  );
  const records = data.filter(({ contact }) => contact !== undefined).length;
  if (person !== undefined && records > 0) {
    logEvent(request, { event: 'personal-data-seen', account: person._id, about: 'deliveries', records });
  }
  return reply.send({ success: true, data, ...(next === undefined ? {} : { next }) });
};

/** Of the place that everybody may see, which is about where it is. */
function nearOf({ asked: { location } }: DeliveryRecord): string | undefined {
  const point = readPosition(location);
  const near = point && nearPlace({ lati: publicDegrees(point.lat), long: publicDegrees(point.lng) });
  return near === undefined ? undefined : shortTown(near);
}

/** How to reach whoever asked is an NGO's while it brings something, as with the request itself. */
function seenAs(person: Person | undefined, { assignedNGO, status }: DeliveryRecord) {
  const isOwn = person?._id === assignedNGO._id && activeRole(person) === 'ngo';
  return viewerOf(person, { isOwner: isOwn && !isUnderWay(status), hasTaken: isOwn && isUnderWay(status) });
}

/** What is under way to whoever shows the secrets of their requests, with the code of each. */
export const answerAwaitedDeliveries: Handler = async ({ pool, vault }, request, reply) => {
  const body = parsedBody(request, listAwaitedDeliveries.body);
  if (!body.ok) return sendRefusal(reply, body.failure);
  const proofs = body.value.records.map(({ _id, claimSecret }) => ({ id: _id, claimHash: sha256(claimSecret) }));
  const found = await asAwaitedBy(pool, proofs, await findAwaited(pool, await proofsOfCards(pool, proofs)));
  const data = found.map((record) => deliveryView('reporter', { ...record, code: receiverCode(vault, record) }));
  return reply.send({ success: true, data });
};

import { isoTime } from '../../../../contract/base/clock.ts';
import type { OwnOutcome } from '../../../../contract/entities/acts.ts';
import type { AidView } from '../../../../contract/entities/aid-request.ts';
import type { DeliveryAct, DeliveryView, PackDelivery } from '../../../../contract/entities/delivery.ts';
import type { QueuedCallName } from '../../../../contract/calls/queued.ts';
import { isUnderWay } from '../../../../contract/policies/delivery-view.ts';
import { mainDb } from '../../db.ts';
import type { OutboxItem } from '../../outbox/item.ts';
import { DELIVERIES_KEY } from '../../own-settings.ts';
import { readPerson } from '../../person-store.ts';
import { actsAmong, type ActItem } from '../admin/act-items.ts';
import { allOwnActs } from '../admin/own-acts.ts';
import { outcomesCopy } from '../admin/outcomes.ts';
import { itemsUnknownTo, ownCopy, type OwnCopy } from '../items/own-copy.ts';

/** The signed-in NGO's deliveries as they came from the server, newest first. */
export interface DeliveriesCopy extends OwnCopy {
  deliveries: DeliveryView[];
}

const DELIVERY_CALLS: ReadonlySet<QueuedCallName> = new Set(['packDelivery', 'actOnDelivery']);

/** One of them, as it stands once all acts of this phone have arrived. */
export interface OwnDelivery extends DeliveryView {
  /** An act of this phone on it that the server does not have yet. */
  waits?: 'unsent' | 'needs-you';
  /** What this phone did and the server did not take, because it stood otherwise by then. */
  conflicts: OwnOutcome[];
}

export interface OwnDeliveries {
  underWay: OwnDelivery[];
  over: OwnDelivery[];
  /** Deliveries that were not made, for their needs were elsewhere by then. */
  notMade: OwnOutcome[];
  isKnown: boolean;
  asOf: number;
  /** How many acts have arrived that the copy may know nothing of. */
  arrived: number;
}

/** What the server knows of the NGO's deliveries and what this phone has done since, as one. Never rejects. */
export async function ownDeliveries(): Promise<OwnDeliveries> {
  const copy = await ownCopy<DeliveriesCopy>(DELIVERIES_KEY);
  const asOf = copy?.asOf ?? 0;
  const items = await itemsUnknownTo(asOf, DELIVERY_CALLS).catch(() => []);
  const { conflicts } = await allOwnActs();
  const failed = new Set((await outcomesCopy())?.outcomes.flatMap((one) => (one.result === 'conflict' ? one._id : [])));
  const counting = actsAmong(items).filter(({ item }) => item.state !== 'replaced' && !failed.has(item.id));
  const requests = await requestsOf(counting);
  const shown = deliveriesWithActs(copy?.deliveries ?? [], counting, requests).map((delivery) => ({
    ...delivery,
    conflicts: conflicts.filter(({ about }) => about === delivery._id),
  }));
  return {
    underWay: shown.filter(({ status }) => isUnderWay(status)),
    over: shown.filter(({ status }) => !isUnderWay(status)),
    notMade: conflicts.filter(({ what }) => what === 'packDelivery'),
    isKnown: copy !== undefined,
    asOf,
    arrived: items.filter(({ state }) => state === 'sent').length,
  };
}

/**
 * What the server says of the code that an act of this phone brought it. `waits`: the act is on this phone still · `unknown`: it has arrived,
 * and what came of it is being asked for. Never rejects.
 */
export type CodeVerdict = 'waits' | 'unknown' | { isRight: boolean; triesLeft: number | undefined };

export async function codeVerdict(itemId: string, deliveryId: string): Promise<CodeVerdict> {
  const copy = await ownCopy<DeliveriesCopy>(DELIVERIES_KEY);
  const items = await itemsUnknownTo(copy?.asOf ?? 0, DELIVERY_CALLS).catch(() => []);
  const item = items.find(({ id }) => id === itemId);
  if (item !== undefined) return item.state === 'sent' ? 'unknown' : 'waits';
  const delivery = copy?.deliveries.find(({ _id }) => _id === deliveryId);
  return { isRight: delivery?.confirmed === true, triesLeft: delivery?.triesLeft };
}

/** Needs of a taking that go with a delivery or came whole with one: there is nothing of them to be packed, whatever the copy of the request says. */
export function packedLines(
  { underWay, over }: Pick<OwnDeliveries, 'underWay' | 'over'>,
  takingId: string,
): Set<number> {
  const items = [...underWay, ...over].filter((delivery) => delivery.takingId === takingId).flatMap((one) => one.items);
  return new Set(items.flatMap(({ line, state }) => (state === 'under-way' || state === 'delivered' ? [line] : [])));
}

/** The requests that this phone packed something for, where it has them. */
async function requestsOf(acts: readonly ActItem[]): Promise<ReadonlyMap<string, AidView>> {
  const ids = acts.filter(({ what }) => what === 'packDelivery').map(({ about }) => about);
  const rows = await mainDb.aid.bulkGet([...new Set(ids)]).catch(() => []);
  return new Map(rows.flatMap((row) => (row === undefined ? [] : [[row._id, row] as const])));
}

type Shown = Omit<OwnDelivery, 'conflicts'>;

/** Acts in the order in which they were done; each counts only where the delivery still stands as it needs it. */
export function deliveriesWithActs(
  known: readonly DeliveryView[],
  acts: readonly ActItem[],
  requests: ReadonlyMap<string, AidView>,
): Shown[] {
  const shown = new Map<string, Shown>(known.map((delivery) => [delivery._id, delivery]));
  const added: Shown[] = [];
  for (const act of acts) {
    if (act.what === 'packDelivery') {
      // One that was refused is told of in the outbox: there is no such delivery.
      if (shown.has(act.item.id) || act.item.state === 'needs-you') continue;
      const packed = packedBy(act, requests.get(act.about));
      added.unshift(packed);
      shown.set(packed._id, packed);
    } else {
      const before = shown.get(act.about);
      if (before !== undefined) shown.set(act.about, afterAct(before, act));
    }
  }
  return [...added, ...known].flatMap(({ _id }) => shown.get(_id) ?? []);
}

function packedBy({ item, body }: ActItem, request: AidView | undefined): Shown {
  // Our own body, checked by the contract when it was saved, and by its digest since.
  const { aidId, takingId, lines, priority, expectedDay, carrier } = body as unknown as PackDelivery;
  const { name, contactNumber, location } = request ?? {};
  return {
    _id: item.id,
    aidId,
    takingId,
    disaster: request?.disasterType ?? '',
    ...(name !== undefined && { requester: name }),
    ...(name !== undefined && contactNumber !== undefined && { contact: { name, phone: contactNumber } }),
    ...(location !== undefined && { location }),
    ...householdsOf(lines, request),
    status: 'pending',
    date: isoTime(item.createdAt),
    expectedDelivery: expectedDay,
    assignedNGO: { _id: readPerson()?.id ?? '', name: readPerson()?.name ?? '' },
    items: lines.map(({ line, items }) => {
      const { type = '', quantity } = request?.requirements[line] ?? {};
      return { line, type, ...(quantity !== undefined && { quantity }), ...(items && { items }), state: 'under-way' };
    }),
    priority,
    ...(carrier && { carrier }),
    ...waitsOf(item),
  };
}

/** Whom else to call, where the request stands for several. */
function householdsOf(
  lines: PackDelivery['lines'],
  { requirements = [], households = [] }: Partial<AidView> = {},
): Pick<DeliveryView, 'households'> {
  const named = households.flatMap(({ _id, name, contactNumber: phone, location }) => {
    const own = lines.flatMap(({ line }) => (requirements[line]?.household === _id ? [line] : []));
    return own.length === 0 ? [] : [{ name, phone, location, lines: own }];
  });
  return named.length === 0 ? {} : { households: named };
}

function afterAct(shown: Shown, { item, body }: ActItem): Shown {
  const waiting = { ...shown, ...waitsOf(item) };
  if (item.state === 'needs-you') return waiting;
  const act = body as unknown as DeliveryAct;
  const at = isoTime(item.createdAt);
  switch (act.act) {
    case 'depart':
      return shown.status === 'pending' ? { ...waiting, status: 'in_transit', departedAt: at } : shown;
    case 'deliver': {
      if (!isUnderWay(shown.status)) return shown.status === 'delivered' ? waiting : shown;
      const words = new Map(act.part?.map(({ line, delivered }) => [line, delivered]));
      const items = shown.items.map((one) => {
        const part = words.get(one.line);
        if (one.state !== 'under-way') return one;
        return part === undefined
          ? { ...one, state: 'delivered' as const }
          : { ...one, state: 'part' as const, delivered: part };
      });
      return { ...waiting, status: 'delivered', endedAt: at, items, ...(act.note && { note: act.note }) };
    }
    case 'cancel':
      return isUnderWay(shown.status)
        ? { ...waiting, status: 'canceled', endedAt: at, why: 'ngo', reason: act.reason }
        : shown;
    default:
      // Of a later version of the app.
      return shown;
  }
}

function waitsOf({ state }: OutboxItem): Pick<OwnDelivery, 'waits'> {
  if (state === 'sent') return {};
  return { waits: state === 'needs-you' ? 'needs-you' : 'unsent' };
}

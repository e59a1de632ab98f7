import { readPosition } from '../base/read-position.ts';
import type { AidBody } from '../entities/aid-request.ts';
import type { DeliveryView } from '../entities/delivery.ts';
import { publicDisasterType } from './public-disaster-type.ts';
import { publicNeed, publicQuantity } from './public-need.ts';
import { publicDegrees } from './public-position.ts';
import { seen, type Makers } from './sight.ts';
import type { Viewer } from './viewer.ts';
import { whoSeesWhat } from './who-sees-what.ts';

type Item = DeliveryView['items'][number];

/** A delivery as the server holds it, with the request that it goes to. */
export interface DeliveryRecord extends Pick<DeliveryView, 'status' | 'assignedNGO' | 'priority' | 'why'> {
  id: string;
  aidId: string;
  takingId: string;
  /** What was asked, as it was sent. */
  asked: AidBody;
  /** ISO 8601, server time; so are the others. */
  packedAt: string;
  departedAt?: string | undefined;
  endedAt?: string | undefined;
  /** A day. */
  expectedDay: string;
  items: readonly Item[];
  carrier?: string | undefined;
  isConfirmed?: boolean | undefined;
  settledBy?: DeliveryView['settledBy'] | undefined;
  triesLeft?: number | undefined;
  note?: string | undefined;
  reason?: string | undefined;
  /** Paise. */
  allocated?: number | undefined;
  photos?: DeliveryView['photos'] | undefined;
  near?: string | undefined;
  households?: DeliveryView['households'] | undefined;
  /** Made for the requester alone; absent elsewhere. */
  code?: string | undefined;
}

/** Handed over without the right code, and its receiver has not said yet what came. */
export function awaitsAnswer({
  status,
  confirmed,
  settledBy,
}: Pick<DeliveryView, 'status' | 'confirmed' | 'settledBy'>): boolean {
  return status === 'delivered' && confirmed !== true && settledBy === undefined;
}

/** Is it still to be handed over? */
export function isUnderWay(status: DeliveryView['status']): boolean {
  return status === 'pending' || status === 'in_transit';
}

/** As much of the delivery as this viewer may see: the delivery row of the table "who sees what". */
export function deliveryView(viewer: Viewer, record: DeliveryRecord): DeliveryView {
  return seen(whoSeesWhat.delivery[viewer], makers, record);
}

const makers: Makers<DeliveryRecord, DeliveryView> = {
  _id: ({ id }) => id,
  aidId: ({ aidId }) => aidId,
  takingId: ({ takingId }) => takingId,
  disaster: ({ asked }, form) => (form === 'whole' ? asked.disasterType : publicDisasterType(asked.disasterType)),
  requester: ({ asked }) => asked.name,
  contact: ({ asked }) => ({ name: asked.name, phone: asked.contactNumber }),
  households: ({ households }) => households,
  location: ({ asked }) => asked.location,
  position: ({ asked }, form) => {
    const point = readPosition(asked.location);
    if (point === undefined) return undefined;
    const { lat: lati, lng: long } = point;
    return form === 'whole' ? { lati, long } : { lati: publicDegrees(lati), long: publicDegrees(long) };
  },
  near: ({ near }) => near,
  status: ({ status }) => status,
  date: ({ packedAt }) => packedAt,
  departedAt: ({ departedAt }) => departedAt,
  endedAt: ({ endedAt }) => endedAt,
  expectedDelivery: ({ expectedDay }) => expectedDay,
  assignedNGO: ({ assignedNGO }) => assignedNGO,
  items: ({ items }, form) => (form === 'whole' ? [...items] : items.map(publicItem)),
  priority: ({ priority }) => priority,
  carrier: ({ carrier }) => carrier,
  confirmed: ({ isConfirmed }) => isConfirmed,
  settledBy: ({ settledBy }) => settledBy,
  triesLeft: ({ triesLeft }) => triesLeft,
  note: ({ note }) => note,
  photos: ({ photos }) => photos,
  why: ({ why }) => why,
  reason: ({ reason }) => reason,
  allocated: ({ allocated }) => allocated,
  code: ({ code }) => code,
};

function publicItem({ line, type, quantity, state, delivered }: Item): Item {
  const shown = quantity === undefined ? undefined : publicQuantity(quantity);
  const came = delivered === undefined ? undefined : publicQuantity(delivered);
  return {
    line,
    type: publicNeed(type),
    ...(shown === undefined ? {} : { quantity: shown }),
    state,
    ...(came === undefined ? {} : { delivered: came }),
  };
}

import type { AidBody, AidView, Taking } from '../entities/aid-request.ts';
import type { AidStatus, Lane } from '../enumerations.ts';
import { NO_QUANTITY } from '../counted-needs.ts';
import { readPosition } from '../base/read-position.ts';
import { aidPlace, type AidPlaceSaid } from './aid-place.ts';
import type { LineWithPart } from './line-parts.ts';
import { maskContacts } from './mask-contacts.ts';
import { publicDisasterType } from './public-disaster-type.ts';
import { publicNeed, publicQuantity } from './public-need.ts';
import { publicDegrees } from './public-position.ts';
import { bodyMakers, seen, type Makers } from './sight.ts';
import type { Viewer } from './viewer.ts';
import { whoSeesWhat } from './who-sees-what.ts';

/** Of a part of a line also which of its household's lines it is of, which is told to nobody. */
export type Requirement = AidView['requirements'][number] & Pick<LineWithPart, 'partOf'>;

export type Household = NonNullable<AidView['households']>[number];

/** An aid request as the server holds it. */
export interface AidRecord {
  id: string;
  body: AidBody;
  /** With the status that each has by now; `quantity` as text. */
  requirements: readonly Requirement[];
  /** Those that are active. */
  takings: readonly Taking[];
  status: AidStatus;
  /** ISO 8601, server time. */
  createdAt: string;
  lane: Lane;
  /** ISO 8601. */
  confirmedAt?: string;
  askedAt?: string;
  movedAt?: string;
  messagedAt?: string;
  /** The place before its sender moved it last. */
  movedFrom?: AidPlaceSaid;
  /** The request that it was merged into. */
  sameAs?: string;
  /** The others that it stands for. */
  households?: readonly Household[];
  /** How many requests are one with it, itself among them; absent: it is alone. */
  requests?: number;
}

/** The requirements of a new request, as they are kept. */
export function newRequirements(body: AidBody): Requirement[] {
  return body.requirements.map(newRequirement);
}

/** A number is kept as its text, and what says no quantity as none. */
export function newRequirement({ type, quantity, urgent }: AidBody['requirements'][number]): Requirement {
  const isSaid = quantity !== undefined && quantity !== NO_QUANTITY;
  return { type, ...(isSaid && { quantity: String(quantity) }), urgent: urgent ?? false, status: 'pending' };
}

/** As much of the aid request as this viewer may see: the aid row of the table "who sees what". */
export function aidView(viewer: Viewer, record: AidRecord): AidView {
  return seen(whoSeesWhat.aidRequest[viewer], makers, record);
}

/** Members that are shown as they were sent; what more the table has is one of the makers, or the compiler says that it is missing. */
const PLAIN = ['name', 'contactNumber', 'deadline', 'description', 'locationAccuracy', 'onBehalf'] as const;

const makers: Makers<AidRecord, AidView> = {
  ...bodyMakers<AidBody, (typeof PLAIN)[number]>(PLAIN),
  _id: ({ id }) => id,
  disasterType: ({ body }, form) => (form === 'whole' ? body.disasterType : publicDisasterType(body.disasterType)),
  requirements: ({ requirements }, form) =>
    form === 'whole' ? requirements.map(({ partOf: _, ...line }) => line) : requirements.map(publicRequirement),
  takings: ({ takings }, form) => (form === 'whole' ? [...takings] : takings.map(({ ngo: _, ...taking }) => taking)),
  status: ({ status }) => status,
  createdAt: ({ createdAt }) => createdAt,
  position: ({ body }, form) => {
    const point = aidPlace(body);
    if (point === undefined) return undefined;
    const { lat: lati, lng: long } = point;
    return form === 'whole' ? { lati, long } : { lati: publicDegrees(lati), long: publicDegrees(long) };
  },
  location: ({ body }, form) => (form === 'whole' ? body.location : placeWithoutContacts(body.location)),
  lane: ({ lane }) => lane,
  writtenAt: ({ body }) => body.createdAt,
  photosToFollow: ({ body }) => body.photosToFollow,
  supersedes: ({ body }) => body.supersedes,
  confirmedAt: ({ confirmedAt }) => confirmedAt,
  askedAt: ({ askedAt }) => askedAt,
  elsewhere: ({ body }) => body.elsewhere,
  movedAt: ({ movedAt }) => movedAt,
  messagedAt: ({ messagedAt }) => messagedAt,
  movedFrom: ({ movedFrom }) => movedFrom,
  sameAs: ({ sameAs }) => sameAs,
  requests: ({ requests }) => requests,
  households: ({ households }) => households && [...households],
};

/** A place may be a position, whose digits look like a telephone number, or words, which may hold one; so may what stands beside it in a link. */
function placeWithoutContacts(location: string): string {
  const point = readPosition(location);
  if (point === undefined) return maskContacts(location);
  return /[^\d\s.,+-]/.test(location) ? `${point.lat}, ${point.lng}` : location;
}

function publicRequirement({ type, quantity, urgent, status, left }: Requirement): AidView['requirements'][number] {
  const shown = quantity === undefined ? undefined : publicQuantity(quantity);
  return {
    type: publicNeed(type),
    ...(shown === undefined ? {} : { quantity: shown }),
    urgent,
    status,
    ...(left && { left }),
  };
}

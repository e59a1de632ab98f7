import { epochMsOf } from '../../../contract/base/iso-time.ts';
import type { CallsWith } from '../../../contract/calls/queued.ts';
import type { BodyOf } from '../../../contract/calls/queued-table.ts';
import type { ReadReport } from '../../../contract/entities/report.ts';
import { aidPlace } from '../../../contract/policies/aid-place.ts';
import { newRequirements } from '../../../contract/policies/aid-view.ts';
import { asSought, soughtIn, textsOfAid, textsOfMessage, textsOfReport } from '../database/sought.ts';
import { cellOf } from '../database/cell-of.ts';
import { openRootOf } from '../database/open-reports.ts';
import { emailKeyOf } from '../database/email-key.ts';
import { countedFrom, seenAt } from '../roads/road-blocks.ts';

/** The calls that make a record of their own. */
type RecordCall = CallsWith<{ kept: 'insert'; about: 'itself' }>;
type PhotoCall = 'reportDisaster' | 'requestAid';

type Value = string | number | null;

/** One column of a new record: how its value travels (an array of this type) and how it is read out of there. */
export interface Column<Body> {
  name: string;
  type: 'text' | 'double precision' | 'integer';
  /** SQL that makes the column out of the travelling value. */
  as?: (value: string) => string;
  of(body: Body): Value;
}

export interface RecordTable<Body> {
  table: string;
  /** Server time at which the record came. */
  receivedColumn: string;
  columns: readonly Column<Body>[];
  /** Kept also where not all of it could be read: `read_by` names the contract that could not. */
  isReadAgain?: true;
  /** What it makes beside the record, under the same id, where its body asks for that. */
  alsoMakes?: Companion<Body>;
  /** Of two that are alike the first stays, and the second is known by its receipt alone. */
  isOncePerValue?: true;
}

/** A row of another table that comes with a record. */
interface Companion<Body> {
  /** Beside those of the record. */
  columns: readonly Column<Body>[];
  /** SQL that inserts it for those whose record is new; `from`: a FROM item with these columns, `received`: the server's time. */
  insert(from: (names: readonly string[]) => string, received: string): string;
}

interface Place {
  lat: number;
  lng: number;
}

/** Milliseconds travel as a number: PostgreSQL's own calendar has no year 0. */
const fromMs = (value: string) => `to_timestamp(${value} / 1000)`;

function senderColumns<Body extends BodyOf[RecordCall]>(): Column<Body>[] {
  return [
    {
      name: 'device_created_at',
      type: 'double precision',
      as: fromMs,
      of: ({ createdAt }) => (createdAt === undefined ? null : epochMsOf(createdAt)),
    },
    { name: 'claim_hash', type: 'text', of: ({ claimSecretHash }) => claimSecretHash ?? null },
  ];
}

function deviceColumns<Body extends BodyOf[PhotoCall]>(): Column<Body>[] {
  return [
    ...senderColumns<Body>(),
    { name: 'photos_to_follow', type: 'integer', of: ({ photosToFollow }) => photosToFollow ?? 0 },
  ];
}

function placeColumns<Body>(placeOf: (body: Body) => Place | undefined): Column<Body>[] {
  return [
    { name: 'lat', type: 'double precision', of: (body) => placeOf(body)?.lat ?? null },
    { name: 'lng', type: 'double precision', of: (body) => placeOf(body)?.lng ?? null },
    { name: 'cell', type: 'integer', of: (body) => cellIn(placeOf(body)) },
  ];
}

function soughtColumn<Body>(textsOf: (body: Body) => readonly unknown[]): Column<Body> {
  return { name: 'sought', type: 'text', as: asSought, of: (body) => soughtIn(textsOf(body)) };
}

function cellIn(place: Place | undefined): number | null {
  return place === undefined ? null : cellOf(place);
}

function placeOfReport({ location }: BodyOf['reportDisaster']): Place | undefined {
  return location === undefined ? undefined : { lat: Number(location.lati), lng: Number(location.long) };
}

/** The disaster that a report adds to: of one that the public cannot see nothing is kept, and the report is one like any other. */
const addition: Column<BodyOf['reportDisaster']> = {
  name: 'adds_to',
  type: 'text',
  // Of the item by its name: the table has a column of the same.
  as: (value) => openRootOf(`item.${value}`),
  of: ({ addsTo }) => addsTo ?? null,
};

/** The report says that the road is blocked where it is: without a place of its own that is a fact for its admin alone. */
const roadBlock: Companion<BodyOf['reportDisaster']> = {
  columns: [{ name: 'road_kind', type: 'text', of: ({ roadBlocked }) => roadBlocked ?? null }],
  insert(from, received) {
    const seen = seenAt(fromMs('device_created_at'), received);
    return `
      INSERT INTO road_blocks (id, kind, lat, lng, reported_at, counted_from)
      SELECT id, road_kind, lat, lng, ${seen}, ${countedFrom(seen, received)}
      FROM ${from(['id', 'road_kind', 'lat', 'lng', 'device_created_at'])}
      WHERE id IN (SELECT id FROM fresh) AND road_kind IS NOT NULL AND lat IS NOT NULL`;
  },
};

/** Where each call's records are kept. The canonical body itself stands in `body`. */
export const recordTables: { readonly [Call in RecordCall]: RecordTable<BodyOf[Call]> } = {
  reportDisaster: {
    table: 'reports',
    isReadAgain: true,
    receivedColumn: 'reported_at',
    columns: [
      { name: 'disaster_type', type: 'text', of: ({ disasterType }) => disasterType },
      { name: 'severity', type: 'text', of: ({ severity }) => severity },
      ...placeColumns(placeOfReport),
      ...deviceColumns<BodyOf['reportDisaster']>(),
      addition,
      soughtColumn((body) => textsOfReport({ ...body })),
    ],
    alsoMakes: roadBlock,
  },
  requestAid: {
    table: 'aid_requests',
    isReadAgain: true,
    receivedColumn: 'created_at',
    columns: [
      { name: 'disaster_type', type: 'text', of: ({ disasterType }) => disasterType },
      {
        name: 'requirements',
        type: 'text',
        as: (value) => `${value}::jsonb`,
        of: (body) => JSON.stringify(newRequirements(body)),
      },
      {
        name: 'deadline',
        type: 'double precision',
        as: fromMs,
        of: ({ deadline }) => epochMsOf(deadline),
      },
      ...placeColumns(aidPlace),
      ...deviceColumns<BodyOf['requestAid']>(),
      soughtColumn((body) => textsOfAid({ ...body }, newRequirements(body))),
    ],
  },
  sendContactMessage: {
    table: 'contact_messages',
    receivedColumn: 'created_at',
    columns: [...senderColumns<BodyOf['sendContactMessage']>(), soughtColumn((body) => textsOfMessage({ ...body }))],
  },
  subscribeNewsletter: {
    table: 'newsletter_subscriptions',
    receivedColumn: 'created_at',
    columns: [
      { name: 'email_key', type: 'text', of: ({ email }) => emailKeyOf(email) },
      { name: 'language', type: 'text', of: ({ language }) => language },
      ...senderColumns<BodyOf['subscribeNewsletter']>(),
    ],
    isOncePerValue: true,
  },
};

/** Columns of a report that go by its facts: they follow when those are put right. */
export const factColumns: readonly Column<ReadReport>[] = recordTables.reportDisaster.columns.filter(({ name }) =>
  ['disaster_type', 'severity', 'lat', 'lng', 'cell'].includes(name),
);

/** What a new name brings to its account. */
export const nameColumns: readonly Column<BodyOf['updateAccount']>[] = [
  { name: 'name', type: 'text', of: ({ name }) => name },
  { name: 'changed_at', type: 'double precision', of: ({ changedAt }) => epochMsOf(changedAt) },
];

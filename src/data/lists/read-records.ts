import type { ListName } from '../../../contract/calls/changes-address.ts';
import { aidFields, namesReadAs, reportFields } from '../../../contract/entities/record-fields.ts';
import { displayStatuses, reportStatuses } from '../../../contract/enumerations.ts';
import { displayStatusOf } from '../../../contract/policies/display-status.ts';
import { isOneOf, isRecord, type JsonRecord } from '../outbox/answer/read-json.ts';
import { nearIn } from './near-in.ts';
import { areaOf } from './aid-area.ts';
import { aidUrgency, reportUrgency } from './urgency.ts';
import { MERGED_LANE } from './merged-lane.ts';
import type { AidRow, AnyRow, NgoRow, ReportRow, RowOf } from './rows.ts';

/** Degrees. */
interface Place {
  lati: number;
  long: number;
}

/** A record without its round. */
type Read<Row extends AnyRow> = Omit<Row, 'round'>;

const readers: { readonly [Name in ListName]: (record: JsonRecord) => Read<RowOf[Name]> | undefined } = {
  reports: readReport,
  aid: readAid,
  ngos: readNgo,
};

/**
 * The records of an answer as this app can show them: a foreign host may leave out what ours always says, or say it otherwise,
 * and a screen must not fall over it. What is no record of this list is left out.
 */
export function readRecords(name: ListName, records: readonly unknown[]): Omit<AnyRow, 'round'>[] {
  const read = readers[name];
  return records.flatMap((record) => (isRecord(record) ? (read(record) ?? []) : []));
}

const REPORT_TEXTS = [
  ...namesReadAs(reportFields, 'text'),
  'activeSince',
  'resolvedAt',
  'dismissal',
  'lane',
  'writtenAt',
  'supersedes',
  'severity',
  'alertedAt',
  'confirmedAt',
  'askedAt',
  'overAt',
  'movedAt',
  'messagedAt',
  'image',
  'sameAs',
  'addsTo',
];
const REPORT_NUMBERS = [
  ...namesReadAs(reportFields, 'number'),
  'photosToFollow',
  'volunteersWanted',
  'volunteersAccepted',
  'revision',
  'campaignRevision',
  'reports',
];
const AID_TEXTS = [
  ...namesReadAs(aidFields, 'text'),
  'lane',
  'writtenAt',
  'supersedes',
  'confirmedAt',
  'askedAt',
  'movedAt',
  'messagedAt',
  'sameAs',
];

function readReport(record: JsonRecord): Read<ReportRow> | undefined {
  const { _id, disasterType, status, displayStatus, reportedAt } = record;
  if (typeof _id !== 'string' || typeof disasterType !== 'string') return undefined;
  const known = typeof status === 'string' && isOneOf(status, reportStatuses) ? status : 'pending';
  const resolvedAt = typeof record['resolvedAt'] === 'string' ? record['resolvedAt'] : undefined;
  const shown =
    typeof displayStatus === 'string' && isOneOf(displayStatus, displayStatuses)
      ? displayStatus
      : displayStatusOf(known, resolvedAt);
  const report = {
    _id,
    disasterType,
    status: known,
    displayStatus: shown,
    reportedAt: typeof reportedAt === 'string' ? reportedAt : '',
    ...textsIn(record, REPORT_TEXTS),
    ...numbersIn(record, REPORT_NUMBERS),
    ...mergedIn(record),
    ...mergedIdsIn(record['mergedIds']),
    ...pledgesIn(record['pledges']),
    ...flagsIn(record, namesReadAs(reportFields, 'flag')),
    ...campaignIn(record['campaign']),
    ...nearIn(record['near']),
    ...positionsIn(record, namesReadAs(reportFields, 'position')),
  } as Read<ReportRow>;
  const urgency = reportUrgency(report);
  return urgency === undefined ? report : { ...report, urgency };
}

function readAid(record: JsonRecord): Read<AidRow> | undefined {
  const { _id, disasterType, requirements, status } = record;
  if (typeof _id !== 'string') return undefined;
  const needs = recordsIn(requirements).map((need) => ({
    type: textOf(need['type']),
    ...(need['quantity'] === undefined ? {} : { quantity: textOf(need['quantity']) }),
    urgent: need['urgent'] === true,
    status: textOf(need['status']) || 'pending',
    ...textsIn(need, ['delivered', 'household']),
    ...flagsIn(need, ['left']),
  }));
  const request = {
    _id,
    disasterType: textOf(disasterType),
    requirements: needs,
    status: textOf(status) || 'active',
    deadline: textOf(record['deadline']),
    createdAt: textOf(record['createdAt']),
    ...textsIn(record, AID_TEXTS),
    ...flagsIn(record, namesReadAs(aidFields, 'flag')),
    ...elsewhereIn(record['elsewhere']),
    ...numbersIn(record, [...namesReadAs(aidFields, 'number'), 'photosToFollow', 'requests']),
    ...mergedIn(record),
    ...takingsIn(record['takings']),
    ...(record['households'] !== undefined && { households: recordsIn(record['households']) }),
    ...positionsIn(record, namesReadAs(aidFields, 'position')),
  } as Read<AidRow>;
  const [area, urgency] = [areaOf(request), aidUrgency(request)];
  return { ...request, ...(area !== undefined && { area }), ...(urgency !== undefined && { urgency }) };
}

/** What was merged into another record stands in no list and is counted nowhere: by its lane it is told from all others. */
function mergedIn({ sameAs }: JsonRecord): Record<string, string> {
  return typeof sameAs === 'string' ? { lane: MERGED_LANE } : {};
}

function mergedIdsIn(ids: unknown): Pick<ReportRow, 'mergedIds'> {
  const known = (Array.isArray(ids) ? ids : []).filter((id) => typeof id === 'string');
  return known.length === 0 ? {} : { mergedIds: known };
}

function pledgesIn(pledges: unknown): Pick<ReportRow, 'pledges'> {
  const known = recordsIn(pledges).flatMap(({ ngo, people, ...more }) =>
    isRecord(ngo) && typeof people === 'number'
      ? [
          {
            ngo: { _id: textOf(ngo['_id']), name: textOf(ngo['name']) },
            people,
            ...textsIn(more, ['_id', 'since', 'arrivesAt', 'note']),
            ...(more['isDone'] === true && { isDone: true as const }),
          },
        ]
      : [],
  );
  return known.length === 0 ? {} : { pledges: known };
}

function campaignIn(campaign: unknown): Pick<ReportRow, 'campaign'> {
  if (!isRecord(campaign)) return {};
  const needs = recordsIn(campaign['needs']).map((need) => ({
    type: textOf(need['type']),
    quantity: textOf(need['quantity']),
  }));
  return { campaign: { ...numbersIn(campaign, ['target']), needs, text: textOf(campaign['text']) } };
}

function elsewhereIn(elsewhere: unknown): Pick<AidRow, 'elsewhere'> {
  if (!isRecord(elsewhere)) return {};
  return { elsewhere: { source: textOf(elsewhere['source']), number: textOf(elsewhere['number']) } };
}

function takingsIn(takings: unknown): Pick<AidRow, 'takings'> {
  if (!Array.isArray(takings)) return {};
  return {
    takings: recordsIn(takings).map(({ _id, lines, since, ngo }) => ({
      _id: textOf(_id),
      lines: (Array.isArray(lines) ? lines : []).filter((line) => typeof line === 'number'),
      since: textOf(since),
      ...(isRecord(ngo) && { ngo: { _id: textOf(ngo['_id']), name: textOf(ngo['name']) } }),
    })),
  };
}

const NGO_TEXTS = ['registrationNumber', 'email', 'contactNumber', 'address', 'city', 'website', 'type'] as const;
const NGO_REST = ['scope', 'image', 'description', 'longDescription'] as const;

function readNgo(record: JsonRecord): Read<NgoRow> | undefined {
  const { _id, organizationName, focusAreas } = record;
  if (typeof _id !== 'string' || typeof organizationName !== 'string') {
    // Section 8 of the product document: only logged.
    console.warn('Invalid NGO data');
    return undefined;
  }
  return {
    _id,
    organizationName,
    sortName: organizationName.toLowerCase(),
    focusAreas: (Array.isArray(focusAreas) ? focusAreas : []).filter((area) => typeof area === 'string'),
    status: textOf(record['status']) || 'approved',
    createdAt: textOf(record['createdAt']),
    ...textsIn(record, [...NGO_TEXTS, ...NGO_REST]),
    ...serviceAreaIn(record['area']),
  } as Read<NgoRow>;
}

function serviceAreaIn(area: unknown): Pick<NgoRow, 'area'> {
  const place = placeIn(area);
  const radiusKm = isRecord(area) ? area['radiusKm'] : undefined;
  return place !== undefined && typeof radiusKm === 'number' ? { area: { ...place, radiusKm } } : {};
}

function recordsIn(value: unknown): JsonRecord[] {
  return (Array.isArray(value) ? value : []).filter(isRecord);
}

function textOf(value: unknown): string {
  return typeof value === 'string' ? value : typeof value === 'number' ? String(value) : '';
}

function textsIn(record: JsonRecord, names: readonly string[]): Record<string, string> {
  return Object.fromEntries(names.flatMap((name) => (typeof record[name] === 'string' ? [[name, record[name]]] : [])));
}

function numbersIn(record: JsonRecord, names: readonly string[]): Record<string, number> {
  return Object.fromEntries(names.flatMap((name) => (typeof record[name] === 'number' ? [[name, record[name]]] : [])));
}

function flagsIn(record: JsonRecord, names: readonly string[]): Record<string, boolean> {
  return Object.fromEntries(names.flatMap((name) => (typeof record[name] === 'boolean' ? [[name, record[name]]] : [])));
}

function positionsIn(record: JsonRecord, names: readonly string[]): Record<string, Place> {
  return Object.fromEntries(
    names.flatMap((name) => {
      const place = placeIn(record[name]);
      return place ? [[name, place]] : [];
    }),
  );
}

/** A place without finite coordinates is none: it is never shown as 0, 0. */
function placeIn(place: unknown): Place | undefined {
  if (!isRecord(place) || place['lati'] === '' || place['long'] === '') return undefined;
  const [lati, long] = [Number(place['lati'] ?? Number.NaN), Number(place['long'] ?? Number.NaN)];
  return Number.isFinite(lati) && Number.isFinite(long) ? { lati, long } : undefined;
}

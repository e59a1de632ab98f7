import { isQueuedCall, queuedCalls, type QueuedCallName } from '../../../../contract/calls/queued.ts';
import {
  aidFields,
  namesReadAs,
  plainNames,
  reportFields,
  type FieldTable,
} from '../../../../contract/entities/record-fields.ts';
import type { OutboxItem } from '../item.ts';
import type { PlainRequest } from '../ports.ts';
import { isRecord, type JsonRecord, parseRecord } from '../answer/read-json.ts';

/** What belongs to an account is our own server's alone. */
const compose: Partial<Record<QueuedCallName, (body: JsonRecord) => JsonRecord>> = {
  reportDisaster: (body) => plainFields(body, reportFields),
  requestAid: (body) => ({
    ...plainFields(body, aidFields),
    ...placeWithPosition(body),
    requirements: plainRequirements(body['requirements']),
    ...picked(body, ['status']),
  }),
};

/** Is it of a call that this version knows, and that section 7 does not? Trying again would change nothing. */
export function isNoneOfTheirs({ call }: Pick<OutboxItem, 'call'>): boolean {
  return isQueuedCall(call) && !Object.hasOwn(compose, call);
}

/**
 * The item as a host of section 7 knows it: exactly the document's fields, in its order, with the values that were saved.
 * A position that is not known is left out, never made up. `undefined` for an item that this version cannot read.
 */
export function plainRequest({ call, body }: Pick<OutboxItem, 'call' | 'body'>): PlainRequest | undefined {
  const saved = parseRecord(body);
  const composed = saved && Object.hasOwn(compose, call) ? compose[call]?.(saved) : undefined;
  return composed && { method: 'POST', path: queuedCalls[call].path, body: JSON.stringify(composed) };
}

function plainFields(body: JsonRecord, table: FieldTable): JsonRecord {
  const positions = namesReadAs(table, 'position');
  const fields = Object.entries(picked(body, plainNames(table))).flatMap(([name, value]) => {
    if (!positions.includes(name)) return [[name, value]];
    return isRecord(value) ? [[name, { lati: Number(value['lati']), long: Number(value['long']) }]] : [];
  });
  return Object.fromEntries(fields);
}

/** Section 7 has one text for the place: a position beside the words goes into it, or nobody there would have it. */
function placeWithPosition({ location, position }: JsonRecord): JsonRecord {
  if (typeof location !== 'string' || !isRecord(position)) return {};
  return { location: `${location} (${Number(position['lati'])}, ${Number(position['long'])})` };
}

function plainRequirements(list: unknown): JsonRecord[] {
  const requirements = Array.isArray(list) ? list.filter(isRecord) : [];
  return requirements.map((one) => picked(one, ['type', 'quantity', 'urgent', 'status']));
}

function picked(from: JsonRecord, names: readonly string[]): JsonRecord {
  return Object.fromEntries(names.filter((name) => name in from).map((name) => [name, from[name]]));
}

import type { ListName } from '../../../contract/calls/changes-address.ts';
import type { NetAnswer } from '../outbox/ports.ts';
import { isRecord, parseRecord, type JsonRecord } from '../outbox/answer/read-json.ts';
import { readRecords } from './read-records.ts';
import type { AnyRow } from './rows.ts';

type Answered = Extract<NetAnswer, { kind: 'answered' }>;
export type ListRecord = Omit<AnyRow, 'round'>;

export interface Page {
  records: ListRecord[];
  gone: string[];
  cursor: string;
  etag?: string;
  more: boolean;
  anew: boolean;
  /** How many there are in all, by lane and standing. */
  of?: Record<string, number>;
}

/** A page of our own server; `undefined` for anything else. */
export function readPage(name: ListName, { status, text, etag }: Answered): Page | undefined {
  const json = status === 200 ? parseRecord(text) : undefined;
  if (json?.['success'] !== true || !Array.isArray(json['data']) || !Array.isArray(json['gone'])) return undefined;
  const { cursor, more } = json;
  if (typeof cursor !== 'string' || typeof more !== 'boolean') return undefined;
  return {
    records: readRecords(name, json['data']),
    gone: json['gone'].filter((id) => typeof id === 'string'),
    cursor,
    ...(etag === undefined ? {} : { etag }),
    more,
    anew: json['anew'] === true,
    ...(isRecord(json['of']) && { of: countsIn(json['of']) }),
  };
}

/** A whole list of section 7, one level up or down of where it should be; `undefined` for anything else. */
export function readWhole(name: ListName, { status, text }: Answered): ListRecord[] | undefined {
  if (status < 200 || status > 299) return undefined;
  const json = parseAny(text);
  if (isRecord(json) && json['success'] === false) return undefined;
  const list = listIn(json) ?? (isRecord(json) ? listIn(json['data']) : undefined);
  const inner = isRecord(json) && isRecord(json['data']) ? listIn(json['data']['data']) : undefined;
  const records = list ?? inner;
  return records && readRecords(name, records);
}

function countsIn(counts: JsonRecord): Record<string, number> {
  const known = Object.entries(counts).filter((entry): entry is [string, number] => typeof entry[1] === 'number');
  return Object.fromEntries(known);
}

function listIn(value: unknown): unknown[] | undefined {
  return Array.isArray(value) ? value : undefined;
}

function parseAny(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

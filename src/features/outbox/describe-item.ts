import { disasterTypeLabel } from '../../strings/labels.ts';
import { outboxTexts } from '../../strings/outbox.ts';
import type { ShownItem } from '../../hooks/shown-item.ts';

export interface ItemDescription {
  /** "Disaster report: Flood". */
  title: string;
  /** The place, as written. */
  place: string;
}

/** What a person recognises an item by. A body or kind of a newer version is no reason to hide it. */
export function describeItem(item: Pick<ShownItem, 'call' | 'body'>): ItemDescription {
  const kinds: Readonly<Record<string, string>> = outboxTexts.kinds;
  const kind = kinds[item.call] ?? item.call;
  const body = parseBody(item.body);
  const type = textOf(body['disasterType']);
  return {
    title: type ? `${kind}: ${disasterTypeLabel(type)}` : kind,
    place: textOf(body['address']) || textOf(body['location']),
  };
}

function parseBody(body: string): Record<string, unknown> {
  try {
    const value: unknown = JSON.parse(body);
    return typeof value === 'object' && value !== null ? { ...value } : {};
  } catch {
    return {};
  }
}

function textOf(value: unknown): string {
  return typeof value === 'string' ? value : '';
}

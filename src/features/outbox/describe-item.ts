import '../../strings/public/contact.ts';
import type { ReportView } from '../../../contract/entities/report.ts';
import { disasterTypeLabel } from '../../strings/forms/labels.ts';
import { outboxTexts } from '../../strings/shell/outbox.ts';
import { stepNames } from '../../strings/volunteers/step-names.ts';
import { parsedBody } from '../../hooks/draft/parsed-body.ts';
import type { ShownItem } from '../../hooks/items/shown-item.ts';

/** An item of the outbox's own screen. */
export interface ListedItem extends ShownItem {
  /** The disaster that a volunteer's item is about, where this phone knows it. */
  about?: ReportView | undefined;
}

export interface ItemDescription {
  /** "Disaster report: Flood", "Step on the way: Arrived". */
  title: string;
  /** The place, as written; of a change of the name, the new one; how a message begins; the address for the newsletter. */
  place: string;
}

/** What a person recognises an item by. A body or kind of a newer version is no reason to hide it. */
export function describeItem(item: Pick<ListedItem, 'call' | 'body' | 'about'>): ItemDescription {
  const kinds: Readonly<Record<string, string>> = outboxTexts.kinds;
  const kind = kinds[item.call] ?? item.call;
  const body = parsedBody(item.body) ?? {};
  const step: string | undefined = (stepNames as Partial<Record<string, string>>)[textOf(body['step'])];
  const type = textOf(body['disasterType']) || (item.call === 'acceptDisaster' ? textOf(item.about?.disasterType) : '');
  const what = step ?? (type && disasterTypeLabel(type));
  return {
    title: what ? `${kind}: ${what}` : kind,
    place: textOf(body['address']) || textOf(body['location']) || placeAbout(item) || otherMark(item.call, body),
  };
}

/** Of a volunteer's item: which disaster, and where. */
function placeAbout({ call, about }: Pick<ListedItem, 'call' | 'about'>): string {
  const words = [call === 'takeStep' && about ? disasterTypeLabel(about.disasterType) : '', textOf(about?.address)];
  return words.filter((word) => word !== '').join(' · ');
}

/** Characters of a message by which it is recognised. */
const BEGINNING = 140;

function otherMark(call: string, body: Readonly<Record<string, unknown>>): string {
  if (call === 'updateAccount') return textOf(body['name']);
  if (call === 'subscribeNewsletter') return textOf(body['email']);
  const message = textOf(body['message']);
  return message.length > BEGINNING ? `${message.slice(0, BEGINNING).trimEnd()}…` : message;
}

function textOf(value: unknown): string {
  return typeof value === 'string' ? value : '';
}

import { entryOf } from '../../../contract/base/entry-of.ts';
import '../../strings/public/contact.ts';
import { isQueuedCall, type QueuedCallName } from '../../../contract/calls/queued.ts';
import type { ReportView } from '../../../contract/entities/report.ts';
import { additionTexts } from '../../strings/forms/add-to-report.ts';
import { disasterTypeLabel, nameOf } from '../../strings/forms/labels.ts';
import { needLabel } from '../../strings/forms/needs.ts';
import { ownActNames } from '../../strings/forms/own-acts.ts';
import { roadKindLabels } from '../../strings/forms/road-kinds.ts';
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

type Body = Readonly<Record<string, unknown>>;
type Describe = (body: Body, about: ReportView | undefined) => { what?: string | undefined; place?: string };

const nothingMore: Describe = () => ({});
const byPlace: Describe = (body) => ({
  what: typeIn(body),
  place: textOf(body['address']) || textOf(body['location']),
});

/** By what else than its kind a person recognises an item of each call. */
const describers = {
  reportDisaster: byPlace,
  requestAid: byPlace,
  updateAccount: (body) => ({ place: textOf(body['name']) }),
  sendContactMessage: (body) => ({ place: beginning(textOf(body['message'])) }),
  subscribeNewsletter: (body) => ({ place: textOf(body['email']) }),
  saveVolunteerProfile: byPlace,
  acceptDisaster: (_, about) => ({ what: about && typeIn(about), place: textOf(about?.address) }),
  takeStep: (body, about) => ({
    what: entryOf(stepNames, textOf(body['step'])),
    place: [about ? typeIn(about) : '', textOf(about?.address)].filter((word) => word !== '').join(' · '),
  }),
  learnModule: nothingMore,
  actOnReport: nothingMore,
  actOnAid: nothingMore,
  answerDisaster: (body) => ({ place: textOf(body['note']) }),
  packDelivery: (body) => ({ place: textOf(body['carrier']) }),
  actOnDelivery: nothingMore,
  actOnAccount: nothingMore,
  markMessage: nothingMore,
  alertVolunteers: nothingMore,
  saveNgoProfile: (body) => ({ place: textOf(body['organizationName']) }),
  reportRoadBlock: (body) => ({
    what: textOf(body['passed']) === '' ? roadKindIn(body) : outboxTexts.passed(roadKindIn(body)),
    place: textOf(body['note']),
  }),
  actOnRoadBlock: nothingMore,
  noteAlert: nothingMore,
  answerRequester: (body) => ({ place: beginning(textOf(body['text'])) }),
  actOnOwn: (body) => ({
    what: entryOf(ownActNames, textOf(body['act'])),
    place: body['act'] === 'add-need' ? addedNeed(body['need']) : beginning(textOf(body['text'])),
  }),
} satisfies Record<QueuedCallName, Describe>;

/** What a person recognises an item by. A body or kind of a newer version is no reason to hide it. */
export function describeItem({ call, body, about }: Pick<ListedItem, 'call' | 'body' | 'about'>): ItemDescription {
  const said = parsedBody(body) ?? {};
  const isAddition = call === 'reportDisaster' && typeof said['addsTo'] === 'string';
  const own = isQueuedCall(call) ? outboxTexts.kinds[call] : (call as string);
  const kind = isAddition ? additionTexts.kind : own;
  const describe: Describe = isQueuedCall(call) ? describers[call] : byPlace;
  const { what = '', place = '' } = describe(said, about);
  return { title: what === '' ? kind : `${kind}: ${what}`, place };
}

function typeIn(body: Readonly<{ disasterType?: unknown }>): string {
  const type = textOf(body.disasterType);
  return type && disasterTypeLabel(type);
}

function addedNeed(need: unknown): string {
  const { type, quantity } = (need ?? {}) as Body;
  return [needLabel(textOf(type)), textOf(quantity)].filter((word) => word !== '').join(' · ');
}

function roadKindIn({ kind }: Body): string {
  return nameOf(roadKindLabels, textOf(kind) as keyof typeof roadKindLabels);
}

/** Characters of a message by which it is recognised. */
const BEGINNING = 140;

function beginning(message: string): string {
  return message.length > BEGINNING ? `${message.slice(0, BEGINNING).trimEnd()}…` : message;
}

function textOf(value: unknown): string {
  return typeof value === 'string' ? value : '';
}

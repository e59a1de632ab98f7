import { entryOf } from '../../../contract/base/entry-of.ts';
import type { ActionName } from '../../../contract/calls/queued-table.ts';
import { byLocale } from '../by-locale.ts';
import { numberText } from '../plural.ts';
import { texts } from '../texts.ts';
import { timeSince } from '../time.ts';

/** How what an admin did on this phone stands, beside the record that it is about. */
export const actStateTexts = texts('actStateTexts', {
  waiting: (act: string) => `Waits on this phone: ${act}`,
  notDone: (act: string) => `Needs you: ${act}`,
  soon: 'It is sent by itself as soon as there is a connection. Until then it counts for nobody else.',
  see: 'See what waits',
  conflict: 'Somebody was first',
  /** Nobody was first: so many places were not free. */
  noPlaces: 'Nobody of yours is expected',
  /** So much of a need was not open. */
  noneTaken: 'Nothing was taken',
  first: (name: string, when: string | undefined) =>
    `${name} acted before you${when === undefined ? '' : `, ${when}`}.`,
  otherAdmin: 'Another administrator',
  stands: (how: string) => `It is now: ${how}.`,
  nothing: (act: string) =>
    `So nothing was changed by yours (${act}). Look at it as it is now, and act again if it is still needed.`,
  putAway: 'Put away',
});

/** Acts, by `call.act`. */
export const actNames = texts('actNames', {
  'actOnReport.decide': 'decision about the report',
  'actOnReport.revise': 'corrected facts',
  'actOnReport.describe': 'public text and needs',
  'actOnReport.release': 'moved to the main list',
  'actOnReport.merge': 'merged with another',
  'actOnReport.unmerge': 'taken out of the incident',
  'actOnReport.keep-apart': 'kept apart',
  'actOnReport.merge-added': 'reports sent as more about it merged',
  alertVolunteers: 'alert to volunteers',
  'actOnAid.assign': 'given to an organization',
  'actOnAid.take': 'taken on',
  'actOnAid.reject': 'request rejected',
  'actOnAid.reconsider': 'rejection withdrawn',
  'actOnAid.hand-back': 'given back',
  'actOnAid.need': 'status of a need',
  'actOnAid.close': 'request closed',
  'actOnAid.reopen': 'request opened again',
  'actOnAid.release': 'moved to the main list',
  'actOnAid.merge': 'merged with another',
  'actOnAid.unmerge': 'taken out of the incident',
  'actOnAid.keep-apart': 'kept apart',
  'actOnAid.new-code': 'new code for a delivery',
  'answerDisaster.send': 'people sent',
  'answerDisaster.withdraw': 'people taken back',
  'answerDisaster.reject': 'disaster rejected',
  'answerDisaster.reconsider': 'rejection withdrawn',
  packDelivery: 'delivery packed',
  'actOnDelivery.depart': 'delivery on its way',
  'actOnDelivery.deliver': 'delivery handed over',
  'actOnDelivery.cancel': 'delivery canceled',
  'actOnAccount.decide': 'decision about the account',
  'actOnAccount.undo': 'decision undone',
  markMessage: 'mark on a message',
  'actOnRoadBlock.confirm': 'road block confirmed',
  'actOnRoadBlock.lift': 'road block lifted',
  'actOnRoadBlock.reopen': 'decision about a road undone',
} satisfies Record<ActionName, string>);

/** How a record stands that somebody else acted on: of reports, aid requests, their lines, and accounts. */
export const standingTexts = texts('standingTexts', {
  pending: 'pending',
  active: 'active',
  resolved: 'resolved',
  dismissed: 'dismissed',
  approved: 'approved',
  refused: 'rejected',
  fulfilled: 'fulfilled',
  'partially-fulfilled': 'partially fulfilled',
  in_transit: 'on its way',
  delivered: 'delivered',
  canceled: 'canceled',
  withdrawn: 'withdrawn',
  expired: 'expired',
  answered: 'answered',
  reported: 'not confirmed',
  confirmed: 'confirmed',
  full: 'all places are taken',
  fewer: 'fewer places are free',
  less: 'less of it is open',
  pledged: 'your organization sends people already',
  unwanted: 'no volunteers are asked for',
  done: 'over',
  ended: 'called off',
  lifted: 'lifted',
});

export const lateTexts = texts('lateTexts', {
  late: (made: string, received: string) => `Made ${made}, received ${received}`,
  /** Where both are so long ago that the same words would tell both. */
  slow: (made: string, way: string) => `Made ${made}, took ${way} to arrive`,
});

/** How it stands where nobody was first: there is no room for so many people, or not so much to take. */
export function conflictTitle(stands: string | undefined): string {
  if (stands === 'less') return actStateTexts.noneTaken;
  return ['full', 'fewer', 'unwanted'].includes(stands ?? '') ? actStateTexts.noPlaces : actStateTexts.conflict;
}

/** A name of a later version is shown as it is. */
export function actName(what: string): string {
  return entryOf(actNames, what) ?? what;
}

export function standingWords(stands: string): string {
  return entryOf(standingTexts, stands) ?? stands;
}

const HOUR_MS = 60 * 60_000;
/** Up to here in hours: "62 hours" says more than "3 days" to who sends people out. */
const MOST_HOURS = 96;

const hours = byLocale((code) => new Intl.RelativeTimeFormat(code, { numeric: 'always' }));
const length = { style: 'unit', unit: 'hour', unitDisplay: 'long' } as const;

/** When it was made and when it came; all in epoch milliseconds. */
export function lateText(madeAt: number, receivedAt: number, now: number): string {
  const made = hoursAgo(madeAt, now);
  // Both in one measure: "51 hours ago" and "2 days ago" do not say which was first.
  if (made <= MOST_HOURS) return lateTexts.late(hoursText(madeAt, now), hoursText(receivedAt, now));
  const [madeText, receivedText] = [timeSince(madeAt, now), timeSince(receivedAt, now)];
  if (madeText !== receivedText) return lateTexts.late(madeText, receivedText);
  return lateTexts.slow(madeText, numberText(Math.max(1, Math.round((receivedAt - madeAt) / HOUR_MS)), length));
}

const hoursAgo = (at: number, now: number) => Math.round((now - at) / HOUR_MS);

function hoursText(at: number, now: number): string {
  const ago = hoursAgo(at, now);
  return now - at >= HOUR_MS ? hours().format(-ago, 'hour') : timeSince(at, now);
}

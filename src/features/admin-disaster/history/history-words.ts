import { type DisplayStatus, dismissals, displayStatuses } from '../../../../contract/enumerations.ts';
import type { WirePosition } from '../../../../contract/entities/fields.ts';
import { placeOf } from '../../../../contract/policies/place-of.ts';
import type { HistoryEntry } from '../../../data/commands/admin/find-records.ts';
import { teamStateNames } from '../../../strings/admin/admin-desk.ts';
import { dismissalNames } from '../../../strings/admin/admin-disaster.ts';
import { historyTexts as words } from '../../../strings/admin/admin-history.ts';
import { degreesText, severityWord } from '../../../strings/public/disasters.ts';
import { nameOf, reportTypeLabel } from '../../../strings/forms/labels.ts';
import { numberText } from '../../../strings/plural.ts';
import { timeText } from '../../../strings/time.ts';

const EXACT_DECIMALS = 5;

/** What happened in a line that needs no more than its name. */
const plain = {
  'report-received': 'received',
  'report-revised': 'revised',
  'campaign-written': 'campaign',
  'report-released': 'released',
  'report-merged': 'merged',
  'aid-merged': 'merged',
  'report-merged-with': 'mergedWith',
  'aid-merged-with': 'mergedWith',
  'report-unmerged': 'unmerged',
  'aid-unmerged': 'unmerged',
  'report-unmerged-with': 'unmergedWith',
  'aid-unmerged-with': 'unmergedWith',
  'report-kept-apart': 'keptApart',
  'report-kept-apart-with': 'keptApart',
  'aid-kept-apart': 'keptApart',
  'aid-kept-apart-with': 'keptApart',
  'report-not-apart': 'notApart',
  'report-not-apart-with': 'notApart',
  'aid-not-apart': 'notApart',
  'aid-not-apart-with': 'notApart',
  'report-pledged': 'pledged',
  'report-pledge-withdrawn': 'pledgeWithdrawn',
  'report-rejected-by-ngo': 'rejectedByNgo',
  'report-reconsidered-by-ngo': 'reconsideredByNgo',
  'contact-seen': 'contactSeen',
  'own-still-needed': 'stillNeeded',
  'own-no-longer-needed': 'noLongerNeeded',
  'own-needed-again': 'neededAgain',
  'own-add-need': 'needAdded',
  'own-move-place': 'placeMoved',
  'own-message': 'messageWritten',
  'requester-answered': 'messageAnswered',
  'messages-seen': 'messagesSeen',
  'report-translated': 'translated',
  'photo-released': 'photoReleased',
  'photo-withdrawn': 'photoWithdrawn',
  'photo-seen': 'photoSeen',
  'road-block-confirmed': 'roadConfirmed',
  'road-block-lifted': 'roadLifted',
  'road-block-reopened': 'roadReopened',
  'donation-allocated': 'allocated',
  'allocation-taken-back': 'takenBack',
  'purchase-entered': 'purchase',
  'fee-entered': 'fee',
  'donation-refunded': 'refunded',
} as const satisfies Readonly<Record<string, keyof typeof words>>;

/** What happened, in a line. An act of a later version is told by its own name. */
export function historyTitle({ action, detail, alert }: HistoryEntry): string {
  if (Object.hasOwn(plain, action)) return words[plain[action as keyof typeof plain]];
  switch (action) {
    case 'report-decided':
      return decisionTitle(detail);
    case 'volunteers-wanted':
      return words.wanted(countText(detail['from']), countText(detail['to']));
    case 'place-freed':
      return words.placeFreed(
        nameOf(words.freedWhy, String(detail['why'])),
        nameOf(teamStateNames, String(detail['state'])),
      );
    case 'step-told':
    case 'step-refused':
      return stepTitle(action, detail);
    case 'volunteers-alerted':
      return words.alerted(alert?.chosen ?? countOf(detail['chosen']));
    default:
      return alert ? words.alerted(alert.chosen) : words.other(action);
  }
}

/** What a volunteer told whose place was free by then: the steps have the names of what they lead to. */
function stepTitle(action: string, { step, takenAt }: HistoryEntry['detail']): string {
  const state = step === 'withdraw' ? 'withdrawn' : String(step);
  const name = step === 'still-coming' ? words.stillComing : nameOf(teamStateNames, state);
  return words[action === 'step-told' ? 'stepTold' : 'stepRefused'](name, timeText(String(takenAt)));
}

function decisionTitle(detail: HistoryEntry['detail']): string {
  const [from, to] = [statusIn(detail['from']), statusIn(detail['to'])];
  if (to === 'active') return from === 'resolved' ? words.reopened : words.approved;
  if (to === 'resolved') return words.resolved;
  if (to === 'pending') return words.broughtBack;
  const kind = dismissals.find((one) => one === detail['dismissal']) ?? 'other';
  return words.dismissed(dismissalNames[kind]);
}

function statusIn(value: unknown): DisplayStatus | undefined {
  return displayStatuses.find((one) => one === value);
}

function countText(value: unknown): string {
  return typeof value === 'number' ? numberText(value) : words.noNumber;
}

function countOf(value: unknown): number {
  return typeof value === 'number' ? value : 0;
}

/** A fact as it stood before or after a revision. */
export function factText(fact: string, value: unknown): string {
  if (value === null || value === undefined || value === '') return words.nothing;
  if (fact === 'location') return positionText(value);
  if (fact === 'severity') return severityText(value);
  if (fact === 'disasterType' && typeof value === 'string') return reportTypeLabel(value);
  return typeof value === 'number' ? numberText(value) : plainText(value);
}

function plainText(value: unknown): string {
  return typeof value === 'string' ? value : JSON.stringify(value);
}

function positionText(value: unknown): string {
  const place = typeof value === 'object' ? placeOf(value as WirePosition) : undefined;
  return place ? degreesText(place.lat, place.lng, EXACT_DECIMALS) : words.nothing;
}

function severityText(value: unknown): string {
  return typeof value === 'string' ? severityWord(value) : plainText(value);
}

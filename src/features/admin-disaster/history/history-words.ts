import { type DisplayStatus, dismissals, displayStatuses } from '../../../../contract/enumerations.ts';
import type { WirePosition } from '../../../../contract/entities/fields.ts';
import { placeOf } from '../../../../contract/policies/place-of.ts';
import type { HistoryEntry } from '../../../data/commands/admin/find-records.ts';
import { dismissalNames, teamStateNames } from '../../../strings/admin/admin-disaster.ts';
import { historyTexts as words } from '../../../strings/admin/admin-history.ts';
import { degreesText, severityWord } from '../../../strings/public/disasters.ts';
import { nameOf, reportTypeLabel } from '../../../strings/forms/labels.ts';
import { numberText } from '../../../strings/plural.ts';
import { timeText } from '../../../strings/time.ts';

const EXACT_DECIMALS = 5;

/** What happened, in a line. An act of a later version is told by its own name. */
export function historyTitle({ action, detail, alert }: HistoryEntry): string {
  switch (action) {
    case 'report-received':
      return words.received;
    case 'report-decided':
      return decisionTitle(detail);
    case 'volunteers-wanted':
      return words.wanted(countText(detail['from']), countText(detail['to']));
    case 'report-revised':
      return words.revised;
    case 'campaign-written':
      return words.campaign;
    case 'report-released':
      return words.released;
    case 'report-merged':
    case 'aid-merged':
      return words.merged;
    case 'report-merged-with':
    case 'aid-merged-with':
      return words.mergedWith;
    case 'report-unmerged':
    case 'aid-unmerged':
      return words.unmerged;
    case 'report-unmerged-with':
    case 'aid-unmerged-with':
      return words.unmergedWith;
    case 'report-kept-apart':
    case 'report-kept-apart-with':
    case 'aid-kept-apart':
    case 'aid-kept-apart-with':
      return words.keptApart;
    case 'report-not-apart':
    case 'report-not-apart-with':
    case 'aid-not-apart':
    case 'aid-not-apart-with':
      return words.notApart;
    case 'report-pledged':
      return words.pledged;
    case 'report-pledge-withdrawn':
      return words.pledgeWithdrawn;
    case 'report-rejected-by-ngo':
      return words.rejectedByNgo;
    case 'report-reconsidered-by-ngo':
      return words.reconsideredByNgo;
    case 'place-freed':
      return words.placeFreed(
        nameOf(words.freedWhy, String(detail['why'])),
        nameOf(teamStateNames, String(detail['state'])),
      );
    case 'step-told':
    case 'step-refused':
      return stepTitle(action, detail);
    case 'contact-seen':
      return words.contactSeen;
    case 'own-still-needed':
      return words.stillNeeded;
    case 'own-no-longer-needed':
      return words.noLongerNeeded;
    case 'own-needed-again':
      return words.neededAgain;
    case 'own-add-need':
      return words.needAdded;
    case 'own-move-place':
      return words.placeMoved;
    case 'own-message':
      return words.messageWritten;
    case 'requester-answered':
      return words.messageAnswered;
    case 'messages-seen':
      return words.messagesSeen;
    case 'report-translated':
      return words.translated;
    case 'photo-released':
      return words.photoReleased;
    case 'photo-withdrawn':
      return words.photoWithdrawn;
    case 'photo-seen':
      return words.photoSeen;
    case 'road-block-confirmed':
      return words.roadConfirmed;
    case 'road-block-lifted':
      return words.roadLifted;
    case 'road-block-reopened':
      return words.roadReopened;
    case 'donation-allocated':
      return words.allocated;
    case 'allocation-taken-back':
      return words.takenBack;
    case 'purchase-entered':
      return words.purchase;
    case 'fee-entered':
      return words.fee;
    case 'donation-refunded':
      return words.refunded;
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

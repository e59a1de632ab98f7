import type { RecordMessage } from '../entities/record-message.ts';
import type { TrackView } from '../entities/track.ts';
import type { AidStatus, Dismissal, ReportStatus } from '../enumerations.ts';
import { wayOf, type TrackedKind, type TrackStage } from '../track-stages.ts';
import type { Requirement } from './aid-view.ts';
import { displayStatusOf } from './display-status.ts';

/** ISO 8601, server time; undefined where it has not come to that. */
type Moment = string | undefined;

/** What the server knows of how far a report has come. */
export interface TrackedReport {
  id: string;
  receivedAt: string;
  /** When somebody first looked at it or did something with it. */
  seenAt: Moment;
  status: ReportStatus;
  activeSince: Moment;
  resolvedAt: Moment;
  dismissedAt: Moment;
  dismissal: Dismissal | undefined;
  /** The disaster that its sender meant it to add to; of a merged one, what stands for it, where that is public. */
  addsTo: TrackView['addsTo'];
  alertedAt: Moment;
  alerted: number;
  /** The first acceptance of a place that is still filled. */
  acceptedAt: Moment;
  accepted: number;
  /** Did anybody ever accept it, whatever became of that? */
  wasAccepted: boolean;
  /** Volunteers who have accepted and are not done, and people whom organizations send. */
  onItNow: number;
  /** When a volunteer was there last. */
  thereAt: Moment;
  /** What its sender said of it later. */
  confirmedAt: Moment;
  overAt: Moment;
  movedAt: Moment;
  /** What was written to and by those who have it in hand, oldest first. */
  messages: readonly RecordMessage[];
  /** It was merged: how it stands is how what stands for it does, since then. */
  isMerged?: boolean;
  mergedAt?: Moment;
}

/** What the server knows of how far an aid request has come. */
export interface TrackedAid {
  id: string;
  receivedAt: string;
  seenAt: Moment;
  status: AidStatus;
  /** When it was closed, or fulfilled. */
  endedAt: Moment;
  /** Its own: what another of the household asked for, in their words, is theirs. */
  requirements: readonly Requirement[];
  /** Those that are active, the oldest first; lines are places in `requirements`. */
  takings: readonly { lines: readonly number[]; since: string; name: string }[];
  /** The first delivery that is on its way now. */
  departedAt: Moment;
  /** The first handing over. */
  deliveredAt: Moment;
  /** What its sender said of it later. */
  confirmedAt: Moment;
  overAt: Moment;
  movedAt: Moment;
  /** What was written to and by those who have it in hand, oldest first. */
  messages: readonly RecordMessage[];
  /** It was merged: what is done about it is done by what stands for it, since then. */
  isMerged?: boolean;
  mergedAt?: Moment;
}

type Reached = TrackView['reached'];

export function trackedReport(report: TrackedReport): TrackView {
  const { id, receivedAt, seenAt, activeSince, alertedAt, acceptedAt, resolvedAt, dismissal, alerted, accepted } =
    report;
  const status = displayStatusOf(report.status, resolvedAt);
  const since = sinceMerged(report);
  const isOpen = status === 'active' || status === 'resolved';
  const times: Partial<Record<TrackStage, Moment>> = {
    received: receivedAt,
    seen: seenAt,
    ...(isOpen && { approved: since(activeSince), alerted: since(alertedAt), accepted: since(acceptedAt) }),
    ...(status === 'resolved' && { resolved: since(resolvedAt) }),
  };
  // Nobody approves what they have not seen, though it is written nowhere that they looked.
  const sure: TrackStage[] = isOpen ? ['received', 'seen', 'approved'] : ['received'];
  const end: Reached = status === 'dismissed' ? [withTime('dismissed', since(report.dismissedAt))] : [];
  const reached = [...reachedOn('report', times, sure), ...end];
  return {
    _id: id,
    kind: 'report',
    stage: lastOf(reached),
    reached,
    ...ownWord(report),
    ...messagesIn(report),
    ...(report.isMerged === true && { merged: true }),
    ...(status === 'dismissed' && dismissal !== undefined && { dismissal }),
    ...(report.addsTo && { addsTo: report.addsTo }),
    ...(isOpen && alertedAt !== undefined && { volunteers: { alerted, accepted } }),
    ...(isOpen && helpersOf(report, status === 'active', since(report.thereAt))),
  };
}

/** Of one that is over nobody is on it, and that needs no words: only that they were there stays true. */
function helpersOf(
  { wasAccepted, onItNow }: TrackedReport,
  isActive: boolean,
  thereAt: Moment,
): Pick<TrackView, 'helpers'> {
  if (!(isActive ? wasAccepted : thereAt !== undefined)) return {};
  return { helpers: { now: isActive ? onItNow : 0, ...(thereAt !== undefined && { thereAt }) } };
}

export function trackedAid(aid: TrackedAid): TrackView {
  const { id, receivedAt, seenAt, status, endedAt, requirements, takings, departedAt } = aid;
  const hasCome = aid.deliveredAt !== undefined || requirements.some((one) => one.status !== 'pending');
  const since = sinceMerged(aid);
  const times: Partial<Record<TrackStage, Moment>> = {
    received: receivedAt,
    seen: seenAt,
    taken: since(takings[0]?.since),
    'on-the-way': since(departedAt),
    delivered: since(aid.deliveredAt),
  };
  const sure: TrackStage[] = ['received', ...(hasCome ? (['delivered'] as const) : [])];
  const isOver = status !== 'active';
  const end: Reached = isOver ? [withTime(status, since(endedAt))] : [];
  const reached = [...reachedOn('aid', times, sure), ...end];
  return {
    _id: id,
    kind: 'aid',
    stage: lastOf(reached),
    reached,
    ...ownWord(aid),
    ...messagesIn(aid),
    ...(aid.isMerged === true && { merged: true as const }),
    requirements: requirements.map(({ partOf: _, ...requirement }, line) => {
      const taking = takings.find(({ lines }) => lines.includes(line));
      return { ...requirement, ...(taking && { takenBy: taking.name, since: taking.since }) };
    }),
  };
}

/** What stands for a merged record may have come far before that came: it has come so far by being merged. */
function sinceMerged({ isMerged, mergedAt, receivedAt }: Pick<TrackedReport, 'isMerged' | 'mergedAt' | 'receivedAt'>) {
  const first = mergedAt ?? receivedAt;
  return (at: Moment): Moment => (isMerged === true && at !== undefined && at < first ? first : at);
}

/** The stages of its way that have a time, or are sure without one. */
function reachedOn(
  kind: TrackedKind,
  times: Partial<Record<TrackStage, Moment>>,
  sure: readonly TrackStage[],
): Reached {
  return wayOf[kind]
    .filter((stage) => times[stage] !== undefined || sure.includes(stage))
    .map((stage) => withTime(stage, times[stage]));
}

type OwnWord = 'confirmedAt' | 'overAt' | 'movedAt';

function ownWord({ confirmedAt, overAt, movedAt }: Record<OwnWord, Moment>): Pick<TrackView, OwnWord> {
  return {
    ...(confirmedAt !== undefined && { confirmedAt }),
    ...(overAt !== undefined && { overAt }),
    ...(movedAt !== undefined && { movedAt }),
  };
}

function messagesIn({ messages }: Pick<TrackedReport, 'messages'>): Pick<TrackView, 'messages'> {
  return messages.length === 0 ? {} : { messages: [...messages] };
}

function withTime(stage: TrackStage, at: Moment): Reached[number] {
  return { stage, ...(at !== undefined && { at }) };
}

function lastOf(reached: Reached): TrackStage {
  return reached.at(-1)?.stage ?? 'received';
}

import type { TrackView } from '../../../contract/entities/track.ts';
import type { TrackStage } from '../../../contract/track-stages.ts';
import { nameOf } from '../../strings/forms/labels.ts';
import { trackStageNames, trackTexts } from '../../strings/forms/track.ts';

export interface TrackRow {
  id: TrackStage | 'there' | 'nobody';
  name: string;
  /** ISO 8601, server time. */
  at?: string | undefined;
}

const ends: readonly TrackStage[] = ['resolved', 'dismissed', 'fulfilled', 'withdrawn', 'expired'];

export function isOver({ stage }: Pick<TrackView, 'stage'>): boolean {
  return ends.includes(stage);
}

/**
 * What was reached, as people read it, the newest last: the stages, and what is newer than those whose names older phones know – that
 * somebody was there, and that nobody is on it any more.
 */
export function trackRows(view: Pick<TrackView, 'stage' | 'reached' | 'helpers'>): TrackRow[] {
  const { reached, helpers } = view;
  const rows: TrackRow[] = reached.map(({ stage, at }) => ({ id: stage, name: nameOf(trackStageNames, stage), at }));
  const thereAt = helpers?.thereAt;
  if (thereAt !== undefined) {
    // Somebody else may have accepted since.
    const before = reached.filter(({ stage, at = '' }) => !ends.includes(stage) && at <= thereAt);
    rows.splice(before.length, 0, { id: 'there', name: trackTexts.there, at: thereAt });
  }
  if (helpers?.now === 0 && !isOver(view)) rows.push({ id: 'nobody', name: trackTexts.nobodyNow });
  return rows;
}

import type { ReportView } from '../../contract/entities/report.ts';
import { disasterTexts, markText, severityWords } from '../strings/public/disasters.ts';
import { disasterTypeLabel } from '../strings/forms/labels.ts';
import type { MapPlace, MapPoint } from './place.ts';

const tones = { mild: 'neutral', moderate: 'info', severe: 'warning', critical: 'danger' } as const;

interface Disaster extends MapPoint, Pick<ReportView, 'disasterType' | 'severity' | 'displayStatus'> {
  id: string;
}

/** A disaster as a mark: as grave as it is while it lasts. */
export function placeOnMap({ id, lat, lng, disasterType, severity, displayStatus }: Disaster): MapPlace {
  const isOver = displayStatus === 'resolved';
  const words = [disasterTypeLabel(disasterType)];
  if (severity) words.push(severityWords[severity]);
  if (isOver) words.push(disasterTexts.resolved);
  return {
    id,
    lat,
    lng,
    label: markText(words),
    tone: isOver ? 'good' : severity ? tones[severity] : 'neutral',
  };
}

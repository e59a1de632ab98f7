import type { ReportView } from '../../contract/entities/report.ts';
import { disasterTexts, severityWord } from '../strings/public/disasters.ts';
import { reportTypeLabel } from '../strings/forms/labels.ts';
import { listText } from '../strings/sentence.ts';
import { readSeverity } from '../../contract/enumerations.ts';
import type { MapPlace, MapPoint } from './place.ts';

/** How a disaster looks that lasts. */
export const severityTones = {
  mild: 'neutral',
  moderate: 'info',
  severe: 'warning',
  critical: 'danger',
  other: 'warning',
} as const;

interface Disaster extends MapPoint, Pick<ReportView, 'disasterType' | 'severity' | 'displayStatus'> {
  id: string;
}

/** A disaster as a mark: as grave as it is while it lasts. */
export function placeOnMap({ id, lat, lng, disasterType, severity, displayStatus }: Disaster): MapPlace {
  const isOver = displayStatus === 'resolved';
  const words = [reportTypeLabel(disasterType)];
  if (severity) words.push(severityWord(severity));
  if (isOver) words.push(disasterTexts.resolved);
  return {
    id,
    lat,
    lng,
    label: listText(words),
    tone: isOver ? 'good' : severity ? severityTones[readSeverity(severity)] : 'neutral',
  };
}

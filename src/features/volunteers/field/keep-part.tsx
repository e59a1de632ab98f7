import { useRef } from 'react';
import { Link } from 'react-router-dom';
import type { ReportView } from '../../../../contract/entities/report.ts';
import type { Point } from '../../../../contract/base/great-circle.ts';
import { useConfig } from '../../../hooks/shared/use-config.ts';
import { guideAddress } from '../../../addresses.ts';
import { reportTypeLabel } from '../../../strings/forms/labels.ts';
import { fieldTexts } from '../../../strings/volunteers/field.ts';
import { useFocusHeir } from '../../../ui/form/use-focus-heir.ts';
import styles from '../list/task.module.css';
import { useOwnPosition } from '../place/own-position.ts';
import type { FieldArea } from './field-sources.ts';
import { KeepPanel } from './keep-panel.tsx';
import { useField } from './use-field.ts';

interface KeepPartProps {
  disaster: ReportView;
  place: Point;
}

/** All that is needed at a disaster, kept on this phone by one tap. Nothing is shown where there is nothing to keep. */
export function KeepPart({ disaster, place }: KeepPartProps) {
  const config = useConfig();
  const own = useOwnPosition();
  if (config?.roads === undefined) return null;
  const from = own.kind === 'on' ? own.from : undefined;
  const { roads, pmtilesUrl } = config;
  return <Keeping disaster={disaster} place={place} from={from} hasRoads={roads} baseMap={pmtilesUrl} />;
}

function Keeping({ disaster, ...around }: KeepPartProps & Omit<FieldArea, 'disasterId'>) {
  const heading = useRef<HTMLHeadingElement>(null);
  const focusProps = useFocusHeir(heading);
  const { _id, disasterType } = disaster;
  const state = useField({ disasterId: _id, ...around }, disasterType);
  const { plan, wish } = state;
  const isEmpty = typeof plan === 'object' && plan.files.length === 0 && plan.missing.length === 0;
  const isUnknown = plan === 'away' || plan === 'asking' || plan === 'unasked';
  const hasMap = around.baseMap !== undefined;
  if (!wish && (isEmpty || (isUnknown && !around.hasRoads && !hasMap))) return null;
  return (
    <section className={styles['section']} aria-labelledby="field-title" data-field={wish?.state} {...focusProps}>
      <h2 id="field-title" ref={heading} tabIndex={-1}>
        {fieldTexts.title}
      </h2>
      <p>{fieldTexts.lead(reportTypeLabel(disasterType), hasMap)}</p>
      <p className={styles['near']}>
        <Link to={guideAddress(topicOf(disasterType))} className={styles['anchor']}>
          {fieldTexts.guide(reportTypeLabel(disasterType))}
        </Link>
      </p>
      {around.hasRoads && !around.from && <p className={styles['note']}>{fieldTexts.noPosition}</p>}
      <KeepPanel state={state} />
    </section>
  );
}

/** The guide speaks of storms of each kind on one page; a topic that it does not have leads to its contents. */
function topicOf(disasterType: string): string {
  return disasterType === 'hurricane' ? 'storm' : disasterType;
}

import { fieldsOf, reportFields } from '../../../contract/entities/record-fields.ts';
import type { FormValues } from '../../hooks/draft/form-values.ts';
import { bodyText } from '../../hooks/draft/parsed-body.ts';
import { useStartCorrection } from '../../hooks/draft/use-start-correction.ts';
import { CorrectionDoor } from '../../parts/saved/correction-door.tsx';
import { KEPT_POSITION } from '../../hooks/draft/kept-position.ts';
import { ON_BEHALF } from '../../hooks/draft/on-behalf.ts';
import { ROAD_IS_BLOCKED } from './build-report-form.ts';

/** Opens a refused report as a form again; a chunk of its own, since nobody's first screen is a correction. */
export function ReportCorrection({ id, onOpened }: { id: string; onOpened(): void }) {
  return (
    <CorrectionDoor state={useStartCorrection({ form: 'report', itemId: id, valuesOf: reportValues, onOpened })} />
  );
}

/** Fields whose control holds their value as it is. */
const TYPED = fieldsOf(reportFields).filter(
  (name) => reportFields[name].readAs !== 'flag' && !name.startsWith('location'),
);

/** A report's body as the form's values, for its correction. What has not the form that it should have is left empty. */
function reportValues(body: Readonly<Record<string, unknown>>): FormValues {
  const location = body['location'];
  const position = typeof location === 'object' && location !== null ? { lati: '', long: '', ...location } : undefined;
  const accuracy = typeof body['locationAccuracy'] === 'number' ? `, ${body['locationAccuracy']}` : '';
  const blocked = bodyText(body['roadBlocked']);
  return {
    ...Object.fromEntries(TYPED.map((name) => [name, bodyText(body[name])])),
    [ROAD_IS_BLOCKED]: blocked === '' ? '' : 'true',
    roadBlocked: blocked || 'other',
    ...(body[ON_BEHALF] === true && { [ON_BEHALF]: 'true' }),
    // What was not chosen then is not chosen now.
    ...(body['severityChosen'] === false && { severity: '' }),
    // A report without a position may be of another place: today's position must not be put in by itself.
    place: position ? (body['placeChosen'] === false ? '' : 'here') : 'elsewhere',
    [KEPT_POSITION]: position ? `${bodyText(position.lati)}, ${bodyText(position.long)}${accuracy}` : '',
  };
}

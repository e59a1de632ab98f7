import { epochMsOf } from '../../../contract/base/iso-time.ts';
import type { FormValues } from '../../hooks/draft/form-values.ts';
import { KEPT_POSITION } from '../../hooks/draft/kept-position.ts';
import { ON_BEHALF } from '../../hooks/draft/on-behalf.ts';
import { bodyText } from '../../hooks/draft/parsed-body.ts';
import { useStartCorrection } from '../../hooks/draft/use-start-correction.ts';
import { CorrectionDoor } from '../../parts/saved/correction-door.tsx';
import { needLabel } from '../../strings/forms/needs.ts';
import { localFromTime } from './build-aid-form.ts';
import { ELSEWHERE_NUMBER, ELSEWHERE_SOURCE } from './typed-elsewhere.ts';

/** Opens a refused request as a form again; a chunk of its own, since nobody's first screen is a correction. */
export function AidCorrection({ id, onOpened }: { id: string; onOpened(): void }) {
  return <CorrectionDoor state={useStartCorrection({ form: 'aid', itemId: id, valuesOf: aidValues, onOpened })} />;
}

/** An aid request's body as the form's values, for its correction. What has not the form that it should have is left empty. */
function aidValues(body: Readonly<Record<string, unknown>>): FormValues {
  const text = (name: string) => bodyText(body[name]);
  const needs: unknown[] = Array.isArray(body['requirements']) ? body['requirements'] : [];
  const deadline = epochMsOf(text('deadline'));
  return {
    ...Object.fromEntries(needs.flatMap(needEntries)),
    ...placeValues(body),
    deadline: Number.isNaN(deadline) ? '' : localFromTime(deadline),
    disasterType: text('disasterType'),
    description: text('description'),
    name: text('name'),
    contactNumber: text('contactNumber'),
    ...(body[ON_BEHALF] === true && { [ON_BEHALF]: 'true' }),
    ...elsewhereValues(body['elsewhere']),
  };
}

function elsewhereValues(elsewhere: unknown): FormValues {
  const { source, number } = { source: '', number: '', ...(typeof elsewhere === 'object' ? elsewhere : {}) };
  return { [ELSEWHERE_SOURCE]: bodyText(source), [ELSEWHERE_NUMBER]: bodyText(number) };
}

/** Such as a phone or a map gave it: what a person wrote of a position in any other way are their words. */
const PLAIN_POSITION = /^-?\d+(\.\d+)?, -?\d+(\.\d+)?$/;

function placeValues({ location, position, locationAccuracy: metres }: Readonly<Record<string, unknown>>): FormValues {
  const words = bodyText(location);
  const { lati, long } = { lati: '', long: '', ...(typeof position === 'object' ? position : {}) };
  const isBeside = typeof position === 'object';
  const isPosition = !isBeside && PLAIN_POSITION.test(words);
  const point = isBeside ? `${bodyText(lati)}, ${bodyText(long)}` : isPosition ? words : '';
  const accuracy = typeof metres === 'number' && point !== '' ? `, ${metres}` : '';
  return { location: isPosition ? '' : words, [KEPT_POSITION]: `${point}${accuracy}` };
}

function needEntries(need: unknown, index: number): [string, string][] {
  const fields = { type: '', quantity: '', urgent: false, ...(typeof need === 'object' ? need : {}) };
  return [
    [`requirements.${index}.type`, needLabel(bodyText(fields.type))],
    [`requirements.${index}.quantity`, bodyText(fields.quantity)],
    [`requirements.${index}.urgent`, fields.urgent ? 'true' : ''],
  ];
}

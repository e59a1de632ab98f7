import { parseCount } from '../../../../contract/base/parse-count.ts';
import { hasAtMost, hasVisibleText } from '../../../../contract/base/text.ts';
import type { ReportFacts, ReportView } from '../../../../contract/entities/report.ts';
import { limits } from '../../../../contract/limits.ts';
import { placeOf } from '../../../../contract/policies/place-of.ts';
import type { FormValues } from '../../../hooks/draft/form-values.ts';
import { positionText } from '../../../maps/pin/position-text.ts';
import { reviseTexts } from '../../../strings/admin/admin-disaster.ts';
import { readPosition } from '../../../../contract/base/read-position.ts';

/** The facts as the form shows them. */
export function factsAsTexts(report: ReportView): FormValues {
  const place = placeOf(report.location);
  return {
    disasterType: report.disasterType,
    severity: report.severity ?? '',
    address: report.address ?? '',
    position: place ? positionText(place) : '',
    description: report.description ?? '',
    peopleAffected: report.peopleAffected === undefined ? '' : String(report.peopleAffected),
    assistanceRequired: report.assistanceRequired ?? '',
  };
}

type Problems = Readonly<Record<string, string>>;

/** What differs from how the form began, in the contract's terms; `null` takes away what was there. */
export function buildRevision(before: FormValues, now: FormValues): { facts: ReportFacts; problems: Problems } {
  const facts: Record<string, unknown> = {};
  const problems: Record<string, string> = {};
  for (const name of ['disasterType', 'severity'] as const) {
    if (differs(name)) facts[name] = now[name];
  }
  text('address', limits.placeCharacters);
  text('description', limits.descriptionCharacters);
  if (differs('assistanceRequired')) {
    if (hasVisibleText(now['assistanceRequired'] ?? '')) text('assistanceRequired', limits.descriptionCharacters);
    else facts['assistanceRequired'] = null;
  }
  if (differs('peopleAffected')) facts['peopleAffected'] = people();
  if (differs('position')) facts['location'] = location();
  return { facts, problems };

  function differs(name: string): boolean {
    return (now[name] ?? '').trim() !== (before[name] ?? '').trim();
  }

  function text(name: string, most: number): void {
    const typed = now[name] ?? '';
    if (!differs(name)) return;
    if (!hasVisibleText(typed)) problems[name] = reviseTexts.missing;
    else if (!hasAtMost(typed, most)) problems[name] = reviseTexts.tooLong;
    else facts[name] = typed;
  }

  function people(): number | null {
    const typed = now['peopleAffected'] ?? '';
    if (!hasVisibleText(typed)) return null;
    const count = parseCount(typed);
    if (!(count <= limits.peopleAffected)) problems['peopleAffected'] = reviseTexts.peopleProblem;
    return count;
  }

  function location(): { lati: number; long: number } | null {
    const typed = now['position'] ?? '';
    if (!hasVisibleText(typed)) return null;
    const place = readPosition(typed);
    if (place) return { lati: place.lat, long: place.lng };
    problems['position'] = reviseTexts.positionProblem;
    return null;
  }
}

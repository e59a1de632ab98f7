import { parseCount } from '../../../../contract/base/parse-count.ts';
import { firstCharacters, hasAtMost, hasVisibleText } from '../../../../contract/base/text.ts';
import type { ReportView } from '../../../../contract/entities/report.ts';
import { defaultSeverity } from '../../../../contract/defaults.ts';
import { actLimits } from '../../../../contract/act-limits.ts';
import { maskContacts } from '../../../../contract/policies/mask-contacts.ts';
import { publicDisasterType } from '../../../../contract/policies/public-disaster-type.ts';
import { suggestedRadiusKm, suggestedVolunteers } from '../../../../contract/policies/alert-suggestions.ts';
import type { FormValues } from '../../../hooks/draft/form-values.ts';
import { alertSheetTexts as words, firstSteps } from '../../../strings/admin/admin-alert.ts';
import { severityWord } from '../../../strings/public/disasters.ts';
import { reportTypeLabel } from '../../../strings/forms/labels.ts';
import { numberText } from '../../../strings/plural.ts';
import { parseWanted } from './parse-wanted.ts';

type Problems = Readonly<Record<string, string>>;

/** What the server and we would do without a word from the admin. */
export function suggestedFor({ severity = defaultSeverity, peopleAffected, volunteersWanted }: ReportView) {
  return {
    radiusKm: suggestedRadiusKm(severity),
    wanted: volunteersWanted ?? suggestedVolunteers(severity, peopleAffected),
  };
}

/** Characters of the report that an alert has room for beside what to do first. */
const PLACE_CHARACTERS = 120;
const SAID_CHARACTERS = 160;

/** How the sheet begins: what it is, where, what to do first, and what was reported. */
export function suggestedAlert(report: ReportView): FormValues {
  const { severity = defaultSeverity, disasterType } = report;
  const { radiusKm, wanted } = suggestedFor(report);
  return {
    title: firstCharacters(
      words.suggestedTitle(reportTypeLabel(disasterType), severityWord(severity)),
      actLimits.alertTitleCharacters,
    ),
    body: suggestedBody(report),
    radiusKm: String(radiusKm),
    volunteersWanted: String(wanted),
  };
}

/** A lock screen shows its beginning: what was reported comes last. */
function suggestedBody({ address = '', description = '', disasterType }: ReportView): string {
  const place = shortened(address, PLACE_CHARACTERS).replace(/[.,;।،؛]+$/u, '');
  const body = words.suggestedBody(place || words.placeUnknown, firstSteps[publicDisasterType(disasterType)]);
  const said = shortened(description, SAID_CHARACTERS);
  return said === '' ? body : `${body} ${words.suggestedSaid(said)}`;
}

export interface AlertForm {
  title: string;
  body: string;
  radiusKm: number;
  /** Null: no number is asked for. */
  volunteersWanted: number | null;
}

export function buildAlert(values: FormValues): { alert: AlertForm; problems: Problems } {
  const value = (name: string) => (values[name] ?? '').trim();
  const problems: Record<string, string> = {};
  const radiusKm = radiusIn(value('radiusKm'));
  if (radiusKm === undefined) problems['radiusKm'] = words.radiusProblem(numberText(actLimits.alertRadiusKm));
  const wanted = parseWanted(value('volunteersWanted'));
  if (wanted === undefined) problems['volunteersWanted'] = words.wantedProblem;
  const most = { title: actLimits.alertTitleCharacters, body: actLimits.alertBodyCharacters };
  for (const name of ['title', 'body'] as const) {
    if (!hasVisibleText(value(name))) problems[name] = words.missing;
    else if (!hasAtMost(value(name), most[name])) problems[name] = words.tooLong;
  }
  const alert = {
    title: value('title'),
    body: value('body'),
    radiusKm: radiusKm ?? 1,
    volunteersWanted: wanted ?? null,
  };
  return { alert, problems };
}

/** Whole kilometres, in digits of any script; undefined where they are none, or too many. */
export function radiusIn(typed: string): number | undefined {
  const km = parseCount(typed);
  return km >= 1 && km <= actLimits.alertRadiusKm ? km : undefined;
}

/** As much of it as an alert has room for. It lights up on locked phones: a reporter's number in it stays out. */
function shortened(text: string, most: number): string {
  if (!hasVisibleText(text)) return '';
  const line = maskContacts(text).replaceAll(/\s+/g, ' ').trim();
  if (line.length <= most) return line;
  // By code points, so that no character is cut in two, and none of them counts for less than it takes.
  let kept = '';
  for (const character of line) {
    if (kept.length + character.length > most) break;
    kept += character;
  }
  return `${kept.trimEnd()}…`;
}

import { is } from 'valibot';
import type pg from 'pg';
import { disasterTypes, type DisasterType, type LanguageCode } from '../../contract/enumerations.ts';
import type { ReportView } from '../../contract/entities/report.ts';
import { idSchema } from '../../contract/entities/fields.ts';
import { isNear, townWords } from '../../contract/policies/town-words.ts';
import { reportView } from '../../contract/policies/report-view.ts';
import { noticeTexts } from '../notices/texts/in-language.ts';
import { findReport } from '../store/reports/reports.ts';
import { publicStandIn } from '../store/reports/stands-for.ts';
import { previewTexts } from './preview-texts.ts';

/** What a link says of the page behind it, where people share it. */
export interface Preview {
  title: string;
  description: string;
}

/**
 * Of an active disaster, by what anybody may see of it, or of the one that it was merged into; undefined for every other id, so that nobody learns from a link whether a report
 * is there, waits or was dismissed.
 */
export async function disasterPreview(pool: pg.Pool, id: string, language: LanguageCode): Promise<Preview | undefined> {
  if (!is(idSchema, id)) return undefined;
  const report = await findReport(pool, id);
  const seen = report && reportView('nobody', await publicStandIn(pool, report));
  if (seen?.displayStatus !== 'active') return undefined;
  const { severities, locale, about, near } = previewTexts[language];
  const { types } = noticeTexts[language];
  const type = isKnown(seen.disasterType) ? seen.disasterType : 'other';
  const day = new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeZone: 'UTC' }).format(
    new Date(seen.reportedAt),
  );
  const degrees = seen.location && `${Number(seen.location.lati)}, ${Number(seen.location.long)}`;
  const town = townIn(seen, language);
  const grade = seen.severity === undefined || seen.severity === 'other' ? '' : ` · ${severities[seen.severity]}`;
  if (town === undefined) return { title: `${types[type]}${grade}`, description: about(day, degrees) };
  return { title: `${types[type]}${grade} · ${near(town)}`, description: about(day, `${town} (${degrees})`) };
}

/** In Arabic in a direction of its own (U+2068 to U+2069), since its letters are Latin ones. */
function townIn({ near }: ReportView, language: LanguageCode): string | undefined {
  if (near === undefined || !isNear(near)) return undefined;
  const words = townWords(near, new Intl.DisplayNames(previewTexts[language].locale, { type: 'region' }));
  return language === 'ar' ? `\u2068${words}\u2069` : words;
}

function isKnown(type: string): type is DisasterType {
  return (disasterTypes as readonly string[]).includes(type);
}

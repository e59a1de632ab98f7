import type { ReactNode } from 'react';
import { actLimits } from '../../../../contract/act-limits.ts';
import { placeOf } from '../../../../contract/policies/place-of.ts';
import type { AdminReport } from '../../../data/queries/admin/admin-reports.ts';
import type { FormValues } from '../../../hooks/draft/form-values.ts';
import { alertSheetTexts as words } from '../../../strings/admin/admin-alert.ts';
import { kilometresText } from '../../../strings/public/disasters.ts';
import { numberText } from '../../../strings/plural.ts';
import { TextArea, TextField } from '../../../ui/form/field.tsx';
import { suggestedFor } from './build-alert.ts';

interface AlertFieldsProps {
  report: AdminReport;
  start: FormValues;
  problems: Readonly<Record<string, string>>;
  /** Whom the radius reaches. */
  reach: ReactNode;
}

/** Whom, how many, and what they read. */
export function AlertFields({ report, start, problems, reach }: AlertFieldsProps) {
  const { radiusKm, wanted } = suggestedFor(report);
  const hasPlace = placeOf(report.location) !== undefined;
  return (
    <>
      <TextField
        name="radiusKm"
        label={words.radius}
        hint={hasPlace ? words.radiusHint(kilometresText(radiusKm)) : words.noPlace}
        problem={problems['radiusKm']}
        inputMode="numeric"
        autoComplete="off"
        defaultValue={start['radiusKm']}
      />
      {reach}
      <TextField
        name="volunteersWanted"
        label={words.wanted}
        hint={words.wantedHint(numberText(wanted))}
        problem={problems['volunteersWanted']}
        inputMode="numeric"
        autoComplete="off"
        defaultValue={start['volunteersWanted']}
      />
      <TextField
        name="title"
        label={words.heading}
        problem={problems['title']}
        maxLength={actLimits.alertTitleCharacters}
        autoComplete="off"
        defaultValue={start['title']}
      />
      <TextArea
        name="body"
        label={words.body}
        hint={words.bodyHint}
        problem={problems['body']}
        maxLength={actLimits.alertBodyCharacters}
        defaultValue={start['body']}
      />
    </>
  );
}

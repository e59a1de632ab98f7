import { knownNeeds } from '../../../../contract/known-needs.ts';
import { actLimits } from '../../../../contract/act-limits.ts';
import { limits } from '../../../../contract/limits.ts';
import type { FormValues } from '../../../hooks/draft/form-values.ts';
import { adminCampaignTexts as words } from '../../../strings/admin/admin-campaign.ts';
import { needLabel } from '../../../strings/forms/needs.ts';
import { Button } from '../../../ui/button.tsx';
import { TextField } from '../../../ui/form/field.tsx';
import styles from '../shared/admin-disaster.module.css';

interface CampaignNeedsProps {
  /** One lasting key per row, so that a row keeps its text when one before it goes. */
  keys: readonly number[];
  onKeys(change: (old: number[]) => number[]): void;
  start: FormValues;
  problems: Readonly<Record<string, string>>;
}

/** The growing list of what is asked for. */
export function CampaignNeeds({ keys, onKeys, start, problems }: CampaignNeedsProps) {
  const field = (name: string) => ({ name, problem: problems[name], defaultValue: start[name] ?? '' });
  return (
    <fieldset className={styles['needs']}>
      <legend>{words.needs}</legend>
      {keys.map((key, place) => (
        <fieldset key={key} className={styles['need']}>
          <legend>{words.need(place + 1)}</legend>
          <TextField
            {...field(`needs.${key}.type`)}
            label={words.needType}
            list="campaign-known-needs"
            autoComplete="off"
            maxLength={limits.needCharacters}
          />
          <TextField
            {...field(`needs.${key}.quantity`)}
            label={words.needQuantity}
            optional={words.optional}
            autoComplete="off"
            maxLength={limits.quantityCharacters}
          />
          <Button
            look="quiet"
            icon="trash"
            aria-label={`${words.removeNeed}: ${words.need(place + 1)}`}
            onClick={() => onKeys((old) => old.filter((other) => other !== key))}
          >
            {words.removeNeed}
          </Button>
        </fieldset>
      ))}
      <datalist id="campaign-known-needs">
        {knownNeeds.map((need) => (
          <option key={need}>{needLabel(need)}</option>
        ))}
      </datalist>
      {keys.length < actLimits.campaignNeeds && (
        <Button icon="plus" onClick={() => onKeys((old) => [...old, Math.max(-1, ...old) + 1])}>
          {words.addNeed}
        </Button>
      )}
    </fieldset>
  );
}

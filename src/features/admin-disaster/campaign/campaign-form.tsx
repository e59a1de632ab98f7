import { useRef, useState } from 'react';
import { actLimits } from '../../../../contract/act-limits.ts';
import type { AdminReport } from '../../../data/queries/admin/admin-reports.ts';
import { readForm, type FormValues } from '../../../hooks/draft/form-values.ts';
import { adminCampaignTexts as words } from '../../../strings/admin/admin-campaign.ts';
import { TextArea, TextField } from '../../../ui/form/field.tsx';
import { buildCampaign, campaignAsTexts } from './build-campaign.ts';
import { CampaignNeeds } from './campaign-needs.tsx';
import { EditFrame, MovedOn } from '../shared/edit-frame.tsx';
import { useAct } from '../shared/use-act.ts';

interface CampaignFormProps {
  report: AdminReport;
  onClose(): void;
}

/** Writes the campaign; the public reads it once the server has it and the disaster is active. */
export function CampaignForm({ report, onClose }: CampaignFormProps) {
  const { _id, campaign, campaignRevision = 0 } = report;
  const asItStands = () => ({
    seen: campaignRevision,
    values: campaignAsTexts(campaign),
    rows: campaign?.needs.length ?? 0,
  });
  const [base, setBase] = useState(asItStands);
  return (
    <>
      {campaignRevision !== base.seen && <MovedOn words={words} onAgain={() => setBase(asItStands())} />}
      <Fields key={base.seen} reportId={_id} {...base} onClose={onClose} />
    </>
  );
}

interface FieldsProps {
  reportId: string;
  /** The campaign's revision that the form began with. */
  seen: number;
  values: FormValues;
  /** Of needs at first. */
  rows: number;
  onClose(): void;
}

function Fields({ reportId, seen, values: start, rows, onClose }: FieldsProps) {
  const form = useRef<HTMLFormElement>(null);
  const [keys, setKeys] = useState(() => Array.from({ length: Math.max(rows, 1) }, (_, row) => row));
  const [problems, setProblems] = useState<Readonly<Record<string, string>>>();
  const act = useAct();

  async function save(): Promise<void> {
    const { campaign, problems: found } = buildCampaign(form.current ? readForm(form.current) : start, keys);
    const isWrong = Object.keys(found).length > 0;
    setProblems(isWrong ? found : undefined);
    if (isWrong) return;
    const saved = await act.run(({ describeCampaign }) => describeCampaign({ reportId, seen, campaign }));
    if (saved !== undefined) onClose();
  }

  const field = (name: string) => ({ name, problem: problems?.[name], defaultValue: start[name] ?? '' });
  return (
    <EditFrame
      id="campaign-form"
      words={words}
      form={form}
      problems={problems}
      act={act}
      onSave={save}
      onClose={onClose}
    >
      {(onFilled) => (
        <>
          <TextArea
            {...field('text')}
            label={words.text}
            hint={words.textHint}
            optional={words.optional}
            maxLength={actLimits.campaignCharacters}
            dir="auto"
          />
          <TextField
            {...field('target')}
            label={words.target}
            hint={words.targetHint}
            optional={words.optional}
            inputMode="decimal"
            autoComplete="off"
          />
          <CampaignNeeds
            keys={keys}
            onKeys={(change) => {
              setKeys(change);
              onFilled();
            }}
            start={start}
            problems={problems ?? {}}
          />
        </>
      )}
    </EditFrame>
  );
}

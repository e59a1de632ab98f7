import { useState } from 'react';
import { actLimits } from '../../../../contract/act-limits.ts';
import type { AdminAid } from '../../../data/queries/admin/admin-aid.ts';
import { freeLines } from '../../../data/queries/admin/aid-with-pending.ts';
import { useSettled } from '../../../hooks/shared/use-settled.ts';
import { aidActTexts, aidCardTexts } from '../../../strings/admin/admin-aid.ts';
import { needLabel } from '../../../strings/forms/needs.ts';
import { Banner } from '../../../ui/feedback/banner.tsx';
import { CheckField, described, Field, Problem } from '../../../ui/form/field.tsx';
import { Sheet } from '../../../ui/overlay/sheet.tsx';
import styles from '../request/aid.module.css';
import { NgoChoice } from './ngo-choice.tsx';

interface AssignSheetProps {
  aid: AdminAid;
  problem: string | undefined;
  onGive(ngoId: string, lines: number[]): void;
  onClose(): void;
}

const PROBLEM = 'assign-lines-problem';

/** Gives needs that are nobody's to an organization: all of them or some. */
export function AssignSheet({ aid, problem, onGive, onClose }: AssignSheetProps) {
  const free = freeLines(aid.shown);
  const [lines, setLines] = useState(free);
  const [isMissing, setMissing] = useState(false);
  const [search, setSearch] = useState('');
  const settled = useSettled(search);
  const chosen = free.filter((line) => lines.includes(line));
  const types = chosen.flatMap((line) => aid.shown.requirements[line]?.type ?? []);

  function toggle(line: number): void {
    setMissing(false);
    setLines(chosen.includes(line) ? chosen.filter((one) => one !== line) : [...chosen, line].sort((a, b) => a - b));
  }

  return (
    <Sheet title={aidActTexts.assignTitle} close={aidCardTexts.close} onClose={onClose}>
      {problem !== undefined && <Banner tone="bad">{problem}</Banner>}
      <fieldset className={styles['lines']} aria-describedby={isMissing ? PROBLEM : undefined}>
        <legend>{aidActTexts.assignLines}</legend>
        {free.map((line) => (
          <CheckField
            key={line}
            name={`line-${line}`}
            label={labelOf(aid, line)}
            checked={chosen.includes(line)}
            onChange={() => toggle(line)}
          />
        ))}
        <Problem id={PROBLEM} text={isMissing ? aidActTexts.assignNone : undefined} />
      </fieldset>
      <Field name="ngo" label={aidActTexts.findNgo}>
        <input
          {...described({ name: 'ngo', optional: aidActTexts.findNgo })}
          type="search"
          enterKeyHint="search"
          autoComplete="off"
          maxLength={actLimits.searchCharacters}
          value={search}
          onChange={(event) => setSearch(event.target.value)}
        />
      </Field>
      <NgoChoice
        key={settled}
        search={settled}
        aid={{ types, location: aid.location ?? '' }}
        onChoose={(ngoId) => {
          if (chosen.length === 0) setMissing(true);
          else onGive(ngoId, chosen);
        }}
      />
    </Sheet>
  );
}

function labelOf({ shown }: AdminAid, line: number): string {
  const { type = '', quantity } = shown.requirements[line] ?? {};
  return quantity === undefined ? needLabel(type) : `${needLabel(type)} · ${quantity}`;
}

import type { DisplayStatus } from '../../../contract/enumerations.ts';
import { reportedTexts } from '../../strings/admin/admin-reports.ts';
import { Chip, ChoiceChips } from '../../ui/form/choice-chips.tsx';

const options = [
  { status: 'resolved', text: 'justResolved' },
  { status: 'dismissed', text: 'justDismissed' },
] as const;

/** `rejected` on the wire is either: what was resolved, and what never was a disaster of its own. */
export function OverChoice({ status, onChoose }: { status: DisplayStatus; onChoose(status: DisplayStatus): void }) {
  return (
    <ChoiceChips label={reportedTexts.over}>
      {options.map((option) => (
        <Chip key={option.status} isOn={status === option.status} onPress={() => onChoose(option.status)}>
          {reportedTexts[option.text]}
        </Chip>
      ))}
    </ChoiceChips>
  );
}

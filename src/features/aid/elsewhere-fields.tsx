import { limits } from '../../../contract/limits.ts';
import { elsewhereTexts as words } from '../../strings/forms/elsewhere.ts';
import { formTexts } from '../../strings/forms/form.ts';
import { TextField } from '../../ui/form/field.tsx';
import { Fold } from '../../ui/fold.tsx';
import { ELSEWHERE_NUMBER, ELSEWHERE_SOURCE, type TypedElsewhere } from './typed-elsewhere.ts';

interface ElsewhereFieldsProps {
  typed: TypedElsewhere;
  problems: Readonly<Record<string, string>>;
  onTyped(typed: TypedElsewhere): void;
}

/** Folded away: most requests are registered nowhere else. */
export function ElsewhereFields({ typed, problems, onTyped }: ElsewhereFieldsProps) {
  const isWrong = problems[ELSEWHERE_SOURCE] !== undefined || problems[ELSEWHERE_NUMBER] !== undefined;
  return (
    <Fold summary={words.title} isOpenAtFirst={isWrong || typed.source !== '' || typed.number !== ''}>
      <TextField
        name={ELSEWHERE_SOURCE}
        label={words.source}
        hint={words.hint}
        value={typed.source}
        optional={formTexts.optional}
        maxLength={limits.sourceCharacters}
        autoComplete="off"
        problem={problems[ELSEWHERE_SOURCE]}
        onChange={({ currentTarget }) => onTyped({ ...typed, source: currentTarget.value })}
      />
      <TextField
        name={ELSEWHERE_NUMBER}
        label={words.number}
        value={typed.number}
        optional={formTexts.optional}
        maxLength={limits.sourceNumberCharacters}
        autoComplete="off"
        problem={problems[ELSEWHERE_NUMBER]}
        onChange={({ currentTarget }) => onTyped({ ...typed, number: currentTarget.value })}
      />
    </Fold>
  );
}

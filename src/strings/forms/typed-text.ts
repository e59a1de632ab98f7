import { entryOf } from '../../../contract/base/entry-of.ts';
import { texts } from '../texts.ts';
import { fieldName } from './field-names.ts';
import { disasterTypeLabel } from './labels.ts';

export const typedTexts = texts('typedTexts', {
  titles: { report: 'Disaster report', aid: 'Aid request', contact: 'Message' },
  parts: { type: 'what', quantity: 'how much', urgent: 'urgent' },
  yes: 'yes',
});

/** Choices that steer the form and say nothing to a reader, and what the form itself notes. */
const unsaid: ReadonlySet<string> = new Set(['place', 'filled', 'addsTo']);

/** What stands in a form as a message for people: control's name → text, empty ones left out. */
export function typedText(
  form: keyof typeof typedTexts.titles,
  values: Readonly<Record<string, string>>,
): { title: string; text: string } {
  const lines = Object.entries(values).flatMap(([name, value]) =>
    value === '' || unsaid.has(name) ? [] : [`${typedName(name)}: ${wordsFor(name, value)}`],
  );
  return { title: typedTexts.titles[form], text: [typedTexts.titles[form], ...lines].join('\n') };
}

/** What people call a control of a form: the field's name, and of a need its part. */
function typedName(name: string): string {
  const part = entryOf(typedTexts.parts, name.split('.')[2] ?? '');
  return part === undefined ? fieldName(name) : `${fieldName(name)}, ${part}`;
}

function wordsFor(name: string, value: string): string {
  if (name === 'disasterType') return disasterTypeLabel(value);
  return value === 'true' ? typedTexts.yes : value;
}

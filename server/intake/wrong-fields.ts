import * as v from 'valibot';

/** Fields named in one answer: a person corrects a few at a time. */
const MAX_FIELDS = 50;
const MAX_NAME = 100;

/** Field's contract name (`requirements.0.type`) → what is wrong with it; undefined where nothing is. */
export function wrongFields(schema: v.GenericSchema, value: unknown): Record<string, string> | undefined {
  const checked = v.safeParse(schema, value);
  if (checked.success) return undefined;
  const fields = new Map<string, string>();
  for (const issue of checked.issues) {
    const name = v.getDotPath(issue)?.slice(0, MAX_NAME) ?? 'body';
    if (!fields.has(name)) fields.set(name, sentenceOf(issue));
    if (fields.size === MAX_FIELDS) break;
  }
  return Object.fromEntries(fields);
}

function sentenceOf(issue: v.BaseIssue<unknown>): string {
  if (issue.expected === 'never') return 'unknown field';
  if (issue.received === 'undefined') return 'required';
  // Texts of the contract are short words of ours; the library's own begin like this and quote what came.
  return issue.message.startsWith('Invalid ') ? 'not valid' : issue.message;
}

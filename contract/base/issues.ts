import type { BaseIssue } from 'valibot';

/** Valibot's issues as field → what is wrong, keyed by contract names with dots (`requirements.0.type`); the first issue of a field wins. */
export function issueFields(issues: readonly BaseIssue<unknown>[]): Record<string, string> {
  const fields = new Map<string, string>();
  for (const issue of issues) {
    const name = (issue.path ?? []).map(({ key }) => String(key)).join('.');
    if (!fields.has(name)) fields.set(name, issue.message);
  }
  return Object.fromEntries(fields);
}

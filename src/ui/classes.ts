/** The names that are there, for `class`: a module's style sheet has no rule for some states, and says `undefined` of them. */
export function classes(...names: readonly (string | false | undefined)[]): string {
  return names.filter(Boolean).join(' ');
}

/**
 * The parts of a decision record that are missing: docs/decisions/README.md says which there are.
 *
 * @param {string} name the file's
 * @param {string} text
 * @returns {string[]}
 */
export function decisionFaults(name, text) {
  const sections = new Map(text.split(/^## /m).slice(1).map(titleAndBody));
  return [
    ...(/^\d{3}-[a-z0-9-]+\.md$/.test(name) ? [] : ['its name is not NNN-title.md']),
    ...(/^# \S/.test(text) ? [] : ['its first line is no title']),
    ...(/^- Date: \d{4}-\d\d-\d\d$/m.test(text) ? [] : ['no date']),
    ...(/^- Status: (proposed|accepted|superseded by \[[^\]]+\]\([^)]+\))$/m.test(text) ? [] : ['no status']),
    ...(/^- Supersedes: \S/m.test(text) ? [] : ['does not say what it supersedes']),
    ...['Context', 'Decision', 'Consequences']
      .filter((title) => !sections.get(title))
      .map((title) => `nothing under "${title}"`),
  ];
}

/**
 * @param {string} section
 * @returns {[string, string]}
 */
function titleAndBody(section) {
  const end = section.indexOf('\n');
  return end < 0 ? [section.trim(), ''] : [section.slice(0, end).trim(), section.slice(end).trim()];
}

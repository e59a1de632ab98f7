import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { decisionFaults } from '../../scripts/lib/decision-faults.mjs';
import { root } from './planted-project.ts';

const folder = join(root, 'docs', 'decisions');
const read = (name: string) => readFileSync(join(folder, name), 'utf8');
const names = readdirSync(folder).filter((name) => name !== 'README.md');

const whole = `# A title

- Date: 2026-11-26
- Status: accepted
- Supersedes: nothing

## Context

Words.

## Decision

Words.

## Consequences

Words.
`;

describe('a decision record', () => {
  it('has all its parts', () => {
    expect(decisionFaults('007-a-title.md', whole)).toEqual([]);
    const superseded = whole.replace('accepted', 'superseded by [008](008-another.md)');
    expect(decisionFaults('007-a-title.md', superseded)).toEqual([]);
  });

  it.each([
    ['7-title.md', whole, 'its name is not NNN-title.md'],
    ['007-title.md', whole.replace('# A title', 'A title'), 'its first line is no title'],
    ['007-title.md', whole.replace('2026-11-26', 'yesterday'), 'no date'],
    ['007-title.md', whole.replace('accepted', 'fine'), 'no status'],
    ['007-title.md', whole.replace('- Supersedes: nothing\n', ''), 'does not say what it supersedes'],
    ['007-title.md', whole.replace('## Decision\n\nWords.', '## Decision\n'), 'nothing under "Decision"'],
    ['007-title.md', whole.replace('## Consequences', '## Outlook'), 'nothing under "Consequences"'],
  ])('without a part is found wrong: %s', (name, text, fault) => {
    expect(decisionFaults(name, text)).toEqual([fault]);
  });
});

describe('the decision records', () => {
  it.each(names)('%s has its parts and stands in the index', (name) => {
    expect(decisionFaults(name, read(name))).toEqual([]);
    expect(read('README.md')).toContain(`](${name})`);
  });

  it('have a number each', () => {
    const numbers = names.map((name) => name.slice(0, 3));
    expect(new Set(numbers).size).toBe(numbers.length);
  });

  it('that were superseded are named by what superseded them', () => {
    const unnamed = names.filter((name) => {
      const later = /^- Status: superseded by \[[^\]]*\]\(([^)]+)\)/m.exec(read(name))?.[1];
      return later !== undefined && !new RegExp(`^- Supersedes: .*\\(${name}\\)`, 'm').test(read(later));
    });
    expect(unnamed).toEqual([]);
  });
});

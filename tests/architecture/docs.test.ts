import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { docFaults } from '../../scripts/lib/doc-faults.mjs';
import { root, runNode } from './planted-project.ts';

const project = {
  scripts: ['start', 'test', 'build'],
  files: ['README.md', 'docs/architecture.md', 'src/data/db.ts', 'src/data/outbox/item.ts', 'server/main.ts'],
};

function faults(text: string, path = 'README.md'): string[] {
  return docFaults({ path, text }, project);
}

describe('names in README and docs', () => {
  it.each([
    ['Run `npm run deploy`.', 'no script "deploy" in package.json'],
    ['```\nnpm run deploy\n```', 'no script "deploy" in package.json'],
    ['See [design](docs/design.md).', 'link to docs/design.md'],
    ['![picture](docs/pictures/report.png)', 'link to docs/pictures/report.png'],
    ['The table in `src/data/tables.ts`.', 'no file src/data/tables.ts'],
    ['The folder `src/sync/`.', 'no file src/sync/'],
    ['In `outbox/row.ts`.', 'no file outbox/row.ts'],
    ['In `row.ts`.', 'no file row.ts'],
  ])('%s is found wrong', (text, fault) => {
    expect(faults(text)).toEqual([`README.md: ${fault}`]);
  });

  it.each([
    '`npm start`, `npm test`, `npm run build -- --force`, `npm ci`',
    '[design](docs/architecture.md#drain) and [elsewhere](https://example.org/a.md)',
    '`src/data/`, `src/data/outbox/*.ts`, `outbox/item.ts`, `db.ts`, `build/server/main.js`, `dist/`',
    '`POST /api/report/`, `/outbox`, `data-unsent="N"`, `_id`, `application/json`',
  ])('%s is right', (text) => {
    expect(faults(text)).toEqual([]);
  });

  it('are looked up from where the document stands', () => {
    expect(
      faults('[db](../src/data/db.ts) [here](architecture.md) [wrong](src/data/db.ts)', 'docs/gotchas.md'),
    ).toEqual(['docs/gotchas.md: link to src/data/db.ts']);
  });

  it('exist in this project', () => {
    const { code, output } = runNode([join(root, 'scripts', 'check-docs.mjs')], root);
    expect(output).toMatch(/\d+ documents, 0 faults\s*$/);
    expect(code).toBe(0);
  });

  it('README names the two commands', () => {
    const readme = readFileSync(join(root, 'README.md'), 'utf8');
    expect(readme).toContain('npm start');
    expect(readme).toContain('npm test');
  });
});

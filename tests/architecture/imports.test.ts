import { join } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { plantProject, root, runNode } from './planted-project.ts';

/** Runs the import rules over a project made of `files`; answers its violations as `rule: from → to`. */
function violations(files: Readonly<Record<string, string>>): { code: number; lines: string[] } {
  const project = plantProject(files);
  try {
    const { code, output } = runNode([join(root, 'scripts', 'check-imports.mjs'), project.folder], root);
    return { code, lines: output.trim().split('\n') };
  } finally {
    project.dispose();
  }
}

const LEAF = 'export const leaf = 1;\n';

/** Each breaks one rule in a file of its own: rule, file, source. `b.ts` files are there for them to import. */
const planted: readonly (readonly [rule: string, path: string, source: string])[] = [
  ['contract-imports', 'contract/a1.ts', "import '../src/data/b.ts';"],
  ['contract-packages', 'contract/a2.ts', "import 'dexie';"],
  ['contract-packages', 'contract/a3.ts', "import 'node:fs';"],
  ['server-imports', 'server/a.ts', "import '../src/data/b.ts';"],
  ['sw-imports', 'sw/a1.ts', "import '../src/platform/b.ts';"],
  ['sw-packages', 'sw/a2.ts', "import 'react';"],
  ['data-imports', 'src/data/a1.ts', "import '../platform/b.ts';"],
  ['data-imports', 'src/data/a2.ts', "import type { leaf } from '../ui/b.ts'; export type A = typeof leaf;"],
  ['data-packages', 'src/data/a3.ts', "import 'react';"],
  ['data-packages', 'src/data/a4.ts', "import 'dexie-react-hooks';"],
  ['ui-imports', 'src/ui/a1.tsx', "import '../data/b.ts'; export const A = () => <p>a</p>;"],
  ['ui-packages', 'src/ui/a2.ts', "import 'dexie';"],
  ['gallery-imports', 'src/gallery/a1.tsx', "import '../data/b.ts';"],
  ['gallery-packages', 'src/gallery/a2.ts', "import 'dexie';"],
  ['no-import-of-gallery', 'src/features/x/a5.ts', "import '../../gallery/b.ts';"],
  ['parts-imports', 'src/parts/a.tsx', "import '../data/queries/b.ts';"],
  ['page-packages', 'src/parts/a2.tsx', "import 'dexie';"],
  ['maps-imports', 'src/maps/a.ts', "import '../data/b.ts';"],
  ['maps-packages', 'src/maps/a2.ts', "import 'dexie';"],
  ['platform-imports', 'src/platform/a1.ts', "import '../data/b.ts';"],
  ['platform-packages', 'src/platform/a2.ts', "import 'react';"],
  ['hooks-imports', 'src/hooks/a1.ts', "import '../ui/b.ts';"],
  ['hooks-packages', 'src/hooks/a2.ts', "import 'dexie';"],
  ['strings-imports', 'src/strings/a1.ts', "import '../data/b.ts';"],
  ['leaves-packages', 'src/strings/a2.ts', "import 'react';"],
  ['routes-imports', 'src/routes.ts', "import './ui/b.ts';"],
  ['routes-imports', 'src/addresses.ts', "import './ui/b.ts';"],
  ['features-imports', 'src/features/x/a1.ts', "import '../y/b.ts';"],
  ['features-imports', 'src/features/x/a2.ts', "import '../../data/outbox/b.ts';"],
  ['features-imports', 'src/features/x/a3.ts', "import '../../data/b.ts';"],
  ['features-lazily', 'src/app/a1.ts', "import '../features/x/b.ts';"],
  ['app-packages', 'src/app/a2.ts', "import 'workbox-window';"],
  ['app-is-the-top', 'src/features/x/a4.ts', "import '../../app/b.ts';"],
  ['scripts-imports', 'scripts/a.mjs', "import '../src/data/b.ts';"],
  ['scripts-imports', 'scripts/a2.mjs', "import '../server/start/b.ts';"],
  ['plain-imports', 'server/start/a1.mjs', "import './b.ts';"],
  ['plain-imports', 'server/start/a2.mjs', "import '../../contract/b.ts';"],
  ['plain-imports', 'contract/a8.mjs', "import './b.ts';"],
  ['plain-packages', 'server/start/a3.mjs', "import 'valibot';"],
  ['plain-packages', 'contract/a9.mjs', "import 'valibot';"],
  ['no-import-of-tests', 'src/data/a5.ts', "import '../../tests/support/b.ts';"],
  ['no-cycle', 'contract/a4.ts', "import './a5.ts';"],
  ['no-folder-cycle', 'contract/f1', ''],
  ['no-orphan', 'contract/a6.ts', 'export const a = 1;'],
  ['resolvable', 'contract/a7.ts', "import './nowhere.ts';"],
];

const imported = [
  ...['app', 'data', 'data/outbox', 'data/queries', 'features/x', 'features/y', 'gallery', 'platform', 'ui'].map(
    (name) => `src/${name}`,
  ),
  'contract',
  'server/start',
  'tests/support',
].map((folder) => [`${folder}/b.ts`, LEAF]);

/** Two folders that need each other, though no file is part of a cycle. */
const tiedFolders = {
  'contract/f1/one.ts': "import '../f2/one.ts';\n",
  'contract/f2/one.ts': LEAF,
  'contract/f2/two.ts': "import '../f1/two.ts';\n",
  'contract/f1/two.ts': LEAF,
};

describe('the rules about imports', () => {
  let found: { code: number; lines: string[] };

  beforeAll(() => {
    found = violations({
      ...Object.fromEntries(imported),
      ...tiedFolders,
      'contract/a5.ts': "import './a4.ts';\n",
      ...Object.fromEntries(planted.filter(([, , source]) => source).map(([, path, source]) => [path, source])),
    });
  });

  it.each(planted)('%s refuses %s: %s', (rule, path) => {
    expect(found.code).toBe(1);
    expect(found.lines.filter((line) => line.startsWith(`${rule}: ${path} `))).not.toEqual([]);
  });

  it('allow what the table allows', () => {
    const { code, lines } = violations({
      'contract/call.ts': "import 'valibot';\nexport const call = 1;\n",
      'contract/form.mjs': LEAF,
      'server/start/settings.mjs': "import 'node:fs';\nimport '../../contract/form.mjs';\nexport const settings = 1;\n",
      'server/main.ts':
        "import 'node:fs';\nimport 'fastify';\nimport '../contract/call.ts';\nimport './start/settings.mjs';\n",
      'scripts/start.mjs': "import '../server/start/settings.mjs';\n",
      'src/data/queries/reports.ts': "import 'dexie';\nimport '../../../contract/call.ts';\n",
      'src/routes.ts': LEAF,
      'src/ui/button.tsx': 'import \'react\';\nexport const Button = () => <button type="button">Send</button>;\n',
      'src/features/reports/report-screen.tsx':
        "import '../../data/queries/reports.ts';\nimport '../../routes.ts';\nimport '../../ui/button.tsx';\n",
      'src/app/screens.ts': "export const load = () => import('../features/reports/report-screen.tsx');\n",
      'src/main.tsx': "import './app/screens.ts';\n",
      'sw/index.ts':
        "import 'workbox-precaching';\nimport '../src/data/queries/reports.ts';\nimport '../src/routes.ts';\n",
    });
    expect(lines).toEqual([expect.stringMatching(/^\d+ modules, \d+ imports, 0 violations$/)]);
    expect(code).toBe(0);
  });

  it('refuse to call nothing a success', () => {
    const { code, lines } = violations({});
    expect(code).toBe(1);
    expect(lines).toEqual(['No module was looked at.']);
  });

  it('look at every source file of this project', () => {
    const { output } = runNode([join(root, 'scripts', 'check-imports.mjs')], root);
    const [, modules] = /(\d+) modules, \d+ imports, \d+ violations\s*$/.exec(output) ?? [];
    expect(Number(modules)).toBeGreaterThan(50);
  });
});

import { join } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { plantProject, root, runNode } from './planted-project.ts';

const SCREEN = "export function A() { return <div dangerouslySetInnerHTML={{ __html: '' }} />; }";
const EFFECT = "import { useEffect } from 'react'; export function A(p: { a: number; f: (a: number) => void }) {";

/** A test that only runs, or never does; put together here so that this file is none of those. */
function leftOut(how: string): string {
  return `import { expect, it } from 'vitest'; it.${how}('a', () => expect(1).toBe(1));`;
}

/** Each breaks one lint rule in a file of its own: rule, file, source. */
const planted: readonly (readonly [rule: string, path: string, source: string])[] = [
  ['no-floating-promises', 'src/data/p1.ts', 'export function a() { Promise.resolve(1); }'],
  ['no-misused-promises', 'src/data/p2.ts', 'export const a = (b: Promise<boolean>) => (b ? 1 : 2);'],
  [
    'switch-exhaustiveness-check',
    'src/data/p3.ts',
    "export function a(b: 'x' | 'y') { switch (b) { case 'x': return 1; } return 2; }",
  ],
  ['no-danger', 'src/ui/p4.tsx', SCREEN],
  ['no-restricted-globals', 'src/ui/p5.ts', "export const a = () => window.alert('a');"],
  ['no-restricted-globals', 'src/ui/p6.ts', "export const a = () => confirm('a');"],
  ['no-console', 'src/ui/p7.ts', "export const a = () => console.log('a');"],
  [
    'rules-of-hooks',
    'src/ui/p8.tsx',
    "import { useState } from 'react'; export function A(p: { a: boolean }) { if (p.a) useState(1); return null; }",
  ],
  ['exhaustive-deps', 'src/ui/p9.tsx', `${EFFECT} useEffect(() => p.f(p.a), []); return null; }`],
  ['alt-text', 'src/ui/p10.tsx', 'export const A = () => <img src="a.png" />;'],
  ['button-has-type', 'src/ui/p11.tsx', 'export const A = () => <button>a</button>;'],
  ['no-explicit-any', 'server/p12.ts', 'export const a = (b: any) => String(b);'],
  ['no-non-null-assertion', 'contract/p13.ts', 'export const a = (b: string | undefined) => b!.length;'],
  ['no-default-export', 'contract/p14.ts', 'export default 1;'],
  ['no-barrel-file', 'contract/p15.ts', "export * from './p13.ts';"],
  ['no-restricted-globals', 'src/platform/p16.ts', "export const a = () => fetch('/api');"],
  ['no-restricted-globals', 'src/platform/p17.ts', "export const a = () => globalThis.fetch('/api');"],
  ['no-restricted-globals', 'src/data/outbox/p18.ts', 'export const a = () => setTimeout(() => undefined, 1);'],
  ['no-restricted-globals', 'src/data/outbox/p19.ts', 'export const a = () => crypto.randomUUID();'],
  ['no-restricted-globals', 'src/data/outbox/p20.ts', "export const a = () => indexedDB.open('a');"],
  ['no-restricted-globals', 'src/data/outbox/p21.ts', "export const a = () => fetch('/api');"],
  ['no-restricted-properties', 'src/data/outbox/p22.ts', 'export const a = () => Date.now();'],
  ['no-restricted-properties', 'src/data/outbox/p23.ts', 'export const a = () => Math.random();'],
  ['no-restricted-imports', 'src/data/p32.test.ts', "import fc from 'fast-check'; export const a = fc.integer();"],
  ['no-focused-tests', 'src/data/p24.test.ts', leftOut('only')],
  ['no-disabled-tests', 'src/data/p25.test.ts', leftOut('skip')],
  ['jsx-no-literals', 'src/features/x/p27.tsx', 'export const A = () => <p>Saved</p>;'],
  ['jsx-no-literals', 'src/features/x/p28.tsx', "export const A = () => <p>{'Saved'}</p>;"],
  ['jsx-no-literals', 'src/ui/p29.tsx', 'export const A = (p: { a: number }) => <p>{`${p.a} saved`}</p>;'],
  ['jsx-no-literals', 'src/app/p30.tsx', 'export const A = () => <nav aria-label="Main" />;'],
  ['jsx-no-literals', 'src/parts/p31.tsx', 'export const A = () => <input placeholder="Your name" />;'],
  ['function-as-replacement', 'server/p33.ts', "export const a = (b: string) => 'c'.replace('c', b);"],
  ['function-as-replacement', 'src/ui/p34.ts', 'export const a = (b: string) => b.replaceAll(/c/g, `${b}d`);'],
  [
    'no-plain-table',
    'server/p35.ts',
    "const a: Record<string, string> = { b: 'c' }; export const d = (e: string) => a[e];",
  ],
  [
    'no-plain-table',
    'contract/p36.ts',
    "const a = { b: 'c' }; export const d = (e: string) => (a as Readonly<Record<string, string>>)[e];",
  ],
  ['expect-expect', 'src/data/p26.test.ts', "import { it } from 'vitest'; it('a', () => undefined);"],
];

const allowed = {
  'src/data/client/ok.ts': "export const a = () => fetch('/api');\n",
  'src/data/outbox/adapters/ok.ts': 'export const a = () => setTimeout(() => undefined, 1);\n',
  'src/ui/ok.tsx':
    'export const A = (p: { a: string }) => <p title={p.a} className="a" role="status">({p.a}){\' \'}</p>;\n',
  'contract/base/clock.ts': 'export const a = () => Date.now();\n',
  'src/features/x/x-screen.tsx': 'export default function X() {\n  return <h1>…</h1>;\n}\n',
};

describe('the lint rules', () => {
  let output = '';

  beforeAll(() => {
    const sources = planted.map(([, path, source]) => [path, source]);
    const project = plantProject({ ...allowed, ...Object.fromEntries(sources) });
    const oxlint = join(root, 'node_modules', 'oxlint', 'bin', 'oxlint');
    output = runNode([oxlint, '--type-aware', '--deny-warnings', '--format=unix', '.'], project.folder).output;
    project.dispose();
  });

  it.each(planted)('%s refuses %s: %s', (rule, path) => {
    const lines = output.split('\n').filter((line) => line.startsWith(`${path}:`));
    expect(lines.join('\n')).toContain(`(${rule})`);
  });

  it.each(Object.keys(allowed))('accept %s', (path) => {
    expect(output.split('\n').filter((line) => line.startsWith(path))).toEqual([]);
  });
});

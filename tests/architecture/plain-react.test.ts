import { parseAst } from 'rolldown/parseAst';
import { expect, it } from 'vitest';
import { sources, type Source } from './sources.ts';

/**
 * What the build writes out of React (decision 099) is used nowhere in the app: development and unit tests, which have all of React, would
 * not tell. Exports and members of classes are looked for by the build itself, in libraries too.
 */

/** React would hoist these into the head, or take them for the page itself. */
const GONE_ELEMENTS = new Set(['title', 'link', 'meta', 'style', 'script', 'base', 'html', 'head', 'body']);
const GONE_PROPS =
  /^on(Select|BeforeInput|Wheel|Copy|Cut|Paste|Drop)(Capture)?$|^on(Drag|Touch|Animation|Transition)|^(contentEditable|is)$/;

interface Node {
  type: string;
  start: number;
  [part: string]: unknown;
}

function faultsIn({ path, text }: Source): string[] {
  const faults: string[] = [];
  visit(parseAst(text, { lang: path.endsWith('x') ? 'tsx' : 'ts' }) as unknown as Node, (node) => {
    const fault = node.type === 'JSXOpeningElement' ? faultOfElement(node, text) : faultOfCall(node);
    if (fault !== undefined) faults.push(`${path}: ${fault}`);
  });
  return faults;
}

function faultOfElement({ name, attributes }: Node, text: string): string | undefined {
  const element = text.slice(...placeOf(name));
  const props = (attributes as Node[]).filter(({ type }) => type === 'JSXAttribute');
  const named = (fits: RegExp) => props.find((prop) => fits.test(text.slice(...placeOf(prop['name']))));
  if (/(^|\.)Fragment$/.test(element)) return named(/^ref$/) && 'a fragment with a ref';
  if (!/^[a-z]/.test(element)) return undefined;
  if (GONE_ELEMENTS.has(element) || element.includes('-')) return `<${element}>`;
  const gone = named(GONE_PROPS);
  if (gone) return `<${element} ${text.slice(...placeOf(gone['name']))}>`;
  const action = named(/^(action|formAction)$/);
  return action && !isAddress(action['value'] as Node)
    ? `<${element}> with an action that may be a function`
    : undefined;
}

/** A text, or one of the addresses of the app. */
function isAddress({ type, expression }: Node): boolean {
  const value = expression as Node | undefined;
  if (type === 'Literal' || value?.type === 'Literal' || value?.type === 'TemplateLiteral') return true;
  return value?.type === 'MemberExpression' && (value['object'] as Node)['name'] === 'routes';
}

function faultOfCall({ type, callee, arguments: given }: Node): string | undefined {
  if (type !== 'CallExpression' || (callee as Node)['name'] !== 'startTransition') return undefined;
  return (given as Node[]).some((one) => one['async'] === true) ? 'a transition that takes time' : undefined;
}

function placeOf(node: unknown): [number, number] {
  const { start, end } = node as { start: number; end: number };
  return [start, end];
}

function visit(node: Node, look: (node: Node) => void): void {
  look(node);
  for (const part of Object.values(node)) {
    for (const one of [part].flat()) if (isNode(one)) visit(one, look);
  }
}

function isNode(part: unknown): part is Node {
  return typeof part === 'object' && part !== null && 'type' in part && typeof part.type === 'string';
}

it('no screen uses what the build writes out of React', () => {
  const app = sources(/^src\/.*\.tsx?$/).filter(({ path }) => !/\.test\.tsx?$/.test(path));
  expect(app.length).toBeGreaterThan(500);
  expect(app.flatMap(faultsIn)).toEqual([]);
});

it.each([
  ['<title>Flood</title>', '<title>'],
  ['<link rel="stylesheet" href="a.css" precedence="low" />', '<link>'],
  ['<relief-map />', '<relief-map>'],
  ['<input onSelect={take} />', '<input onSelect>'],
  ['<textarea onBeforeInputCapture={take} />', '<textarea onBeforeInputCapture>'],
  ['<ul onTouchStart={take} />', '<ul onTouchStart>'],
  ['<p contentEditable>words</p>', '<p contentEditable>'],
  ['<Fragment ref={part}>words</Fragment>', 'a fragment with a ref'],
  ['<form action={send}></form>', '<form> with an action that may be a function'],
  ['<button formAction={async () => send()} />', '<button> with an action that may be a function'],
  ['startTransition(async () => { await send(); })', 'a transition that takes time'],
])('it would be seen: %s', (text, fault) => {
  expect(faultsIn({ path: 'x.tsx', text: `export const x = ${text};` })).toEqual([`x.tsx: ${fault}`]);
});

it.each([
  '<form action={routes.guide} onSubmit={send}></form>',
  '<form action="/guide"></form>',
  '<Fragment key={id}>words</Fragment>',
  '<Menu onSelect={choose} action={<Go />} />',
  'startTransition(() => setTime(true))',
])('the app may use: %s', (text) => {
  expect(faultsIn({ path: 'x.tsx', text: `export const x = ${text};` })).toEqual([]);
});

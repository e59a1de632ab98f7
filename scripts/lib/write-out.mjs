import { parseAst } from 'rolldown/parseAst';

/**
 * What writes code out of a package's file, by the names that stand there. Nothing is guessed: what is not found, or found more often than it
 * should be, fails the build.
 */

/** @typedef {{ start: number, end: number, put: string }} Edit */

/** Puts something else for each of the places, each of which must be there exactly once. */
export function replacedOnce(text, places, file) {
  return places.reduce((code, [found, put]) => {
    const [before = '', after, ...more] = code.split(found);
    if (after === undefined || more.length > 0) throw new Error(`not once in ${file}: ${found}`);
    return before + put + after;
  }, text);
}

/** Functions whose calls have nothing to do, or one thing only, get this body. */
export function withBodies(text, bodies, file) {
  const functions = new Map(topFunctions(text).map((node) => [node.id.name, node]));
  return edited(
    text,
    Object.entries(bodies).map(([name, put]) => {
      const node = functions.get(name);
      if (!node) throw new Error(`no function in ${file}: ${name}`);
      return { start: node.body.start, end: node.body.end, put: `{ ${put} }` };
    }),
  );
}

/** Calls that stand alone, of a function that only tells developers something. */
export function withoutCalls(text, name, file) {
  const edits = [];
  visit(parsed(text), ({ type, expression, start, end }) => {
    if (type !== 'ExpressionStatement' || expression.type !== 'CallExpression') return;
    if (expression.callee.name === name) edits.push({ start, end, put: ';' });
  });
  if (edits.length === 0) throw new Error(`no call in ${file}: ${name}`);
  return edited(text, edits);
}

/** Members of object literals that are not there any more; each must have stood in as many as the number says. */
export function withoutMembers(text, { names, times }, file) {
  const found = new Map(names.map((name) => [name, 0]));
  const edits = [];
  visit(parsed(text), (node) => {
    if (node.type !== 'ObjectExpression') return;
    for (const member of node.properties) {
      const name = member.key?.name;
      if (!found.has(name)) continue;
      found.set(name, found.get(name) + 1);
      edits.push({ start: member.start, end: afterComma(text, member.end), put: '' });
    }
  });
  const other = [...found].filter(([, count]) => count !== times);
  if (other.length > 0) throw new Error(`not ${times} times in ${file}: ${JSON.stringify(other)}`);
  return edited(text, edits);
}

/** Members that nothing has: to read one gives what it would have given. */
export function withUndefined(text, names, file) {
  const found = new Set();
  const edits = [];
  visit(parsed(text), (node, parent) => {
    if (node.type !== 'MemberExpression' || node.computed || !names.includes(node.property.name)) return;
    if (parent.type === 'AssignmentExpression' && parent.left === node)
      throw new Error(`set in ${file}: ${node.property.name}`);
    found.add(node.property.name);
    edits.push({ start: node.start, end: node.end, put: '(void 0)' });
  });
  const missing = names.filter((name) => !found.has(name));
  if (missing.length > 0) throw new Error(`not in ${file}: ${JSON.stringify(missing)}`);
  return edited(text, edits);
}

/** Methods that are put upon a function which nothing calls any more. */
export function withoutMethods(text, owners, file) {
  const found = new Set();
  const edits = parsed(text).body.flatMap(({ type, expression, start, end }) => {
    const owner = type === 'ExpressionStatement' ? expression.left?.object?.object?.name : undefined;
    if (!owners.includes(owner)) return [];
    found.add(owner);
    return [{ start, end, put: '' }];
  });
  if (found.size !== owners.length) throw new Error(`not in ${file}: some of ${JSON.stringify(owners)}`);
  return edited(text, edits);
}

/**
 * Variables of the file that always hold what is named for them, since everything that would set them to something else is gone:
 * they are read as that, and nothing sets them.
 */
export function withConstants(text, constants, file) {
  const edits = [];
  const declared = new Map(Object.keys(constants).map((name) => [name, 0]));
  const isConstant = (node) => node?.type === 'Identifier' && declared.has(node.name);
  visit(parsed(text), (node, parent) => {
    if (node.type === 'VariableDeclarator' && isConstant(node.id))
      declared.set(node.id.name, (declared.get(node.id.name) ?? 0) + 1);
    if (/Function/.test(node.type) && node.params.some(isConstant))
      throw new Error(`a parameter in ${file}: ${node.start}`);
    if (node.type === 'AssignmentExpression' && isConstant(node.left)) {
      if (node.operator !== '=') throw new Error(`changed in ${file}: ${node.left.name}`);
      // A statement may not begin with a brace.
      edits.push({ start: node.start, end: node.right.start, put: parent.type === 'ExpressionStatement' ? '0, ' : '' });
    }
    if (isConstant(node) && isRead(node, parent))
      edits.push({ start: node.start, end: node.end, put: constants[node.name] });
  });
  const other = [...declared].filter(([, count]) => count !== 1);
  if (other.length > 0) throw new Error(`not declared once in ${file}: ${JSON.stringify(other)}`);
  return edited(text, edits);
}

/** Kinds of fibers that are never made: what a `switch` or a comparison does for them is gone. */
export function withoutTags(text, { tags, alsoNamed }) {
  const isGone = (node) => node?.type === 'Literal' && tags.includes(node.value);
  const isTag = (node) =>
    (node.type === 'MemberExpression' && node.property.name === 'tag') ||
    (node.type === 'Identifier' && alsoNamed.includes(node.name));
  const edits = [];
  visit(parsed(text), (node) => {
    if (node.type === 'SwitchStatement' && isTag(node.discriminant)) edits.push(...withoutCases(text, node, isGone));
    if (node.type === 'BinaryExpression' && isGone(node.left) && isTag(node.right) && /^[!=]==$/.test(node.operator))
      edits.push({ start: node.start, end: node.end, put: node.operator === '===' ? '!1' : '!0' });
  });
  return edited(text, edits);
}

/** @returns {Edit[]} */
function withoutCases(text, { cases, end }, isGone) {
  const edits = cases.flatMap((each, at) => {
    if (!isGone(each.test)) return [];
    const living = cases
      .slice(0, at)
      .findLast((one, there) => !isGone(one.test) && fallsThrough(cases.slice(there, at)));
    if (living && living.consequent.length > 0)
      throw new Error(`falls into what is gone: ${text.slice(each.start, each.end)}`);
    // Labels of one and the same branch: the others keep it.
    if (living) return [{ start: each.start, end: each.consequent[0]?.start ?? each.end, put: '' }];
    return [
      { start: each.start, end: each.end, put: '' },
      // What other branches use of its variables stays declared.
      { start: end - 1, end: end - 1, put: declarationOf(each) },
    ];
  });
  return edits;
}

function fallsThrough(cases) {
  return cases.every(({ consequent }) => !leaves(consequent.at(-1)));
}

function leaves(statement) {
  return statement !== undefined && /^(Break|Return|Throw|Continue)Statement$/.test(statement.type);
}

function declarationOf(part) {
  const names = new Set();
  visit(part, (node, parent) => {
    if (/Function/.test(node.type)) return false;
    if (node.type === 'VariableDeclarator' && parent.kind === 'var') names.add(node.id.name);
    return true;
  });
  return names.size === 0 ? '' : `var ${[...names].join(',')};`;
}

/** A file of CommonJS as a module, so that what nothing imports falls away. */
export function asModule(text, file) {
  const names = new Map();
  const found = text.matchAll(/\bexports\.(\w+)( = )?/g);
  for (const [, name, assigned] of found) names.set(name, (names.get(name) ?? 0) + (assigned ? 1 : 0));
  const once = [...names].filter(([, times]) => times === 1).map(([name]) => name);
  const imports = [];
  const code = text
    .replace(/^"use strict";$/m, '')
    .replaceAll(/(?:var |^  )(\w+) = require\("([\w-]+)"\)[,;]$/gm, (_all, name, from) => {
      imports.push(`import * as ${name} from "${from}";`);
      return '';
    })
    .replaceAll(/^exports\.(\w+) =/gm, (_all, name) => (once.includes(name) ? `const $${name} =` : `$${name} =`))
    .replaceAll(/\bexports\.(\w+)\b/g, '$$$1');
  if (/\b(require|exports)\b/.test(code)) throw new Error(`not all of it is a module: ${file}`);
  const changing = [...names.keys()].filter((name) => !once.includes(name));
  const lets = changing.length === 0 ? '' : `let ${changing.map((name) => `$${name}`).join(',')};`;
  const exported = [...names.keys()].map((name) => `$${name} as ${name}`).join(',');
  return `${imports.join('')}${lets}${code}\nexport { ${exported} };`;
}

/** @returns {any} */
function parsed(text) {
  return parseAst(text);
}

function topFunctions(text) {
  return parsed(text).body.filter(({ type }) => type === 'FunctionDeclaration');
}

function isRead(node, parent) {
  if (parent.type === 'VariableDeclarator' && parent.id === node) return false;
  if (parent.type === 'AssignmentExpression' && parent.left === node) return false;
  if (parent.type === 'MemberExpression' && parent.property === node && !parent.computed) return false;
  return !(parent.type === 'Property' && parent.key === node && !parent.computed);
}

function afterComma(text, end) {
  return text[end] === ',' ? end + 1 : end;
}

/** Of edits within each other the outer one counts. */
function edited(text, edits) {
  const sorted = edits.toSorted((a, b) => a.start - b.start || b.end - a.end);
  let code = '';
  let at = 0;
  for (const { start, end, put } of sorted) {
    if (start < at) continue;
    code += text.slice(at, start) + put;
    at = end;
  }
  return code + text.slice(at);
}

/**
 * @param {any} node
 * @param {(node: any, parent: any) => unknown} look — what it answers with `false` is not looked into
 * @param {any} [parent]
 */
function visit(node, look, parent) {
  if (look(node, parent) === false) return;
  for (const part of Object.values(node)) {
    for (const one of Array.isArray(part) ? part : [part]) if (typeof one?.type === 'string') visit(one, look, node);
  }
}

/** Rules of this product's own, as an ESLint plugin, which oxlint loads by itself. */

const isPlainText = (node) =>
  (node.type === 'Literal' && typeof node.value === 'string') ||
  (node.type === 'TemplateLiteral' && node.expressions.length === 0) ||
  (node.type === 'TaggedTemplateExpression' && node.quasi.expressions.length === 0);
const isFunction = ({ type }) => type === 'ArrowFunctionExpression' || type === 'FunctionExpression';
/** `HIDDEN`: a constant, by how all of them are named. */
const isConstant = (node) => node.type === 'Identifier' && /^[A-Z][A-Z_]*$/.test(node.name);

/** In a replacement that is a text, `$&` and `$'` mean something, also in one that a stranger has written. */
const functionAsReplacement = {
  create: (context) => ({
    CallExpression({ callee, arguments: [, replacement, ...others] }) {
      const isReplace = callee.type === 'MemberExpression' && /^replace(All)?$/.test(callee.property.name ?? '');
      if (!isReplace || replacement === undefined || others.length > 0) return;
      if (isPlainText(replacement) || isFunction(replacement) || isConstant(replacement)) return;
      context.report({ node: replacement, message: 'Give a function: "$" in a replacement means something.' });
    },
  }),
};

const isTextRecord = (type) => {
  if (type?.type !== 'TSTypeReference') return false;
  const [first, second] = type.typeArguments?.params ?? [];
  if (type.typeName.name === 'Readonly' || type.typeName.name === 'Partial') return isTextRecord(first);
  return type.typeName.name === 'Record' && first?.type === 'TSStringKeyword' && second !== undefined;
};

/** `table['constructor']` is something in every object: one that is asked for any name is a Map, or is asked by `entryOf`. */
const noPlainTable = {
  create: (context) => ({
    VariableDeclarator({ id, init }) {
      const isTable = init?.type === 'ObjectExpression' && init.properties.length > 0;
      if (isTable && isTextRecord(id.typeAnnotation?.typeAnnotation)) {
        context.report({ node: id, message: 'Leave the type away and ask by `entryOf`, or make it a Map.' });
      }
    },
    MemberExpression({ object, computed, property }) {
      if (!computed || property.type === 'Literal') return;
      if (object.type === 'TSAsExpression' && isTextRecord(object.typeAnnotation)) {
        context.report({ node: object, message: 'Ask the table by `entryOf`.' });
      }
    },
  }),
};

export default {
  meta: { name: 'product' },
  rules: { 'function-as-replacement': functionAsReplacement, 'no-plain-table': noPlainTable },
};

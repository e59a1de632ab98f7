import { parseAst } from 'rolldown/parseAst';

/**
 * The router in a build. Its package names its development build alone, with all warnings for developers, so a build takes the other one; and
 * since the app has neither loaders nor a data router, what only these need is written out of it: a third of what a phone would read.
 * Each place is named by what stands there: where a new version writes it otherwise, the build fails and the place is looked at again.
 */
const BUILD = /\/react-router\/dist\/production\/chunk-[^/]+\.mjs$/;

/** Of a file that has the first of them, all must be there, once each. */
const cuts = [
  // There is no data router, and so no state, no error and no fallback of one.
  ['let dataRouterState = dataRouterOpts?.state;', 'const dataRouterState = void 0;'],
  ['let errors = dataRouterState?.errors;', 'const errors = void 0;'],
  ['if (dataRouterOpts && dataRouterState) {', 'if (false) {'],
  ['let onErrorHandler = dataRouterOpts?.onError;', 'const onErrorHandler = void 0;'],
  ['let renderFallback = false;', 'const renderFallback = false;'],
  ['let matches = dataRouterOpts && dataRouterOpts.state.matches.length ? (', 'let matches = false ? ('],
  ['return isDataRoute ? useNavigateStable() : useNavigateUnstable();', 'return useNavigateUnstable();'],
  ['if (dataRouterContext && dataRouterContext.static && ', 'if (false && '],
  ['RenderErrorBoundary.contextType = RSCRouterContext;', ''],
  ['var ENABLE_DEV_WARNINGS = false;', 'const ENABLE_DEV_WARNINGS = false;'],
  // A hook that only the data router calls, read by a name that no bundler sees through.
  ['var useOptimisticImpl = React3[USE_OPTIMISTIC];', 'const useOptimisticImpl = void 0;'],
  // Pages are fetched by the worker: no link fetches one before.
  [
    'let [shouldPrefetch, prefetchRef, prefetchHandlers] = usePrefetchBehavior(\n      prefetch,\n      rest\n    );',
    '',
  ],
  ['          ...prefetchHandlers,\n          href: (isSpaLink', '          href: (isSpaLink'],
  [
    'ref: mergeRefs(forwardedRef, prefetchRef),\n          target,\n          "data-discover"',
    'ref: forwardedRef,\n          target,\n          "data-discover"',
  ],
  [
    'return shouldPrefetch && !isAbsolute ? /* @__PURE__ */ React10.createElement(React10.Fragment, null, link, /* @__PURE__ */ React10.createElement(PrefetchPageLinks, { page: href })) : link;',
    'return link;',
  ],
  [
    'let routerState = React10.useContext(DataRouterStateContext);\n    let { navigator, basename }',
    'const routerState = null;\n    let { navigator, basename }',
  ],
];

/** @returns {import('vite').Plugin} */
export function plainRouter() {
  return {
    name: 'plain-router',
    apply: 'build',
    enforce: 'pre',
    transform(code, id) {
      const [[first]] = cuts;
      if (!BUILD.test(id.replaceAll('\\', '/')) || !code.includes(first)) return undefined;
      // Warnings are for developers; what must not go on throws, and stays.
      const cut = withoutWarnings(replacedOnce(code));
      return { code: withPlainContexts(cut), map: null };
    },
  };
}

/** Contexts and components that nothing uses fall away: a name for the developers' tools would hold them. */
function withPlainContexts(code) {
  return code
    .replaceAll(/^\w+\.displayName = "\w+";$/gm, '')
    .replaceAll(/^(var \w+ = )(React\d*\.(?:createContext|forwardRef|memo)\()/gm, '$1/* @__PURE__ */ $2');
}

/** Puts something else for each of the places, each of which must be there exactly once. */
function replacedOnce(text) {
  return cuts.reduce((code, [found, put]) => {
    const [before = '', after, ...more] = code.split(found);
    if (after === undefined || more.length > 0) throw new Error(`not once in the router: ${found}`);
    return before + put + after;
  }, text);
}

/** Calls of `warning` that stand alone. */
function withoutWarnings(text) {
  const calls = [];
  collect(parseAst(text), calls);
  if (calls.length === 0) throw new Error('no warning in the router');
  return calls.reduceRight((code, { start, end }) => `${code.slice(0, start)};${code.slice(end)}`, text);
}

function collect(node, calls) {
  if (node.type === 'ExpressionStatement' && node.expression.callee?.name === 'warning') calls.push(node);
  for (const part of Object.values(node)) {
    for (const one of Array.isArray(part) ? part : [part]) if (typeof one?.type === 'string') collect(one, calls);
  }
}

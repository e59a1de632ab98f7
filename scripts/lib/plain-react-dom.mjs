import { createHash } from 'node:crypto';
import {
  bodies,
  constants,
  digest,
  goneExports,
  goneHooks,
  goneMembers,
  goneObjects,
  goneTags,
  places,
  reactPlaces,
} from './react-dom-cuts.mjs';
import {
  asModule,
  replacedOnce,
  withBodies,
  withConstants,
  withoutMembers,
  withoutMethods,
  withoutTags,
  withUndefined,
} from './write-out.mjs';

/**
 * React in a build. Its packages are CommonJS, of which a bundler keeps everything; as modules they lose what nothing imports. Out of its DOM,
 * two thirds of what a phone reads before it can report, is written what the app can't reach (`react-dom-cuts.mjs`).
 * Development and unit tests use the packages as they are.
 */
const DOM = 'react-dom/cjs/react-dom-client.production.js';

/** What is imported → the file that its package would choose in production. */
const files = {
  react: 'react/cjs/react.production.js',
  'react/jsx-runtime': 'react/cjs/react-jsx-runtime.production.js',
  'react-dom': 'react-dom/cjs/react-dom.production.js',
  'react-dom/client': DOM,
  scheduler: 'scheduler/cjs/scheduler.production.js',
};

/** @param {(path: string) => string} here */
export function plainReactAliases(here) {
  return Object.entries(files).map(([name, path]) => ({
    find: new RegExp(`^${name}$`),
    replacement: here(`node_modules/${path}`),
  }));
}

/** @returns {import('vite').Plugin} */
export function plainReactDom() {
  return {
    name: 'plain-react-dom',
    apply: 'build',
    enforce: 'pre',
    transform(code, id) {
      const file = fileOf(id);
      if (file === undefined) return withNamedImports(code, id);
      return { code: asModule(withoutGone(code, file), file), map: null };
    },
    generateBundle(_options, bundle) {
      for (const part of Object.values(bundle)) if (part.type === 'chunk') refuseUseOfGone(part);
    },
  };
}

function withoutGone(code, file) {
  if (file === files.react) return replacedOnce(code, reactPlaces, file);
  return file === DOM ? withoutUnreachable(code) : code;
}

/** The code of React's DOM without what the app can't reach; another version is looked at first. */
export function withoutUnreachable(code) {
  if (createHash('sha256').update(code).digest('hex') !== digest) {
    throw new Error(
      `${DOM} is another one: look whether each cut in scripts/lib/react-dom-cuts.mjs still holds, then write down its digest`,
    );
  }
  const steps = [
    (text) => replacedOnce(text, places, DOM),
    (text) => withBodies(text, bodies, DOM),
    (text) => withoutMembers(text, goneHooks, DOM),
    (text) => withoutMethods(text, goneObjects, DOM),
    (text) => withUndefined(text, goneMembers, DOM),
    (text) => withoutTags(text, goneTags),
    (text) => withConstants(text, constants, DOM),
  ];
  return steps.reduce((text, step) => step(text), code);
}

/** As a module React has no export that is all of it: a library that imports one imports what it names. */
function withNamedImports(code, id) {
  const whole = /^import ([\w$]+)(?:, (\{[^}]*\}))? from (['"]react['"]);$/gm;
  if (!id.includes('/node_modules/') || !whole.test(code)) return undefined;
  const named = code.replaceAll(whole, (_all, name, some, from) => {
    const others = some === undefined ? '' : `import ${some} from ${from};`;
    return `import * as ${name} from ${from};${others}`;
  });
  // What is asked for by a name in a text is seen by no bundler, which would keep all of React for it.
  return { code: named.replaceAll(/\bReflect\.get\(React, '(\w+)'\)/g, 'React.$1'), map: null };
}

/** Nothing that is in the build may need what was written out: neither the app nor a library. */
function refuseUseOfGone({ fileName, code, modules }) {
  for (const [id, { renderedExports }] of Object.entries(modules)) {
    const used = (goneExports[fileOf(id)] ?? []).filter((name) => renderedExports.includes(name));
    if (used.length > 0)
      throw new Error(`${fileName} uses what the build leaves out of React: ${JSON.stringify(used)}`);
  }
  const member = goneMembers.find((name) => new RegExp(`\\b${name}\\b`).test(code));
  if (member !== undefined)
    throw new Error(`${fileName} has a class with what the build leaves out of React: ${member}`);
}

function fileOf(id) {
  const path = id.replaceAll('\\', '/').split('/node_modules/').at(-1);
  return Object.values(files).find((file) => file === path);
}

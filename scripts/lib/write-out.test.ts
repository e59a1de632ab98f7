import { runInThisContext } from 'node:vm';
import { describe, expect, it } from 'vitest';
import {
  asModule,
  replacedOnce,
  withBodies,
  withConstants,
  withoutCalls,
  withoutMembers,
  withoutMethods,
  withoutTags,
  withUndefined,
} from './write-out.mjs';

/** What a text of code answers for `input`. */
function run(code: string, input: unknown): unknown {
  return (runInThisContext(`(function () {${code}\nreturn work;})()`) as (input: unknown) => unknown)(input);
}

describe('places', () => {
  it('are replaced where they are there once', () => {
    expect(replacedOnce('a b c', [['b', '$&']], 'x.js')).toBe('a $& c');
  });

  it.each(['a c', 'b b'])('fail the build otherwise: %s', (text) => {
    expect(() => replacedOnce(text, [['b', '']], 'x.js')).toThrow('not once in x.js: b');
  });
});

describe('bodies', () => {
  it('are what stands for them', () => {
    expect(run(withBodies('function work(x) { return x; }', { work: 'return 2 * x;' }, 'x.js'), 3)).toBe(6);
  });

  it('of a function that is not there fail the build', () => {
    expect(() => withBodies('', { work: '' }, 'x.js')).toThrow('no function in x.js: work');
  });
});

describe('calls', () => {
  it('that stand alone are gone, and no others', () => {
    const text =
      'var told = []; function warning(x) { told.push(x); return x; } function work(x) { if (x) warning(1); else warning(2); return [warning(3), told]; }';
    expect(run(withoutCalls(text, 'warning', 'x.js'), true)).toEqual([3, [3]]);
    expect(() => withoutCalls(text, 'other', 'x.js')).toThrow('no call in x.js: other');
  });
});

describe('members', () => {
  it('are gone from each object, with their commas', () => {
    const text = 'var a = { useA: 1, useB: 2, useC: 3 }, b = { useB: 2 }; function work() { return [a, b]; }';
    expect(run(withoutMembers(text, { names: ['useB'], times: 2 }, 'x.js'), 0)).toEqual([{ useA: 1, useC: 3 }, {}]);
  });

  it('that stand in another number of objects fail the build', () => {
    expect(() => withoutMembers('x({ useB: 2 });', { names: ['useB'], times: 2 }, 'x.js')).toThrow(
      'not 2 times in x.js',
    );
  });

  it('that nothing has are read as nothing', () => {
    const text = 'function work(x) { return "function" === typeof x.before ? x.before() : x.after; }';
    expect(run(withUndefined(text, ['before'], 'x.js'), { before: () => 1, after: 2 })).toBe(2);
  });

  it('that something sets, or that are not there, fail the build', () => {
    expect(() => withUndefined('x.before = 1;', ['before'], 'x.js')).toThrow('set in x.js: before');
    expect(() => withUndefined('', ['before'], 'x.js')).toThrow('not in x.js');
  });

  it('that are put upon a function which is gone, go with it', () => {
    const text =
      'function A() {} function B() {} A.prototype.x = 1; B.prototype.x = 2; function work() { return [A, B]; }';
    const [gone, kept] = run(withoutMethods(text, ['A'], 'x.js'), 0) as [object, { prototype: object }];
    expect([Object.hasOwn(kept.prototype, 'x'), 'x' in (gone as { prototype: object }).prototype]).toEqual([
      true,
      false,
    ]);
    expect(() => withoutMethods(text, ['C'], 'x.js')).toThrow('not in x.js');
  });
});

describe('constants', () => {
  const text =
    'var isOn = false, last = 0; function work(x) { isOn = !0; last = isOn ? x : -x; return { isOn: isOn, last: last, kept: x.isOn }; }';

  it('are read as what they are, and set by nothing', () => {
    const code = withConstants(text, { isOn: '!1' }, 'x.js');
    expect(run(code, 3)).toEqual({ isOn: false, last: -3, kept: undefined });
  });

  it.each([
    ['declared nowhere', ''],
    ['declared twice', 'var isOn; function f() { var isOn; }'],
    ['a parameter', 'var isOn; function f(isOn) {}'],
    ['counted on', 'var isOn = 0; isOn += 1;'],
  ])('that are no constants fail the build: %s', (_name, code) => {
    expect(() => withConstants(code, { isOn: '!1' }, 'x.js')).toThrow('x.js');
  });
});

describe('kinds of fibers', () => {
  const gone = { tags: [26, 27, 30], alsoNamed: ['tag'] };

  it('lose their branches, and nothing else does', () => {
    const text = `function work(node) {
      var seen = [];
      switch (node.tag) {
        case 30: var name = "gone"; seen.push(name); break;
        case 27: seen.push(27);
        case 26:
        case 5: name = "five"; seen.push(name); break;
        case 6:
        case 26.5: seen.push(6); return seen;
        case 7: case 26: seen.push("both"); break;
        default: seen.push("other");
      }
      var tag = node.tag;
      seen.push(27 === tag, 27 !== node.tag, 27 === node.other);
      return seen;
    }`;
    const code = withoutTags(text, gone);
    expect(code).not.toContain('"gone"');
    expect(run(code, { tag: 5, other: 27 })).toEqual(['five', false, true, true]);
    expect(run(code, { tag: 6 })).toEqual([6]);
    expect(run(code, { tag: 7 })).toEqual(['both', false, true, false]);
    expect(run(code, { tag: 30 })).toEqual(['other', false, true, false]);
  });

  it('that something falls into fail the build', () => {
    expect(() => withoutTags('switch (a.tag) { case 5: go(); case 26: stay(); }', gone)).toThrow(
      'falls into what is gone',
    );
  });
});

it('a file of CommonJS is a module that exports the same, without what changes being lost', async () => {
  const text = `"use strict";
var Other = require("node:path");
exports.now = void 0;
if (Other.sep) {
  exports.now = function () { return 1; };
}
function twice(x) {
  return 2 * x + exports.now();
}
exports.twice = twice;
exports.name =
  "x";`.replace('node:path', 'path');
  const code = asModule(text, 'x.js');
  const module = (await import(
    `data:text/javascript,${encodeURIComponent(code.replace('"path"', '"node:path"'))}`
  )) as {
    now(): number;
    twice(x: number): number;
    name: string;
  };
  expect([module.now(), module.twice(3), module.name]).toEqual([1, 7, 'x']);
  expect(() => asModule('module.exports = require("a" + b);', 'x.js')).toThrow('not all of it is a module: x.js');
});

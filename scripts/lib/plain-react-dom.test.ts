// @vitest-environment happy-dom
import { readFileSync } from 'node:fs';
import { rolldown, type Plugin } from 'rolldown';
import { viteAliasPlugin } from 'rolldown/experimental';
import { expect, it } from 'vitest';
import { literalReplacement } from './literal-replacement.mjs';
import { plainReactAliases, plainReactDom, withoutUnreachable } from './plain-react-dom.mjs';
import { join } from 'node:path';
import { runInThisContext } from 'node:vm';

const ENTRY = 'what-react-does';

/** A screen with what the app's screens are made of, and what is done on it; each step writes down what then stands there. */
const screen = `
import { createRoot, hydrateRoot } from 'react-dom/client';
import { createPortal, flushSync } from 'react-dom';
import { Component, createContext, createElement as h, forwardRef, Fragment, lazy, startTransition, StrictMode, Suspense, use, useCallback,
  useContext, useDeferredValue, useEffect, useId, useImperativeHandle, useLayoutEffect, useMemo, useReducer, useRef, useState, useSyncExternalStore } from 'react';

const seen = [];
const Tone = createContext('plain');
const store = { value: 1, listeners: new Set(), set(value) { this.value = value; for (const tell of this.listeners) tell(); } };
const subscribe = (tell) => { store.listeners.add(tell); return () => store.listeners.delete(tell); };
// Until nothing more has happened for a while.
async function settled() {
  for (let still = 0, last = ''; still < 8; ) {
    await new Promise((resolve) => setTimeout(resolve, 15));
    const now = seen.length + document.body.innerHTML;
    still = now === last ? still + 1 : 0;
    last = now;
  }
}

class Boundary extends Component {
  state = { error: undefined };
  static getDerivedStateFromError(error) { return { error }; }
  componentDidMount() { seen.push('boundary there'); }
  componentWillUnmount() { seen.push('boundary gone'); }
  render() { return this.state.error ? h('p', { role: 'alert' }, this.state.error.message, h('button', { id: 'again', onClick: () => this.setState({ error: undefined }) })) : this.props.children; }
}

let failing = false;
function Fragile() { if (failing) throw new Error('broken'); return h('i', null, 'whole'); }

let bring;
const Late = lazy(() => new Promise((resolve) => { bring = () => resolve({ default: ({ words }) => h('b', { ref: (node) => { seen.push('late ' + (node?.tagName ?? 'gone')); } }, words) }); }));

const Handle = forwardRef(function Handle({ name }, ref) {
  const input = useRef(null);
  useImperativeHandle(ref, () => ({ look: () => name + ' ' + input.current.tagName }), [name]);
  return h('input', { ref: input, id: 'handled', defaultValue: name });
});
function Still({ words }) { return h('s', null, words); }

function Fields({ sent }) {
  const [text, setText] = useState('');
  const [kind, setKind] = useState('flood');
  const [isUrgent, setUrgent] = useState(false);
  const [size, setSize] = useState('small');
  const id = useId();
  const slow = useDeferredValue(text);
  return h('form', { action: '/sent', onSubmit: (event) => { event.preventDefault(); sent({ text, kind, isUrgent, size }); } },
    h('label', { htmlFor: id }, 'Words'),
    h('textarea', { id, value: text, onChange: (event) => setText(event.target.value), onCompositionEnd: () => seen.push('composed'), onBlur: () => seen.push('blur'), onFocus: () => seen.push('focus') }),
    h('select', { id: 'kind', value: kind, onChange: (event) => setKind(event.target.value) }, ['flood', 'fire'].map((one) => h('option', { key: one, value: one }, one))),
    h('input', { id: 'urgent', type: 'checkbox', checked: isUrgent, onChange: (event) => setUrgent(event.target.checked) }),
    ['small', 'large'].map((one) => h('input', { key: one, id: one, type: 'radio', name: 'size', checked: size === one, onChange: () => setSize(one) })),
    h('output', null, slow, ' ', kind, ' ', String(isUrgent), ' ', size),
    h('button', { id: 'send', type: 'submit' }, 'Send'));
}

function Screen({ layer }) {
  const [order, setOrder] = useState(['a', 'b', 'c', 'd']);
  const [isOpen, setOpen] = useState(false);
  const [isLate, setLate] = useState(false);
  const [count, add] = useReducer((sum, step) => sum + step, 0);
  const stored = useSyncExternalStore(subscribe, () => store.value, () => store.value);
  const handle = useRef(null);
  const tone = useContext(Tone);
  const doubled = useMemo(() => count * 2, [count]);
  const sent = useCallback((values) => { seen.push('sent ' + JSON.stringify(values)); }, []);
  useLayoutEffect(() => { seen.push('laid out ' + count); return () => seen.push('layout gone ' + count); }, [count]);
  useEffect(() => { seen.push('effect ' + count + ' ' + handle.current?.look()); return () => seen.push('effect gone ' + count); }, [count]);
  return h('main', { className: tone, style: { color: 'red', '--room': '1px', lineHeight: 2 }, onClick: () => seen.push('main clicked'), onClickCapture: () => seen.push('main captured') },
    h('h1', { tabIndex: -1, 'aria-level': 1, 'data-count': count, hidden: false }, 'Report ', doubled, stored),
    h(Suspense, { fallback: h('em', null, 'waiting') }, h(Fields, { sent })),
    h('button', { id: 'add', onClick: () => { add(1); add(2); } }, 'Add'),
    h('button', { id: 'order', onClick: () => setOrder(['d', 'b', 'e', 'a']) }, 'Order'),
    h('button', { id: 'open', onKeyDown: (event) => seen.push(event.key), onMouseEnter: () => seen.push('entered'), onClick: (event) => { event.stopPropagation(); setOpen((was) => !was); } }, 'Open'),
    h('button', { id: 'later', onClick: () => startTransition(() => setLate(true)) }, 'Later'),
    h('button', { id: 'now', onClick: () => { flushSync(() => add(10)); seen.push('at once ' + document.querySelector('#place h1').dataset.count); } }, 'Now'),
    h('ul', null, order.map((one) => h('li', { key: one }, one))),
    isOpen && createPortal(h('dialog', { onCancel: () => seen.push('cancelled'), onClose: () => seen.push('closed') }, h('button', { id: 'inner', disabled: false }, 'Inner')), layer),
    h(Boundary, null, h(Fragile)),
    h(Suspense, { fallback: h('em', null, 'late') }, isLate ? h(Late, { words: 'here' }) : h(Fragment, null, h('u', null, 'before'), [h('u', { key: 1 }, 'too')])),
    h(Still, { words: 'still' }),
    h('img', { id: 'map', alt: '', src: '/map-' + count + '.png', onLoad: () => seen.push('loaded'), onError: () => seen.push('not loaded') }),
    h('details', { onToggle: () => seen.push('toggled') }, h('summary', null, 'More'), h('progress', { max: 10, value: count })),
    h('div', { popover: 'manual', onScroll: () => seen.push('scrolled'), 'data-open': isOpen }, h('a', { href: 'javascript:bad()' }, 'Link')),
    h(Handle, { ref: handle, name: 'Ada' }),
    h('svg', { viewBox: '0 0 1 1', 'aria-hidden': true }, h('path', { d: 'M0 0', strokeWidth: 2 }), h('foreignObject', null, h('p', { dangerouslySetInnerHTML: { __html: '<b>x</b>' } }))));
}

const written = '<main class="wet"><h1>Report <!-- -->0<!-- -->1</h1><!--$--><form action="/sent"><label>Words</label><textarea></textarea>' +
  '<select id="kind"><option value="flood" selected="">flood</option><option value="fire">fire</option></select><input id="urgent" type="checkbox"/>' +
  '<input id="small" type="radio" name="size" checked=""/><input id="large" type="radio" name="size"/><output> <!-- -->flood<!-- --> <!-- -->false<!-- --> <!-- -->small</output>' +
  '<button id="send" type="submit">Send</button></form><!--/$--><button id="add">Add</button><button id="order">Order</button><button id="open">Open</button><button id="later">Later</button>' +
  '<button id="now">Now</button><ul><li>a</li><li>b</li><li>c</li><li>d</li></ul><i>whole</i><!--$--><u>before</u><u>too</u><!--/$--><s>still</s><img id="map" alt="" src="/map-0.png"/><details><summary>More</summary><progress max="10" value="0"></progress></details><div popover="manual" data-open="false"><a>Link</a></div><input id="handled" value="Ada"/>' +
  '<svg viewBox="0 0 1 1" aria-hidden="true"><path d="M0 0"></path><foreignObject><p><b>x</b></p></foreignObject></svg></main>';

/** @param how 'made' here, 'woken' as it was written, woken while it is 'tapped', or where 'other' words stand than the app has */
export async function run(how) {
  seen.length = 0;
  failing = false;
  store.value = 1;
  const [place, layer] = ['place', 'layer'].map((id) => Object.assign(document.createElement('div'), { id }));
  document.body.replaceChildren(place, layer);
  const errors = [];
  const options = { onUncaughtError: (error) => errors.push('uncaught ' + error.message), onCaughtError: (error) => errors.push('caught ' + error.message), onRecoverableError: (error) => errors.push('recovered ' + error.message) };
  const app = h(StrictMode, null, h(Tone.Provider, { value: 'wet' }, h(Screen, { layer })));
  let root;
  const find = (selector) => document.querySelector(selector);
  const press = (selector) => find(selector).dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }));
  if (how !== 'made') {
    place.innerHTML = how === 'other' ? written.replace('Report', 'Rapport') : written;
    const [first, box] = [place.firstChild, place.querySelector('textarea')];
    startTransition(() => { root = hydrateRoot(place, app, options); });
    if (how === 'tapped') {
      find('#open').dispatchEvent(new MouseEvent('mouseover', { bubbles: true }));
      press('#add');
      seen.push('tapped');
    }
    await settled();
    seen.push('the same elements: ' + (first === place.firstChild && box === place.querySelector('textarea')));
  } else {
    root = createRoot(place, options);
    root.render(app);
  }
  const steps = [];
  const step = async (name, act) => { await act(); await settled(); steps.push({ name, html: place.innerHTML + ' | ' + layer.innerHTML, seen: seen.splice(0) }); };
  const type = (element, value, kind) => {
    Object.getOwnPropertyDescriptor(Object.getPrototypeOf(element), 'value').set.call(element, value);
    element.dispatchEvent(new Event(kind, { bubbles: true }));
  };
  await step('there', () => undefined);
  await step('typed', () => { find('textarea').focus(); type(find('textarea'), 'Water', 'input'); find('textarea').dispatchEvent(new CompositionEvent('compositionend', { bubbles: true })); find('textarea').blur(); });
  await step('chosen', () => { type(find('#kind'), 'fire', 'change'); });
  await step('checked', () => { find('#urgent').click(); find('#large').click(); });
  await step('sent', () => { find('form').dispatchEvent(new SubmitEvent('submit', { bubbles: true, cancelable: true })); });
  await step('added', () => press('#add'));
  await step('at once', () => press('#now'));
  await step('ordered', () => press('#order'));
  await step('opened', () => { find('#open').dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true })); find('#open').dispatchEvent(new MouseEvent('mouseover', { bubbles: true })); press('#open'); });
  await step('inside of the portal', () => { press('#inner'); find('dialog').dispatchEvent(new Event('cancel')); find('dialog').dispatchEvent(new Event('close')); });
  await step('closed', () => press('#open'));
  await step('looked at', () => {
    find('#map').dispatchEvent(new Event('load'));
    find('#map').dispatchEvent(new Event('error'));
    find('details').dispatchEvent(new Event('toggle'));
    find('[popover]').dispatchEvent(new Event('scroll'));
  });
  await step('stored', () => store.set(7));
  await step('broken', () => { failing = true; press('#add'); });
  await step('whole again', () => { failing = false; press('#again'); });
  await step('waits for what is late', () => press('#later'));
  await step('late is there', () => bring());
  await step('gone', () => root.unmount());
  return { steps, errors };
}
`;

/** How the screen comes to stand, and what errors it tells of then. */
const ways = [
  ['made', ['caught broken']],
  ['woken', ['caught broken']],
  ['tapped', ['caught broken']],
  ['other', ['recovered', 'caught broken']],
] as const;

interface Told {
  steps: { name: string; html: string; seen: string[] }[];
  errors: string[];
}

async function bundled(isPlain: boolean, text = screen): Promise<string> {
  const entry: Plugin = {
    name: 'entry',
    resolveId: (id) => (id === ENTRY ? join(process.cwd(), 'src', `${ENTRY}.js`) : undefined),
    load: (id) => (id.endsWith(`${ENTRY}.js`) ? text : undefined),
  };
  const plain = [
    viteAliasPlugin({ entries: plainReactAliases((path) => literalReplacement(join(process.cwd(), path))) }),
    plainReactDom() as Plugin,
  ];
  const bundle = await rolldown({
    input: ENTRY,
    logLevel: 'silent',
    plugins: isPlain ? [entry, ...plain] : [entry],
    transform: { define: { 'process.env.NODE_ENV': '"production"' } },
  });
  const { output } = await bundle.generate({ format: 'iife', name: 'app', minify: true });
  await bundle.close();
  return output[0].code;
}

function runOf(code: string): (how: string) => Promise<Told> {
  return (runInThisContext(`(function () {${code}\nreturn app;})()`) as { run(how: string): Promise<Told> }).run;
}

it('a screen made of all that the app uses does the same as with React as it comes, made here or woken', async () => {
  const [plain, whole] = await Promise.all([bundled(true), bundled(false)]);
  expect(plain.length).toBeLessThan(0.7 * whole.length);
  for (const [how, errors] of ways) {
    const expected = await runOf(whole)(how);
    expect(expected.errors.map((error) => error.replace(/ Minified.*/, ''))).toEqual(errors);
    expect(expected.steps.length).toBe(18);
    expect(expected.steps[0]?.seen.includes('the same elements: true')).toBe(how === 'woken' || how === 'tapped');
    expect(await runOf(plain)(how)).toEqual(expected);
  }
});

it.each([
  ['a hook', `import { useActionState } from 'react'; export const run = useActionState;`, 'useActionState'],
  ['a component', `import * as React from 'react'; export const run = React.Activity;`, 'Activity'],
  ['a call of the DOM', `import { preload } from 'react-dom'; export const run = preload;`, 'preload'],
  [
    'a class',
    `import { Component } from 'react'; export class run extends Component { shouldComponentUpdate() { return false; } }`,
    'shouldComponentUpdate',
  ],
])('the build fails where something uses what it writes out: %s', async (_name, text, used) => {
  await expect(bundled(true, text)).rejects.toThrow(used);
});

it('another version of React’s DOM fails the build until somebody has looked', () => {
  const dom = readFileSync(
    join(process.cwd(), 'node_modules', 'react-dom', 'cjs', 'react-dom-client.production.js'),
    'utf8',
  );
  expect(withoutUnreachable(dom).length).toBeLessThan(dom.length);
  expect(() => withoutUnreachable(dom.replace('19.3.1', '19.3.2'))).toThrow('is another one');
});

import { expect, it } from 'vitest';
import { helmetOptions } from './security-headers.ts';

function connectSources(page: string): unknown {
  const { contentSecurityPolicy } = helmetOptions([page]);
  return typeof contentSecurityPolicy === 'object' ? contentSecurityPolicy.directives?.['connectSrc'] : undefined;
}

it('lets the app ask its own origin, and the server that it was built for', () => {
  expect(connectSources('<html><head></head></html>')).toEqual(["'self'"]);
  expect(connectSources('<head>\n<meta name="api-host" content="https://api.example.org">\n</head>')).toEqual([
    "'self'",
    'https://api.example.org',
  ]);
});

it('lets an app ask a language model that it was built with a key for', () => {
  const page =
    '<meta name="api-host" content="https://api.example.org"><meta name="model-host" content="https://llm.example.org">';
  expect(connectSources(page)).toEqual(["'self'", 'https://api.example.org', 'https://llm.example.org']);
});

it.each(['*', 'https://*.example.org', "https://a.test 'unsafe-inline'", 'https://a.test; script-src *', ''])(
  'lets nothing in by a host of %s',
  (host) => {
    expect(connectSources(`<meta name="api-host" content="${host}">`)).toEqual(["'self'"]);
  },
);

it.each([
  ['https://tile.example.org/{z}/{x}/{y}.png', ['https://tile.example.org']],
  ['https://maps.example.org:8443/a/{z}/{x}/{y}', ['https://maps.example.org:8443']],
  ['/tiles/{z}/{x}/{y}.png', []],
  ['', []],
])('lets pictures of the map come from their origin alone: %s', (template, origins) => {
  const { contentSecurityPolicy } = helmetOptions([], { tileUrl: template });
  const directives = typeof contentSecurityPolicy === 'object' ? contentSecurityPolicy.directives : {};
  expect(directives?.['connectSrc']).toEqual(["'self'", ...origins]);
  expect(directives?.['imgSrc']).toEqual(["'self'", 'data:', 'blob:', ...origins]);
});

it.each([
  ['https://routes.example.org', ['https://routes.example.org']],
  ['https://maps.example.org:8443/osrm', ['https://maps.example.org:8443']],
  ['', []],
])('lets routes be asked for at their origin alone, and nothing else come from it: %s', (osrmUrl, origins) => {
  const { contentSecurityPolicy } = helmetOptions([], { osrmUrl });
  const directives = typeof contentSecurityPolicy === 'object' ? contentSecurityPolicy.directives : {};
  expect(directives?.['connectSrc']).toEqual(["'self'", ...origins]);
  expect(JSON.stringify({ ...directives, connectSrc: [] })).not.toContain('example.org');
});

it.each([
  ['https://maps.example.org/in.pmtiles', ['https://maps.example.org']],
  ['https://maps.example.org:8443/a/in.pmtiles', ['https://maps.example.org:8443']],
  ['/base-map.pmtiles', []],
])('lets the base map be read at its origin alone, and nothing else come from it: %s', (pmtilesUrl, origins) => {
  const { contentSecurityPolicy } = helmetOptions([], { pmtilesUrl });
  const directives = typeof contentSecurityPolicy === 'object' ? contentSecurityPolicy.directives : {};
  expect(directives?.['connectSrc']).toEqual(["'self'", ...origins]);
  expect(JSON.stringify({ ...directives, connectSrc: [] })).not.toContain('example.org');
});

it('lets released pictures come from the host that the app was built for', () => {
  const { contentSecurityPolicy } = helmetOptions(['<meta name="api-host" content="https://api.example.org">']);
  const directives = typeof contentSecurityPolicy === 'object' ? contentSecurityPolicy.directives : {};
  expect(directives?.['imgSrc']).toContain('https://api.example.org');
});

const KEY = ['stand', 'in', 'key', 'of', 'google', 'maps', '0123456789'].join('-');

it('lets Google’s maps in only where there is a key, without unsafe-inline, unsafe-eval or frames', () => {
  const policyWith = (named: { googleMapsKey?: string }) => {
    const { contentSecurityPolicy } = helmetOptions(['<style>a{}</style>'], named);
    return typeof contentSecurityPolicy === 'object' ? contentSecurityPolicy.directives : {};
  };
  expect(JSON.stringify(policyWith({}))).not.toMatch(/google|gstatic|nonce/);
  const policy = policyWith({ googleMapsKey: KEY });
  expect(policy).toMatchObject({
    scriptSrc: ["'self'", 'https://maps.googleapis.com', 'https://maps.gstatic.com'],
    styleSrc: ["'self'", expect.stringMatching(/^'sha256-/), `'nonce-${KEY}'`, 'https://fonts.googleapis.com'],
    fontSrc: ["'self'", 'https://fonts.gstatic.com'],
    workerSrc: ["'self'", 'blob:'],
  });
  expect(policy?.['imgSrc']).toEqual(expect.arrayContaining(['https://*.googleapis.com', 'https://*.gstatic.com']));
  expect(policy?.['connectSrc']).toEqual(expect.arrayContaining(["'self'", 'https://*.googleapis.com']));
  expect(JSON.stringify(policy)).not.toContain('unsafe');
  expect(policy).not.toHaveProperty('frameSrc');
});

/**
 * Who may import what: the table of docs/architecture.md as rules. A folder not named on the right of a line is
 * refused, type-only imports included. `tests/architecture` proves that each rule bites.
 */
const LAYERS = '^(contract|server|sw|src|tests|scripts)/';
/** Read before any package is there, by a Node that knows no TypeScript. */
const PLAIN = '^(contract|server)/.+\\.mjs$';
const TESTS = '\\.test\\.tsx?$';

/** @type {import('dependency-cruiser').DependencyType[]} */
const INSTALLED = ['npm', 'npm-dev', 'npm-optional', 'npm-peer', 'npm-no-pkg', 'npm-unknown'];

/**
 * @param {string} name
 * @param {string} from pattern of the importing files
 * @param {readonly string[]} own folders or files of ours it may import
 * @returns {import('dependency-cruiser').IRegularForbiddenRuleType}
 */
function layer(name, from, own) {
  return {
    name: `${name}-imports`,
    comment: `${name} may import only ${own.join(', ')}`,
    severity: 'error',
    from: { path: from, pathNot: TESTS },
    to: { path: LAYERS, pathNot: own.map((path) => `^${path}`) },
  };
}

/**
 * @param {string} name
 * @param {string} from
 * @param {readonly string[]} packages names it may import, as patterns; node builtins only when named
 * @returns {import('dependency-cruiser').IRegularForbiddenRuleType}
 */
function packagesOf(name, from, packages) {
  return {
    name: `${name}-packages`,
    comment: `${name} may use only these packages: ${packages.join(', ') || 'none'}`,
    severity: 'error',
    from: { path: from, pathNot: TESTS },
    to: {
      dependencyTypes: [...INSTALLED, 'core', 'unknown'],
      // A path of ours that does not resolve is another rule's matter.
      pathNot: ['^\\.(?!.*node_modules/)', ...packages.map((path) => `(^|/)node_modules/${path}/|^${path}$`)],
    },
  };
}

const LEAVES = ['src/strings/', 'src/(routes|addresses)\\.ts$', 'src/worker-messages\\.ts$'];
const PAGE = ['react', 'react-dom', 'react-router-dom', 'react-hot-toast', 'valibot'];
const DEVICE = ['contract/', 'src/data/', 'src/platform/'];

/** @type {import('dependency-cruiser').IForbiddenRuleType[]} */
const forbidden = [
  layer('contract', '^contract/', ['contract/']),
  layer('server', '^server/', ['server/', 'contract/']),
  layer('sw', '^sw/', ['sw/', 'contract/', 'src/data/', ...LEAVES]),
  layer('data', '^src/data/', ['src/data/', 'contract/']),
  layer('ui', '^src/ui/', ['src/ui/']),
  layer('gallery', '^src/gallery/', ['src/gallery/', 'src/ui/']),
  layer('parts', '^src/parts/', [
    'src/parts/',
    'src/ui/',
    'contract/',
    ...LEAVES,
    // No hook: what comes late comes for certain.
    'src/hooks/shared/load-until-there\\.ts$',
  ]),
  layer('maps', '^src/maps/', [
    'src/maps/',
    'src/ui/',
    'src/hooks/',
    'src/platform/',
    'contract/',
    ...LEAVES,
    // The pictures and the parts of the ground, kept beside the device's databases, the one request to a route service, and the roads.
    'src/data/client/(kept-tiles|kept-ranges|map-range|field-map|tile-cache|ask-osrm|road-tiles)\\.ts$',
  ]),
  layer('platform', '^src/platform/', ['src/platform/', 'contract/', ...LEAVES]),
  layer('hooks', '^src/hooks/', ['src/hooks/', ...DEVICE, ...LEAVES]),
  layer('strings', '^src/strings/', ['src/strings/', 'contract/']),
  layer('routes', '^src/(routes|addresses|worker-messages)\\.ts$', ['contract/', 'src/routes\\.ts$']),
  // Plain JavaScript, for what `npm start` must know before anything is installed or built.
  layer('scripts', '^scripts/', ['scripts/', 'server/start/.+\\.mjs$']),
  layer('plain', PLAIN, ['server/start/.+\\.mjs$', 'contract/.+\\.mjs$']),
  {
    ...layer('features', '^src/features/([^/]+)/', [
      'src/features/$1/',
      'src/(ui|parts|maps|platform|hooks)/',
      'src/data/(queries|commands)/',
      // The records' own shapes: types are no way into the engine.
      'src/data/outbox/(item|draft)\\.ts$',
      'contract/',
      ...LEAVES,
    ]),
    comment: 'a feature sees no other feature, and the device only through queries and commands',
  },
  {
    name: 'features-lazily',
    comment: 'the screen table loads features when they are asked for',
    severity: 'error',
    from: { path: '^src/(app/|main\\.tsx$)', pathNot: TESTS },
    to: { path: '^src/features/', dependencyTypesNot: ['dynamic-import'] },
  },
  {
    name: 'app-is-the-top',
    comment:
      'only main mounts the app, only start brings main; prerender writes it into pages, and the bare page speaks its language',
    severity: 'error',
    from: {
      path: '^(src|sw|contract|server)/',
      pathNot: ['^src/(app/|bare-page\\.ts$|main\\.tsx$|prerender\\.tsx$|start\\.ts$)', TESTS],
    },
    to: { path: '^src/(app/|main\\.tsx$)' },
  },
  {
    name: 'no-import-of-gallery',
    comment: 'the page of all parts is no part of the product',
    severity: 'error',
    from: { pathNot: '^src/gallery/' },
    to: { path: '^src/gallery/' },
  },
  {
    name: 'no-import-of-tests',
    severity: 'error',
    from: { path: '^(contract|server|sw|src)/', pathNot: TESTS },
    to: { path: ['^tests/', TESTS] },
  },
  packagesOf('contract', '^contract/', ['valibot', 'libphonenumber-js']),
  {
    name: 'plain-packages',
    comment:
      'plain JavaScript is read before any package is installed; the process for pictures is started by the server',
    severity: 'error',
    from: { path: PLAIN, pathNot: '^server/photos/encode-process[.]mjs$' },
    to: { dependencyTypes: INSTALLED },
  },
  packagesOf('data', '^src/data/', ['dexie', 'valibot', '@noble/ed25519', '@noble/hashes', 'groq-sdk']),
  packagesOf('sw', '^sw/', ['workbox-core', 'workbox-precaching', 'workbox-routing', 'valibot']),
  packagesOf('hooks', '^src/hooks/', ['react', 'react-dom', 'dexie-react-hooks']),
  packagesOf('ui', '^src/ui/', [
    'react',
    'react-dom',
    'react-router-dom',
    'react-hot-toast',
    '@tanstack/react-virtual',
  ]),
  packagesOf('gallery', '^src/gallery/', ['react', 'react-dom', 'react-router-dom']),
  packagesOf('page', '^src/(features|parts)/', [...PAGE, 'uqr']),
  // The driver watches the outbox by Dexie's live query.
  packagesOf('app', '^src/(app/|main\\.tsx$)', [...PAGE, 'dexie']),
  packagesOf('maps', '^src/maps/', [
    'react',
    'react-dom',
    'leaflet',
    'react-leaflet',
    'world-atlas',
    '@types/leaflet',
    'pmtiles',
    'protomaps-leaflet',
    '@googlemaps/js-api-loader',
    '@types/google\\.maps',
  ]),
  packagesOf('platform', '^src/platform/', [
    'workbox-window',
    'firebase/app',
    'firebase/messaging',
    'write-excel-file',
  ]),
  packagesOf('leaves', '^src/(strings/(?!search/)|[^/]+\\.ts$)', ['valibot']),
  packagesOf('search', '^src/strings/search/', ['minisearch']),
  {
    name: 'no-cycle',
    severity: 'error',
    from: {},
    to: { circular: true },
  },
  {
    name: 'no-folder-cycle',
    comment:
      'files without a cycle can still tie two folders into one; data is one: ports and adapters know each other',
    severity: 'error',
    scope: 'folder',
    from: { path: '^(contract|server|sw|src)', pathNot: '^src/data/' },
    to: { circular: true },
  },
  {
    name: 'no-orphan',
    comment: 'nothing imports it and it imports nothing',
    severity: 'error',
    from: {
      orphan: true,
      path: '^(contract|server|sw|src)/',
      // Ambient types: the compiler includes the file, nothing imports it.
      pathNot: [TESTS, '^sw/sync-event\\.ts$', '^sw/text-files\\.d\\.ts$', '\\.css$', 'tsconfig[^/]*\\.json$'],
    },
    to: {},
  },
  {
    name: 'resolvable',
    severity: 'error',
    from: {},
    to: { couldNotResolve: true },
  },
];

export default {
  forbidden,
  options: {
    doNotFollow: { path: 'node_modules' },
    // The queues that `npm run bench` compares with are installed by it alone.
    exclude: { path: '^(dist|build|coverage|test-results|\\.data|tests/bench/peers)/' },
    enhancedResolveOptions: {
      extensions: ['.ts', '.tsx', '.mjs', '.js', '.json'],
      exportsFields: ['exports'],
      conditionNames: ['import', 'browser', 'node', 'types', 'default'],
    },
  },
};

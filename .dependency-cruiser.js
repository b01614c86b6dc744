/**
 * The directions in which imports may go. Held by tools/architecture/dependencies.spec.ts, which also
 * plants a breach of every rule and expects it to be found.
 */

/** Tests and what is made for them may reach further than the product. */
const TESTS = ['\\.spec\\.tsx?$', '/testing/'];

const CONTEXT = '^services/src/contexts/([^/]+)/';
const PUBLIC_API = '^services/src/contexts/[^/]+/index\\.ts$';
/** Rooms of the platform that contexts may enter; that of commands opens into the one around it. */
const PLATFORM_DOORS = [
  '^services/src/platform/(?!cqrs/(?:commands|events)/).*index\\.ts$',
  '^services/src/platform/(?:tokens|late-part|stores/bounded-cache|stores/mongo/shared-database)\\.ts$',
  '^services/src/platform/http/prerendered-shell/',
];
/** Rooms of decisions: the domain of a context, or the things that a large one is about. */
const THINGS = ['domain', 'visit', 'line', 'desk', 'routing', 'phone-codes', 'call', 'quality'];
/** Kinds of file that lie in these rooms and do not decide: they declare commands, or help to prepare one. */
const PREPARING = '\\.(?:command|service)\\.ts$';
/** A layer of a context, or of a part of one. */
const layers = (context, names) =>
  `^services/src/contexts/${context}/(?:|[^/]+/)(?:${names.join('|')})/`;

/** A workspace is met as its folder, or by its package name where it has not been built. */
const workspace = (folder, name = folder) => [`^${folder}/`, `^@foyer/${name}(/|$)`];
const CONTRACTS = workspace('contracts');
const EVENT_LOG = workspace('services/event-log', 'event-log');
const PROJECTIONS = workspace('projections');
/** Calendar arithmetic of time zones, a pure function of what it is given. */
const CALENDAR = ['^node_modules/temporal-polyfill/', '^temporal-polyfill(/|$)'];
const ANY_WORKSPACE = [
  '^(contracts|projections|services|console|webclient|device-agent|sdk|load-tests)/',
  '^@foyer/',
];

const mayImport = (folder, allowed, comment) => ({
  name: `${folder.replace('services/', '')}-imports-only-below-itself`,
  severity: 'error',
  comment,
  from: { path: `^${folder}/src/` },
  to: { path: ANY_WORKSPACE, pathNot: ['(^|/)node_modules/', `^${folder}/src/`, ...allowed] },
});

const commands = (context) => `${layers(context, THINGS)}.*${PREPARING}`;
/** What decides, and what it decides on. */
const decisions = (context) => `${layers(context, THINGS)}(?!.*${PREPARING})`;

const insideContext = (layer, from, forbidden, comment) => ({
  name: `${layer}-knows-no-${Object.keys(forbidden).join('-or-')}`,
  severity: 'error',
  comment,
  from: { path: from('([^/]+)'), pathNot: TESTS },
  to: { path: Object.values(forbidden).map((room) => room('$1')) },
});
const room = (name) => (context) => layers(context, [name]);
const [api, reactions, adapters] = ['api', 'reactions', 'adapters'].map(room);

const betweenPackages = [
  {
    name: 'contracts-import-zod-only',
    severity: 'error',
    comment:
      'Every browser bundle carries the contracts; what they import, a visitor on a phone downloads.',
    from: { path: '^contracts/src/', pathNot: TESTS },
    to: { pathNot: ['^contracts/src/', '^node_modules/zod/', '^zod(/|$)'] },
  },
  mayImport(
    'services/event-log',
    [],
    'The log carries any event; it must not know what one means.',
  ),
  mayImport(
    'projections',
    [...CONTRACTS, ...EVENT_LOG],
    'Read models are made from events alone, so that they can be rebuilt from them.',
  ),
  mayImport(
    'services',
    [...CONTRACTS, ...EVENT_LOG, ...PROJECTIONS],
    'The back end serves clients through the contracts and never reaches into one.',
  ),
  mayImport('console', CONTRACTS, 'A client shares the wire with the server, and nothing else.'),
  mayImport('webclient', CONTRACTS, 'A client shares the wire with the server, and nothing else.'),
  mayImport('device-agent', CONTRACTS, 'The kiosk daemon is a client like any other.'),
  mayImport('sdk', CONTRACTS, 'Programs of others get what the pages share with the server.'),
  mayImport(
    'load-tests',
    [...CONTRACTS, ...EVENT_LOG, ...PROJECTIONS],
    'Load comes through the wire; benchmarks also measure the log and the read models by themselves.',
  ),
];

const insideServices = [
  {
    name: 'domain-is-pure',
    severity: 'error',
    comment:
      'Decisions are replayed and model-checked: no Node, no framework, no I/O, no other context.',
    from: { path: decisions('([^/]+)'), pathNot: TESTS },
    to: { pathNot: [decisions('$1'), ...CONTRACTS, ...CALENDAR] },
  },
  insideContext(
    'commands',
    commands,
    { api, reactions },
    'A handler loads, decides and appends; who asked is not its business.',
  ),
  insideContext(
    'api',
    api,
    { domain: decisions, reactions },
    'The edge translates a request into a command or a query and its answer back.',
  ),
  insideContext(
    'reactions',
    reactions,
    { api },
    'A reaction answers events with commands, as a client would.',
  ),
  insideContext(
    'adapters',
    adapters,
    { api, commands, reactions },
    'An adapter serves the application; calling back into it would reverse the layers.',
  ),
  {
    name: 'contexts-use-public-apis',
    severity: 'error',
    comment:
      "Another context's index.ts is its promise; everything behind it may change at any time.",
    from: { path: CONTEXT, pathNot: TESTS },
    to: { path: CONTEXT, pathNot: ['^services/src/contexts/$1/', PUBLIC_API] },
  },
  {
    name: 'calls-know-no-origin',
    severity: 'error',
    comment:
      'Calls come from visits, sessions, meetings and devices; each has its say through a port, and none is known to calls.',
    from: { path: '^services/src/contexts/calls/', pathNot: TESTS },
    to: {
      path: CONTEXT,
      pathNot: ['^services/src/contexts/calls/', '^services/src/contexts/media/'],
    },
  },
  {
    name: 'calls-know-no-visits',
    severity: 'error',
    comment:
      'What a visit means for calls, the context of visits says by the port; calls read no event of one.',
    from: { path: '^services/src/contexts/calls/', pathNot: TESTS },
    to: { path: ['^contracts/(?:src|dist)/visits/', '^@foyer/contracts/visits$'] },
  },
  {
    name: 'tests-use-public-apis',
    severity: 'error',
    comment: 'A test may use what another context offers for tests, and its public API.',
    from: { path: '^services/src/contexts/([^/]+)/.*(\\.spec\\.ts$|/testing/)' },
    to: { path: CONTEXT, pathNot: ['^services/src/contexts/$1/', PUBLIC_API, '/testing/'] },
  },
  {
    name: 'assembly-uses-public-apis',
    severity: 'error',
    comment: 'What puts the program together takes each context whole.',
    from: { path: '^services/src/', pathNot: '^services/src/contexts/' },
    to: { path: CONTEXT, pathNot: [PUBLIC_API, '/testing/'] },
  },
  {
    name: 'rooms-of-the-platform-have-doors',
    severity: 'error',
    comment:
      "A context enters a room of the platform by its index, or by a name in the package's `imports`.",
    from: { path: CONTEXT, pathNot: TESTS },
    to: { path: '^services/src/platform/', pathNot: PLATFORM_DOORS },
  },
  {
    name: 'platform-knows-no-context',
    severity: 'error',
    comment:
      'The platform is what all contexts stand on; one business word in it ties them together.',
    from: { path: '^services/src/platform/' },
    to: { path: '^services/src/', pathNot: '^services/src/platform/' },
  },
];

const everywhere = [
  {
    name: 'evolve-is-pure',
    severity: 'error',
    comment:
      'A rebuild years later must give the same bytes: an event and the document before are all it sees.',
    from: { path: '^projections/src/.*evolve\\.ts$' },
    to: { pathNot: ['^projections/src/', ...CONTRACTS, ...EVENT_LOG] },
  },
  {
    name: 'browser-code-needs-no-node',
    severity: 'error',
    comment: 'There is no Node in a browser; a bundler would hide the mistake until the page runs.',
    from: { path: '^(contracts|console|webclient)/src/', pathNot: TESTS },
    to: { dependencyTypes: ['core'] },
  },
  {
    name: 'media-core-knows-no-react',
    severity: 'error',
    comment: 'Cameras and connections outlive components; hooks bridge to them.',
    from: { path: '^webclient/src/media/core/', pathNot: TESTS },
    to: { path: '(^|/)(react|react-dom|react-i18next)(/|$)' },
  },
  {
    name: 'product-needs-no-tests',
    severity: 'error',
    comment:
      'Suites and fakes are for tests; a product that runs on one is not tested. Benchmarks measure beside a test double.',
    from: { pathNot: [...TESTS, '^load-tests/src/bench/'] },
    to: { path: TESTS },
  },
  {
    name: 'packages-are-declared',
    severity: 'error',
    comment: 'A package that is only there by chance of hoisting is gone one day.',
    from: {},
    to: { dependencyTypes: ['npm-no-pkg', 'npm-unknown'], pathNot: '^@foyer/' },
  },
  {
    name: 'imports-lead-somewhere',
    severity: 'error',
    comment: 'A specifier that resolves to nothing compiles in some tool and fails in another.',
    from: {},
    to: {
      couldNotResolve: true,
      // The last one is built for some systems only; its parts are declared beside what uses it.
      pathNot: ['^@foyer/', '^virtual:', '\\?(url|raw|inline)$', '^node-datachannel$'],
    },
  },
  {
    name: 'no-cycles',
    severity: 'error',
    comment: 'Modules in a circle can only be understood, loaded and tested all at once.',
    from: {},
    to: { circular: true },
  },
];

export default {
  forbidden: [...betweenPackages, ...insideServices, ...everywhere],
  options: {
    doNotFollow: { path: ['node_modules', '(^|/)dist/'] },
    // Each workspace lists its own packages and the root lists the tools: together they are what may be imported.
    combinedDependencies: true,
    tsPreCompilationDeps: true,
    // No rule reads who depends on a module, or how often.
    skipAnalysisNotInRules: true,
    enhancedResolveOptions: {
      // By default files are looked for again after four seconds, which a scan exceeds; in milliseconds.
      cachedInputFileSystem: { cacheDuration: 600_000 },
      exportsFields: ['exports'],
      conditionNames: ['foyer-sources', 'import', 'node', 'default'],
      extensions: ['.ts', '.tsx', '.js', '.mjs', '.json'],
    },
  },
};

const swc = (tsx) => [
  '@swc/jest',
  {
    jsc: {
      target: 'es2022',
      parser: { syntax: 'typescript', tsx, decorators: true },
      transform: {
        legacyDecorator: true,
        decoratorMetadata: true,
        react: { runtime: 'automatic' },
      },
    },
    module: { type: 'es6' },
    sourceMaps: 'inline',
  },
];

/** Workspaces are tested from their sources, so that a test never runs against a stale build. */
const sources = {
  '^@foyer/contracts/(.*)$': '<rootDir>/contracts/src/$1/index.ts',
  '^@foyer/event-log$': '<rootDir>/services/event-log/src/index.ts',
  '^@foyer/event-log/(.*)$': '<rootDir>/services/event-log/src/$1/index.ts',
  '^@foyer/projections$': '<rootDir>/projections/src/index.ts',
  '^@foyer/projections/(.*)$': '<rootDir>/projections/src/$1/index.ts',
  '^(\\.{1,2}/.*)\\.js$': '$1',
};

const base = {
  extensionsToTreatAsEsm: ['.ts', '.tsx'],
  moduleNameMapper: sources,
  transform: { '^.+\\.tsx$': swc(true), '^.+\\.ts$': swc(false) },
  modulePathIgnorePatterns: ['/dist/'],
};

export default {
  // Two cores do many things at once here; a test that hangs still ends.
  testTimeout: 60_000,
  // What a test has made and kept slows down every later one of its worker: past this size a fresh one goes on.
  workerIdleMemoryLimit: '900MB',
  projects: [
    {
      ...base,
      displayName: 'node',
      testEnvironment: 'node',
      testMatch: [
        '<rootDir>/{contracts,projections,services,device-agent,load-tests}/**/src/**/*.spec.ts',
        '<rootDir>/services/{launcher,architecture}/*.spec.ts',
      ],
      testPathIgnorePatterns: ['/node_modules/', '/dist/', '\\.e2e\\.spec\\.ts$'],
    },
    {
      ...base,
      displayName: 'browser',
      testEnvironment: 'jsdom',
      setupFiles: ['<rootDir>/webclient/build/spec-encoding.js'],
      moduleNameMapper: {
        '\\.(css|svg|png|woff2|mp3)$': '<rootDir>/webclient/src/testing/asset.ts',
        ...sources,
      },
      testMatch: ['<rootDir>/{console,webclient}/src/**/*.spec.{ts,tsx}'],
    },
    {
      ...base,
      displayName: 'journeys',
      testEnvironment: 'node',
      testMatch: ['<rootDir>/**/*.e2e.spec.ts'],
      testPathIgnorePatterns: ['/node_modules/', '/dist/'],
    },
    {
      ...base,
      displayName: 'screenshots',
      testEnvironment: 'node',
      testMatch: ['<rootDir>/webclient/gallery/*.pictures.ts'],
    },
  ],
};

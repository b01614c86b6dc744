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

const base = {
  extensionsToTreatAsEsm: ['.ts', '.tsx'],
  resolver: '<rootDir>/tools/launcher/source-resolver.mjs',
  transform: { '^.+\\.tsx$': swc(true), '^.+\\.ts$': swc(false) },
  modulePathIgnorePatterns: ['/dist/'],
};

export default {
  // Two cores do many things at once here; a test that hangs still ends.
  testTimeout: 120_000,
  // What a test has made and kept slows down every later one of its worker: past this size a fresh one goes on, and has
  // to find every file again. 75 suites of the services cost 111 s of the processors with 900 MB, and 99 s with 2 GB.
  workerIdleMemoryLimit: '1500MB',
  projects: [
    {
      ...base,
      displayName: 'node',
      testEnvironment: '<rootDir>/tools/launcher/native-modules/environment.mjs',
      runtime: '<rootDir>/tools/launcher/native-modules/runtime.mjs',
      testMatch: [
        '<rootDir>/{contracts,projections,services,device-agent,load-tests}/**/src/**/*.spec.ts',
        '<rootDir>/tools/{launcher,architecture}/*.spec.ts',
      ],
      testPathIgnorePatterns: ['/node_modules/', '/dist/', '\\.e2e\\.spec\\.ts$'],
    },
    {
      ...base,
      displayName: 'browser',
      testEnvironment: '<rootDir>/tools/launcher/quick-styles.mjs',
      setupFiles: [
        '<rootDir>/webclient/build/spec-encoding.js',
        '<rootDir>/webclient/build/quick-react.js',
      ],
      setupFilesAfterEnv: ['<rootDir>/webclient/build/patient-queries.js'],
      testMatch: ['<rootDir>/{console,webclient}/src/**/*.spec.{ts,tsx}'],
    },
    {
      ...base,
      displayName: 'journeys',
      testEnvironment: '<rootDir>/tools/launcher/browser-environment.mjs',
      testMatch: ['<rootDir>/**/*.e2e.spec.ts'],
      testPathIgnorePatterns: ['/node_modules/', '/dist/'],
    },
    {
      ...base,
      displayName: 'screenshots',
      testEnvironment: '<rootDir>/tools/launcher/browser-environment.mjs',
      testMatch: ['<rootDir>/webclient/gallery/*.pictures.ts'],
    },
  ],
};

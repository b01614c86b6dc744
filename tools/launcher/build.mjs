import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { npm, quietly } from './command.mjs';
import { fingerprint } from './fingerprint.mjs';
import { COMPILER_OPTIONS, sparing } from './native-tools.mjs';
import { root } from './root.mjs';
import { readStamp, writeStamp } from './stamp.mjs';

const SHARED = ['package-lock.json', 'tsconfig.base.json', 'contracts'];
const SERVER = [
  'services/event-log',
  'projections',
  'services/src',
  'services/package.json',
  'services/tsconfig.json',
  'services/rolldown.config.mjs',
  'tools/launcher/notices.mjs',
  // For a kiosk to try.
  'device-agent/src',
  'device-agent/tsconfig.json',
];

/**
 * The build targets, their sources, and the file that proves each build. The order is the order of
 * building: the pages are bundled from the built contracts.
 */
const TARGETS = [
  {
    name: 'server',
    title: 'Build the server',
    sources: [...SHARED, ...SERVER],
    entry: 'services/src/main.ts',
    output: 'services/dist/main.js',
    run: buildServer,
  },
  {
    name: 'webclient',
    title: 'Build the web client',
    sources: [...SHARED, 'webclient'],
    entry: 'webclient/index.html',
    output: 'webclient/dist/app/index.html',
    run: () => bundle('@foyer/webclient'),
  },
  {
    name: 'console',
    title: 'Build the console',
    sources: [...SHARED, 'console'],
    entry: 'console/index.html',
    output: 'console/dist/app/index.html',
    run: () => bundle('@foyer/console'),
  },
];

/**
 * Builds the targets that have changed since their last build. If none has, this only reads the
 * sources.
 * @param {import('./steps.mjs').Steps} steps
 */
export async function build(steps) {
  for (const { name, title, sources, entry, output, run } of TARGETS) {
    if (!existsSync(join(root, entry))) continue;
    const stamp = `dist/built/${name}`;
    const wanted = fingerprint(root, sources);
    const present = existsSync(join(root, output));
    if (present && readStamp(stamp) === wanted) continue;
    await steps(title, (report) => run(report, present));
    writeStamp(stamp, wanted);
  }
}

/**
 * The compiler trusts its own notes next to `dist`: if only `dist` was deleted, it needs the option
 * to force a build.
 * @param {import('./steps.mjs').Report} report
 * @param {boolean} present whether an earlier build is there
 */
async function buildServer(report, present) {
  const compiler = join(root, 'node_modules/typescript-7/bin/tsc');
  const args = [
    compiler,
    '-b',
    'services',
    'device-agent',
    '--verbose',
    ...COMPILER_OPTIONS,
    ...(present ? [] : ['--force']),
  ];
  const onLine = (/** @type {string} */ line) => {
    const project = /Building project '.*?([^/\\]+)[/\\]tsconfig\.json'/.exec(line)?.[1];
    if (project !== undefined) report(project);
  };
  const how = { env: sparing(process.env) };
  await quietly('The TypeScript compiler', [process.execPath, args], onLine, how);
  report('in one file');
  await bundle('@foyer/services');
}

/** @param {string} workspace its name; its folder would name those in it as well */
async function bundle(workspace) {
  await quietly('The bundler', npm(['run', 'build', '--workspace', workspace]));
}

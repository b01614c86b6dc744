import { existsSync, readdirSync } from 'node:fs';
import { join, relative, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The folder of the whole project. */
export const projectRoot = resolve(fileURLToPath(new URL('../../', import.meta.url)));

/**
 * Rooms of decisions, as in .dependency-cruiser.js: the domain of a context, or the things that a
 * large one is about.
 */
export const DECIDING = [
  'domain',
  'visit',
  'line',
  'desk',
  'routing',
  'phone-codes',
  'call',
  'quality',
].join('|');
/** Kinds of file that lie in these rooms and do not decide, but declare or prepare commands. */
export const PREPARING = '(?:command|service)';

/** Workspaces that hold product code, below the root. */
export const WORKSPACES = [
  'contracts',
  'services/event-log',
  'projections',
  'services',
  'console',
  'webclient',
  'device-agent',
  'sdk',
  'load-tests',
];

/** The folders with product code, below the root. */
export function sourceFolders(): string[] {
  return WORKSPACES.map((workspace) => `${workspace}/src`).filter((folder) =>
    existsSync(join(projectRoot, folder)),
  );
}

/** All files of product code, below the root. */
export function sourceFiles(): string[] {
  return sourceFolders().flatMap((folder) =>
    readdirSync(join(projectRoot, folder), { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => relative(projectRoot, join(entry.parentPath, entry.name))),
  );
}

/** The folders next to product code that mention it: documents, journeys, tools, deployment. */
const BESIDE = [
  'docs',
  'deploy',
  'console/journeys',
  'webclient/journeys',
  'webclient/gallery',
  'webclient/build',
  'load-tests/k6',
  'device-agent/bin',
  'tools/architecture',
  'services/bin',
  'tools/generators',
  'tools/journeys',
  'tools/launcher',
  'tools/test-doubles',
  'services/unix-dgram',
  'services/verifier',
];

/** All files of these folders, and those of the root itself, below the root. */
export function filesBeside(): string[] {
  const root = readdirSync(projectRoot, { withFileTypes: true });
  return [
    ...root.filter((entry) => entry.isFile()).map(({ name }) => name),
    ...BESIDE.flatMap((folder) =>
      readdirSync(join(projectRoot, folder), { recursive: true, encoding: 'utf8' })
        .filter((file) => !/(^|\/)(node_modules|dist)\//.test(file))
        .map((file) => join(folder, file)),
    ),
  ];
}

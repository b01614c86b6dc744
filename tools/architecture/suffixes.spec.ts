import { readFileSync } from 'node:fs';
import { join, normalize } from 'node:path';
import { describe, expect, test } from '@jest/globals';

import { projectRoot, sourceFiles } from './project.js';

type Sources = ReadonlyMap<string, string>;
interface Import {
  readonly names: readonly string[];
  readonly from: string;
}

/** Modules by which a spec reaches sockets, processes, databases, or starts the application. */
const OUTSIDE =
  /^(?:node:(?:net|https?|tls|dgram|child_process|worker_threads|sqlite)|ws|fastify|mongodb|kafkajs|@grpc\/grpc-js|@nestjs\/core|socket\.io(?:-client)?)$/;
/** Names in these modules by which a spec reaches nothing. */
const HARMLESS =
  /^(?:isIP(?:v[46])?|STATUS_CODES|Reflector|BSON|ObjectId|Binary|logLevel|status|Metadata)$/;
/** A server that the surroundings name, or one that a spec starts without such a module. */
const SERVERS = /\bTEST_[A-Z]+_URL\b|\.listen\(\{/;
/** A folder of its own is a store on the disk. */
const FOLDERS = /^(?:tmpdir|mkdtemp(?:Sync)?)$/;

function importsIn(content: string): readonly Import[] {
  return [...content.matchAll(/^import (?!type )([^;]*?) from '([^']+)'/gm)].map(
    ([, what = '', from = '']) => ({
      names: what
        .replaceAll(/[{}]/g, '')
        .split(',')
        .map((name) => name.trim().replace(/ as .*/, ''))
        .filter((name) => name !== '' && !name.startsWith('type ')),
      from,
    }),
  );
}

const reachesOut = ({ names, from }: Import): boolean =>
  names.some((name) => (OUTSIDE.test(from) ? !HARMLESS.test(name) : FOLDERS.test(name)));

/** The file of an import in the same package; of another package, only its tests' doors count. */
function fileOf(importer: string, from: string, sources: Sources): string | undefined {
  const home = importer.slice(0, importer.indexOf('/src/'));
  const [, other = '', path = ''] = /^@foyer\/([^/]+)\/(.*)$/.exec(from) ?? [];
  const base = from.startsWith('.')
    ? normalize(join(importer, '..', from))
    : from.startsWith('#')
      ? `${home}/src/${from.slice(1)}`
      : `${other === 'event-log' ? 'services/event-log' : other}/src/${path}`;
  const bare = base.replace(/\.jsx?$/, '');
  return [`${bare}.ts`, `${bare}.tsx`, `${bare}/index.ts`].find((file) => sources.has(file));
}

const declares = (content: string, name: string): boolean =>
  new RegExp(`^export (?:async |abstract )?\\w+ ${name}\\b`, 'm').test(content);

/** The file that declares a name: the one that is imported, or one that its door leads to. */
function homeOf(file: string, name: string, sources: Sources): string | undefined {
  const content = sources.get(file) ?? '';
  if (declares(content, name)) return file;
  for (const [, names, from = ''] of content.matchAll(/^export (\*|\{[^}]*\}) from '([^']+)'/gm)) {
    const next = fileOf(file, from, sources);
    const leads = names === '*' || new RegExp(`\\b${name}\\b`).test(names ?? '');
    const home = next !== undefined && leads ? homeOf(next, name, sources) : undefined;
    if (home !== undefined) return home;
  }
  return undefined;
}

/** True if a spec reaches outside of its process by its own imports or those of its support. */
function reaches(file: string, sources: Sources, seen = new Set<string>()): boolean {
  seen.add(file);
  const content = sources.get(file) ?? '';
  const imports = importsIn(content);
  if (SERVERS.test(content) || imports.some(reachesOut)) return true;
  return imports.some(({ names, from }) => {
    const door = fileOf(file, from, sources);
    const homes = names.map((name) => door && homeOf(door, name, sources));
    return homes.some(
      (home) => home?.includes('/testing/') && !seen.has(home) && reaches(home, sources, seen),
    );
  });
}

/** Specs that import such a module and reach nothing by it. */
const READING_ONLY: Readonly<Record<string, string>> = {
  'projections/src/platform/read-store/mongo-address.spec.ts':
    'compares addresses as the driver reads them',
};

const isSpec = (file: string) => /\.spec\.tsx?$/.test(file);
const saysSo = (file: string) => /\.(?:int|e2e)\.spec\.tsx?$/.test(file);
const misnamed = (sources: Sources): readonly string[] =>
  [...sources.keys()]
    .filter((file) => isSpec(file) && !Object.hasOwn(READING_ONLY, file))
    .filter((file) =>
      saysSo(file) ? file.includes('.int.') && !reaches(file, sources) : reaches(file, sources),
    );

test('a spec is called `.int.spec` exactly if it reaches stores, sockets or processes', () => {
  const sources = new Map(
    sourceFiles()
      .filter((file) => /\.tsx?$/.test(file))
      .map((file) => [file, readFileSync(join(projectRoot, file), 'utf8')]),
  );
  expect(misnamed(sources)).toEqual([]);
});

describe('the rule finds', () => {
  const served = "import { Served } from './testing/index.js';\n";
  const planted: Sources = new Map([
    ['services/src/a/pure.spec.ts', "import type { Server } from 'node:http';\n"],
    ['services/src/a/socket.spec.ts', "import { connect } from 'node:net';\n"],
    ['services/src/a/folder.spec.ts', "import { tmpdir } from 'node:os';\n"],
    ['services/src/a/served.spec.ts', served],
    ['services/src/a/served.int.spec.ts', served],
    ['services/src/a/none.int.spec.ts', "import { expect } from '@jest/globals';\n"],
    ['services/src/a/testing/index.ts', "export { Served } from './served.js';\n"],
    [
      'services/src/a/testing/served.ts',
      "import { NestFactory } from '@nestjs/core';\nexport class Served {}\n",
    ],
  ]);

  test('sockets, folders and servers, also behind the support of a spec', () => {
    expect(misnamed(planted)).toEqual([
      'services/src/a/socket.spec.ts',
      'services/src/a/folder.spec.ts',
      'services/src/a/served.spec.ts',
      'services/src/a/none.int.spec.ts',
    ]);
  });
});

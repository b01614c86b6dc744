#!/usr/bin/env node
/**
 * Writes the agent as one package that a kiosk installs without this repository: `npm run
 * pack:device-agent -- <folder>`. The package contains the code shared with the server;
 * everything else is from the registry.
 */
import { execFileSync } from 'node:child_process';
import { cp, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, relative, resolve, sep } from 'node:path';
import { fileURLToPath } from 'node:url';

const SHARED = '@foyer/contracts';
const agent = fileURLToPath(new URL('.', import.meta.url));
const contracts = fileURLToPath(new URL('../contracts/', import.meta.url));
const readPackage = async (folder) => JSON.parse(await readFile(join(folder, 'package.json')));

const target = resolve(process.argv[2] ?? '.');
await mkdir(target, { recursive: true });
const draft = await mkdtemp(join(tmpdir(), 'foyer-device-agent-'));
try {
  const {
    name,
    private: _,
    devDependencies,
    dependencies,
    ...described
  } = await readPackage(agent);
  const shared = await readPackage(contracts);
  // npm takes what a bundled package needs for bundled as well.
  const needed = Object.keys(shared.dependencies);
  const description = {
    name: 'foyer-device-agent',
    ...described,
    files: ['bin', 'dist'],
    dependencies: { ...dependencies, [SHARED]: shared.version },
    bundleDependencies: [SHARED, ...needed],
  };
  await writeFile(join(draft, 'package.json'), JSON.stringify(description, null, 2));
  for (const part of ['bin', 'dist', 'README.md']) {
    const isNeeded = (path) => !relative(agent, path).split(sep).includes('testing');
    await cp(join(agent, part), join(draft, part), { recursive: true, filter: isNeeded });
  }
  const modules = join(draft, 'node_modules');
  for (const part of ['package.json', 'dist']) {
    await cp(join(contracts, part), join(modules, SHARED, part), { recursive: true });
  }
  for (const one of needed) {
    await cp(join(agent, '../node_modules', one), join(modules, one), { recursive: true });
  }
  const args = ['pack', '--silent', '--pack-destination', target];
  console.log(join(target, execFileSync('npm', args, { cwd: draft, encoding: 'utf8' }).trim()));
} finally {
  await rm(draft, { recursive: true });
}

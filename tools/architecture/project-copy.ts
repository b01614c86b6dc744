import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { projectRoot, sourceFiles } from './project.js';

const WORKSPACES = ['contracts', 'projections', 'services', 'console'];
/** They are only read, or carry what is installed. */
const LINKED = [
  ...['node_modules', 'services/node_modules', 'console/node_modules', 'services/event-log'],
  ...['webclient', 'package.json', 'tools/generators'],
];
/** Programs that run the tests look for the project around them; the glossary gets lines. */
const COPIED = [
  ...['jest.config.js', 'contracts/samples', 'docs/glossary.md', 'tools/launcher'],
  ...['glossary.spec.ts', 'common-words.ts', 'project.ts'].map(
    (name) => `tools/architecture/${name}`,
  ),
];

/** The declarations for packages that have none, in the workspaces that are copied. */
const ambient = () =>
  sourceFiles().filter(
    (file) => file.endsWith('.d.ts') && WORKSPACES.some((name) => file.startsWith(`${name}/`)),
  );

/** The output of a program, and how it ended. */
interface Ended {
  readonly status: number | null;
  readonly stdout: string;
  readonly stderr: string;
}

/** A copy of the sources that slices are wired to, with the packages of the project. */
export class ProjectCopy {
  readonly #root = mkdtempSync(join(tmpdir(), 'foyer-slice-'));

  constructor() {
    const copied = [
      ...WORKSPACES.flatMap((name) => [`${name}/src`, `${name}/package.json`]),
      ...COPIED,
    ];
    for (const path of copied) cpSync(join(projectRoot, path), this.at(path), { recursive: true });
    for (const path of LINKED) symlinkSync(join(projectRoot, path), this.at(path));
  }

  at(path: string): string {
    return join(this.#root, path);
  }

  remove(): void {
    rmSync(this.#root, { recursive: true, force: true });
  }

  run(args: readonly string[]): Ended {
    return spawnSync(process.execPath, args, {
      cwd: this.#root,
      encoding: 'utf8',
      maxBuffer: 1 << 28,
      // In colours, as a build server may ask for, the lines read differently. Garbage that may lie
      // costs the compiler half as much of the processors.
      env: { ...process.env, NO_COLOR: '1', FORCE_COLOR: '0', GOGC: '400' },
    });
  }

  /** Returns the compiler's errors in these files, with all that they import. */
  typeErrors(files: readonly string[]): readonly string[] {
    const inCopy = (path: string) => [this.at(path)];
    const config = {
      extends: join(projectRoot, 'tsconfig.base.json'),
      compilerOptions: {
        composite: false,
        declaration: false,
        declarationMap: false,
        noEmit: true,
        module: 'preserve',
        moduleResolution: 'bundler',
        customConditions: ['foyer-sources'],
        jsx: 'react-jsx',
        experimentalDecorators: true,
        lib: ['ES2023', 'DOM', 'DOM.Iterable'],
        types: ['node'],
        paths: {
          '@foyer/contracts/*': inCopy('contracts/src/*/index.ts'),
          '@foyer/event-log': inCopy('services/event-log/src/index.ts'),
          '@foyer/event-log/*': inCopy('services/event-log/src/*/index.ts'),
          '@foyer/projections': inCopy('projections/src/index.ts'),
          '@foyer/projections/*': inCopy('projections/src/*/index.ts'),
        },
      },
      files: [...files.filter((file) => /\.tsx?$/.test(file)), ...ambient()],
    };
    writeFileSync(this.at('tsconfig.json'), JSON.stringify(config));
    const compiler = join(projectRoot, 'node_modules/typescript-7/bin/tsc');
    const { stdout } = this.run([compiler, '-p', '.', '--pretty', 'false', '--checkers', '1']);
    return stdout.split('\n').filter((line) => line.includes('error TS'));
  }

  /** Runs specs, and names the tests that failed, with why. */
  failuresOf(specs: readonly string[]): { passed: number; failures: readonly string[] } {
    const jest = join(projectRoot, 'node_modules/jest/bin/jest.js');
    const projects = ['--selectProjects', 'node', 'browser'];
    const { stdout, stderr } = this.run([
      ...['--experimental-vm-modules', jest, ...projects, '--runInBand', '--json'],
      ...['--runTestsByPath', ...specs],
    ]);
    const isReport = stdout.startsWith('{');
    if (!isReport) return { passed: 0, failures: [stderr] };
    const report = JSON.parse(stdout) as Report;
    return {
      passed: report.numPassedTests,
      failures: report.testResults.flatMap(({ status, message }) =>
        status === 'failed' ? [message] : [],
      ),
    };
  }
}

/** The parts of Jest's report that are looked at. */
interface Report {
  readonly numPassedTests: number;
  readonly testResults: readonly { readonly status: string; readonly message: string }[];
}

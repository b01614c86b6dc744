import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';

import { ServerProcess } from '../server-process.js';
import { everybodyWentHome } from './everybody-went-home.js';
import { MemoryWatch, type MemorySample } from './memory-watch.js';
import { nothingLost } from './nothing-lost.js';
import { openOffice, type Office } from './office.js';
import { SCENARIOS, type Scenario, type ScenarioName } from './scenario.js';
import { Summary } from './summary.js';
import { VisitsInLog, type VisitCounts } from './visits-in-log.js';

const CONFIG = fileURLToPath(new URL('../../k6/vite.config.js', import.meta.url));
const VITE = fileURLToPath(new URL('../../../node_modules/vite/bin/vite.js', import.meta.url));

/** Bundles the scenarios into a folder. Returns the script of one of them. */
export async function bundle(name: string, outDir: string): Promise<string> {
  const args = ['build', '--config', CONFIG, '--outDir', outDir, '--emptyOutDir'];
  await promisify(execFile)(process.execPath, [VITE, ...args]);
  return join(outDir, `${name}.js`);
}

const FOYER = fileURLToPath(new URL('../../../services/bin/foyer.mjs', import.meta.url));
/** How often the server is asked for its memory; in milliseconds. */
const WATCH_EVERY_MS = 1_000;

export interface RunOptions {
  /** An empty folder. */
  readonly folder: string;
  /** The program. */
  readonly k6: string;
  readonly name: ScenarioName;
  /** In place of what the scenario says. */
  readonly seconds?: number | undefined;
  readonly rate?: number | undefined;
  /** Told what k6 says, as it comes. */
  readonly hear: (text: string) => void;
}

/**
 * How a run went; `wrong` is empty where k6's thresholds hold and the log bears out what was
 * acknowledged.
 */
export interface RunReport {
  readonly summary: Summary;
  readonly counts: VisitCounts;
  readonly memory: readonly MemorySample[];
  readonly wrong: readonly string[];
}

/**
 * Opens an office on a server of its own, lets k6 visit it, and then asks the log what came of it.
 */
export async function run(options: RunOptions): Promise<RunReport> {
  const { folder, name } = options;
  const data = join(folder, 'data');
  const scenario: Scenario = SCENARIOS[name];
  await mkdir(data);
  const script = await bundle(name, join(folder, 'scripts'));
  const server = await ServerProcess.start(data, {
    // Empty is what operators have who set nothing.
    settings: { LOG_LEVEL: 'info', OVERLOAD_TURN_MS: '' },
  });
  try {
    const office = await openOffice(server, scenario.office);
    const watch = new MemoryWatch(server.origin, WATCH_EVERY_MS);
    const summaryFile = join(folder, 'summary.json');
    const code = await runK6(options, script, summaryFile, environmentOf(options, office));
    const memory = await watch.end();
    const visits = new VisitsInLog(data);
    const unfinished = await everybodyWentHome(visits);
    const summary = await Summary.read(summaryFile);
    const wrong = [
      ...(code === 0 ? [] : [`k6 ended with ${code}`]),
      ...unfinished,
      ...visits.wrong,
      ...nothingLost(summary, visits.counts),
      ...(await verifyLog(data)),
    ];
    return { summary, counts: visits.counts, memory, wrong };
  } finally {
    await server.discard();
  }
}

function environmentOf(
  { name, seconds, rate }: RunOptions,
  office: Office,
): Readonly<Record<string, string>> {
  const scenario: Scenario = SCENARIOS[name];
  return {
    FOYER_K6_OFFICE: JSON.stringify(office),
    FOYER_K6_SECONDS: String(seconds ?? scenario.seconds ?? ''),
    FOYER_K6_RATE: String(rate ?? scenario.rate ?? ''),
  };
}

/** @returns The exit code of k6: 99 where a threshold does not hold. */
async function runK6(
  { k6, hear }: RunOptions,
  script: string,
  summaryFile: string,
  environment: Readonly<Record<string, string>>,
): Promise<number | null> {
  const trends = 'avg,med,p(95),p(99),max';
  const summary = ['--summary-export', summaryFile, '--summary-trend-stats', trends];
  // No person steers it remotely, and several may run at once.
  const quiet = ['--quiet', '--no-usage-report', '--no-color', '--address', ''];
  const args = ['run', ...quiet, ...summary, script];
  const env = { PATH: process.env.PATH ?? '', HOME: process.env.HOME ?? '', ...environment };
  const child = spawn(k6, args, { env, stdio: ['ignore', 'pipe', 'pipe'] });
  child.stdout.on('data', (chunk: Buffer) => hear(chunk.toString()));
  child.stderr.on('data', (chunk: Buffer) => hear(chunk.toString()));
  await once(child, 'close');
  return child.exitCode;
}

/** Verifies the chain with the tool that auditors use. Returns what is wrong. */
async function verifyLog(data: string): Promise<string[]> {
  const env = { ...process.env, FOYER_DATA: data };
  try {
    await promisify(execFile)(process.execPath, [FOYER, 'audit', 'verify'], { env });
    return [];
  } catch (error) {
    return [`foyer audit verify: ${String(error)}`];
  }
}

import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { RawTable } from './raw-table.js';
import { PROBES, type ProbeName } from './probes.js';

const PROBE = fileURLToPath(new URL('./sync-probe.js', import.meta.url));

/** With which settings was measured, and how many syncs an append took as the kernel saw it. */
export function durabilityFacts(
  raw: RawTable,
  folder: string,
  probes: readonly ProbeName[],
): Record<string, string> {
  const facts: Record<string, string> = {
    journal_mode: raw.setting('journal_mode'),
    synchronous: `${raw.setting('synchronous')} (2 is FULL)`,
  };
  for (const probe of probes) {
    facts[`fdatasync calls, ${PROBES[probe].what}`] = countSyncs(probe, folder);
  }
  return facts;
}

function countSyncs(probe: ProbeName, folder: string): string {
  const trace = ['-f', '-c', '-e', 'trace=fdatasync,fsync', '-U', 'name,calls'];
  const { error, stderr, status } = spawnSync(
    'strace',
    [...trace, process.execPath, PROBE, probe, join(folder, `probe-${probe}`)],
    { encoding: 'utf8' },
  );
  if (error) return 'not counted: strace is not installed';
  if (status !== 0) return `not counted: ${stderr.trim().split('\n').at(-1) ?? 'strace failed'}`;
  const calls = [...stderr.matchAll(/^\s*(?:fdatasync|fsync)\s+(\d+)/gm)];
  return String(calls.reduce((sum, [, count]) => sum + Number(count), 0));
}

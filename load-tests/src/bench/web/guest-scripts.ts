import { execFile } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { z } from 'zod';
import { WEBCLIENT } from './workspaces.js';

const Scripts = z.array(z.object({ file: z.string(), bytes: z.number() }));
const Manifest = z.record(z.string(), z.object({ file: z.string() }));

/** Parts of the call, which a visitor needs only after a pickup. */
const CALL = ['src/features/visits/visitor/CallStep.tsx', '_useCall'];

/** The scripts that a visitor's page loads before the call. */
export interface GuestScripts {
  /** Of all scripts together, after gzip. */
  readonly bytes: number;
  /** Files of the call that are among them; there should be none. */
  readonly ofTheCall: readonly string[];
}

/** Weighs the built page as the web client itself does. */
export async function weighGuestPage(): Promise<GuestScripts> {
  const report = join(WEBCLIENT, 'build/report-size.js');
  const { stdout } = await promisify(execFile)(process.execPath, [report, '--json']);
  const scripts = Scripts.parse(JSON.parse(stdout));
  const manifest = Manifest.parse(
    JSON.parse(await readFile(join(WEBCLIENT, 'dist/app/.vite/manifest.json'), 'utf8')),
  );
  const callFiles = Object.entries(manifest)
    .filter(([name]) => CALL.some((part) => name.startsWith(part)))
    .map(([, { file }]) => file)
    .filter((file) => file.endsWith('.js'));
  if (callFiles.length < CALL.length) throw new Error('The call is not found in the build');
  return {
    bytes: scripts.reduce((sum, { bytes }) => sum + bytes, 0),
    ofTheCall: scripts.map(({ file }) => file).filter((file) => callFiles.includes(file)),
  };
}

import { execFile } from 'node:child_process';
import { promisify } from 'node:util';

import type { Office } from './office.js';

/** An office that no visitor comes to: scripts read it before they do anything. */
const EMPTY: Office = { origin: 'http://localhost:1', portalIds: [], agents: [], password: '' };

/**
 * Has k6 read a script without a run.
 * @returns The thresholds that it found, by metric.
 * @throws Error with what k6 said of a script that it cannot take.
 */
export async function inspect(
  k6: string,
  script: string,
): Promise<Readonly<Record<string, unknown>>> {
  const env = {
    ...{ PATH: process.env.PATH ?? '', HOME: process.env.HOME ?? '' },
    ...{ FOYER_K6_OFFICE: JSON.stringify(EMPTY), FOYER_K6_SECONDS: '1', FOYER_K6_RATE: '1' },
  };
  const { stdout } = await promisify(execFile)(
    k6,
    ['inspect', '--include-system-env-vars', script],
    { env },
  );
  return (
    (JSON.parse(stdout) as { thresholds?: Readonly<Record<string, unknown>> }).thresholds ?? {}
  );
}

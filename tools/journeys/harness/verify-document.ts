import { spawnSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const FOYER = fileURLToPath(new URL('../../../services/bin/foyer.mjs', import.meta.url));

/** Verifies a signed document by the certificate of the installation in a data folder. */
export function verifyDocument(file: string, dataFolder: string) {
  const env = { ...process.env, FOYER_DATA: dataFolder };
  const foyer = (...args: readonly string[]) =>
    spawnSync(process.execPath, [FOYER, 'documents', ...args], { encoding: 'utf8', env });
  const key = `${file}.key`;
  writeFileSync(key, foyer('key').stdout);
  return foyer('verify', file, '--key', key);
}

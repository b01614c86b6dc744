import { statSync } from 'node:fs';

/** The files that the compiler writes whenever it has compiled a part of the bundle. */
const COMPILED = [
  '../tsconfig.tsbuildinfo',
  '../event-log/tsconfig.tsbuildinfo',
  '../../contracts/tsconfig.tsbuildinfo',
  '../../projections/tsconfig.tsbuildinfo',
];

/**
 * A program of the server in one file, unless none was made since the compiler last ran: anyone who
 * has compiled wants to run that.
 * @param folder where the compiled server lies.
 * @param program the name of its file
 */
export function currentBundle(folder: URL, program: string): URL | undefined {
  const bundle = new URL(`bundle/${program}`, folder);
  const bundled = changedAt(bundle);
  if (bundled === undefined) return undefined;
  const isCurrent = COMPILED.every((file) => (changedAt(new URL(file, folder)) ?? 0) <= bundled);
  return isCurrent ? bundle : undefined;
}

/** In milliseconds; undefined where there is no such file. */
function changedAt(file: URL): number | undefined {
  return statSync(file, { throwIfNoEntry: false })?.mtimeMs;
}

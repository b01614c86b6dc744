import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';

const TEST_DOUBLES = new URL('../../../tools/launcher/test-doubles.mjs', import.meta.url);

/** How to get a program that is not there. */
export const HOW_TO_GET_K6 =
  'k6 is missing: `npm run services:up` makes it where Go is installed, or put it on the PATH (https://grafana.com/docs/k6/latest/set-up/install-k6/)';

/**
 * Finds k6: the one that `npm run services:up` has made, or one on the PATH. Undefined where there
 * is none.
 */
export async function findK6(): Promise<string | undefined> {
  const { cache, TEST_DOUBLES: all } = (await import(TEST_DOUBLES.href)) as {
    cache: string;
    TEST_DOUBLES: readonly { readonly name: string; readonly place: string }[];
  };
  const made = all.filter(({ name }) => name === 'k6').map(({ place }) => join(cache, place));
  const folders = (process.env.PATH ?? '').split(delimiter);
  const candidates = [...made, ...folders.map((folder) => join(folder, 'k6'))];
  return candidates.find((path) => existsSync(path) && isK6(path));
}

function isK6(path: string): boolean {
  return spawnSync(path, ['version'], { stdio: 'ignore', timeout: 20_000 }).status === 0;
}

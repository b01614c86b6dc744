import { test } from '@jest/globals';

import type { Served } from './served.js';
import type { Stage } from './stage.js';

const WITHIN_MS = 240_000;

/** A test on a stage; what the pages looked like is kept where it fails. */
export function journey<S extends Served>(
  title: string,
  stage: () => Stage<S>,
  run: (stage: Stage<S>) => Promise<void>,
  withinMs = WITHIN_MS,
): void {
  test(
    title,
    async () => {
      try {
        await run(stage());
      } catch (error) {
        const folder = await stage().keep(title);
        throw new Error(`${String(error)}\nSee ${folder}`, { cause: error });
      }
    },
    withinMs,
  );
}

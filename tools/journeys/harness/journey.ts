import { test } from '@jest/globals';

import type { Served } from './served.js';
import type { Stage } from './stage.js';

const WITHIN_MS = 240_000;

/**
 * A test on a stage; what the pages looked like is kept where it fails. Its pages are closed in the
 * end: a call behind the next journey takes as much of a processor as one in front.
 */
export function journey<S extends Served>(
  title: string,
  stage: () => Stage<S>,
  run: (stage: Stage<S>) => Promise<void>,
  withinMs = WITHIN_MS,
): void {
  scene(
    title,
    stage,
    async (on) => {
      await run(on);
      await on.dismissAll();
    },
    withinMs,
  );
}

/** A journey whose pages stay open for the next one, which continues there. */
export function scene<S extends Served>(
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

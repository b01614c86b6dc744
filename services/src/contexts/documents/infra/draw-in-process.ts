import { Worker } from 'node:worker_threads';

import type { DrawnPage, PageToDraw } from './draw-page.js';

/** What a page may take. */
export interface DrawingLimits {
  /** How long, in milliseconds. */
  readonly ms: number;
  /** How much of it may be objects of the program, in MB. */
  readonly heapMegabytes: number;
  /** How much memory in all, in MB. */
  readonly megabytes: number;
}

/** What a process of its own is sent. */
export interface Drawing {
  readonly toDraw: PageToDraw;
  readonly limits: DrawingLimits;
}

const LOOK_EVERY_MS = 20;
const MEGABYTE = 1024 * 1024;

// A small file can unfold into gigabytes, which no limit of a thread counts: this process looks how large it is, and ends.
process.once('message', ({ toDraw, limits }: Drawing) => {
  const looking = setInterval(() => {
    if (process.memoryUsage.rss() > limits.megabytes * MEGABYTE)
      process.kill(process.pid, 'SIGKILL');
  }, LOOK_EVERY_MS);
  const thread = new Worker(new URL('./draw-page.js', import.meta.url), {
    workerData: toDraw,
    resourceLimits: { maxOldGenerationSizeMb: limits.heapMegabytes },
    stdout: true,
    stderr: true,
  });
  const end = () => {
    clearInterval(looking);
    process.exit();
  };
  thread.once('message', (drawn: DrawnPage) => void process.send?.(drawn, end));
  thread.once('error', end);
});
// The server is gone.
process.once('disconnect', () => process.exit());

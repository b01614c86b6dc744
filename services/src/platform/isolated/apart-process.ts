import { Worker } from 'node:worker_threads';

import { withOwnBytes } from './own-bytes.js';
import type { Work } from './run-apart.js';

const LOOK_EVERY_MS = 20;
const MEGABYTE = 1024 * 1024;

/** Returns the processor time that this process has used, in milliseconds. */
function usedMs(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1_000;
}

// A small file can unfold into gigabytes, which no limit of a thread counts: this process looks how
// large it is and how long it has worked, and ends.
process.once('message', ({ program, input, limits }: Work) => {
  const looking = setInterval(() => {
    const isTooLarge = process.memoryUsage.rss() > limits.megabytes * MEGABYTE;
    if (isTooLarge || usedMs() > limits.ms) process.kill(process.pid, 'SIGKILL');
  }, LOOK_EVERY_MS);
  const thread = new Worker(new URL(program), {
    workerData: withOwnBytes(input),
    resourceLimits: { maxOldGenerationSizeMb: limits.heapMegabytes },
    stdout: true,
    stderr: true,
  });
  const end = () => {
    clearInterval(looking);
    process.exit();
  };
  thread.once('message', (result: object) => void process.send?.(result, end));
  thread.once('error', end);
});
// The server is gone.
process.once('disconnect', () => process.exit());

import { Worker } from 'node:worker_threads';

import { withOwnBytes } from './own-bytes.js';
import type { Work } from './run-apart.js';

const LOOK_EVERY_MS = 20;
const MEGABYTE = 1024 * 1024;

// A small file can unfold into gigabytes, which no limit of a thread counts: this process looks how
// large it is, and ends.
process.once('message', ({ program, input, limits }: Work) => {
  const looking = setInterval(() => {
    if (process.memoryUsage.rss() > limits.megabytes * MEGABYTE)
      process.kill(process.pid, 'SIGKILL');
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

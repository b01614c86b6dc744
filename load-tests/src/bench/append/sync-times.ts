import { closeSync, fdatasyncSync, openSync, rmSync, writeSync } from 'node:fs';
import { join } from 'node:path';

const BLOCK = Buffer.alloc(4096, 1);

/**
 * How long the disk takes to make 4 kB durable, in milliseconds, in a file that need not grow for
 * it.
 */
export function syncTimes(folder: string, count = 300): number[] {
  const path = join(folder, 'sync-times');
  const file = openSync(path, 'w');
  for (let block = 0; block < count; block += 1) writeSync(file, BLOCK);
  fdatasyncSync(file);
  const times: number[] = [];
  for (let block = 0; block < count; block += 1) {
    const start = performance.now();
    writeSync(file, BLOCK, 0, BLOCK.length, block * BLOCK.length);
    fdatasyncSync(file);
    times.push(performance.now() - start);
  }
  closeSync(file);
  rmSync(path);
  return times;
}

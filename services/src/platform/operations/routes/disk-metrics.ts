import { statfs } from 'node:fs/promises';

import type { Metrics } from '../../observability/index.js';

/** Shows how much room the disk of the data folder has. */
export function addDiskMetrics(metrics: Metrics, folder: string): void {
  const add = (name: string, help: string, blocks: 'bavail' | 'blocks'): void =>
    metrics.gauge(name, help, [], async () => {
      const disk = await statfs(folder);
      return [{ labels: {}, value: disk[blocks] * disk.bsize }];
    });
  add('foyer_disk_free_bytes', 'Room on the disk of the data folder', 'bavail');
  add('foyer_disk_size_bytes', 'Size of the disk of the data folder', 'blocks');
}

import type { ReadStore } from '@foyer/projections';

import type { Log, Metrics } from '#platform/observability';
import { checkFiles, type Files } from '#platform/stores/files';
import { KNOWN_FILES } from './known-files.js';

/** The number of files of each kind that a start checks: the newest, which people miss first. */
const MOST = 500;
const NAMED = 5;

interface Watched {
  readonly files: Files;
  readonly store: ReadStore;
  readonly log: Log;
  readonly metrics: Metrics;
  readonly signal: AbortSignal;
}

/**
 * Says once after a start, in one line and as a metric, which files read models tell of that the
 * store of files has lost.
 */
export async function watchFiles({ files, store, log, metrics, signal }: Watched): Promise<void> {
  try {
    const { checked, lost } = await checkFiles(files, store, KNOWN_FILES, { most: MOST, signal });
    metrics.gauge(
      'foyer_files_lost',
      'Files that were missing or of another size at the start',
      [],
      () => [{ labels: {}, value: lost.length }],
    );
    if (lost.length === 0) return;
    const first = lost
      .slice(0, NAMED)
      .map(({ place, found }) => `${place.kind}/${place.id} ${found}`);
    log.error('Files are lost: `foyer files check` names all', {
      lost: lost.length,
      checked,
      first,
    });
  } catch (err) {
    if (!signal.aborted) log.warn('It could not be looked whether files are lost', { err });
  }
}

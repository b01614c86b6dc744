import type { ReadStore } from '@foyer/projections';
import type { TranscriptDocument } from '@foyer/projections/smart-meet';

import { newestFirst, type KnownFile } from '#platform/stores/files';
import { fileOf } from './domain/file-of.service.js';

/** The files of summaries that can be read. */
export async function* summaryFiles(store: ReadStore): AsyncIterable<KnownFile> {
  for await (const { isDeleted, summaries } of newestFirst<TranscriptDocument>(
    store,
    'transcripts',
  )) {
    if (isDeleted) continue;
    for (const { requestId, hash } of Object.values(summaries)) {
      if (hash !== null) yield { place: fileOf(requestId), size: null, hash };
    }
  }
}

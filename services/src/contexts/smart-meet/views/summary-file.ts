import { createHash } from 'node:crypto';

import { defineQuery } from '#platform/cqrs';
import { Files } from '#platform/stores/files';
import { SummaryFile } from '../prompting/summary-file.js';

/** Reads a stored summary; undefined if it is gone, or was changed since. */
export const ReadSummaryFile = defineQuery({
  name: 'ReadSummaryFile',
  needs: { files: Files },
  answer: async (
    { requestId, hash }: { readonly requestId: string; readonly hash: string },
    { needs: { files } },
  ): Promise<SummaryFile | undefined> => {
    const content = await files.get({ kind: 'smart-meet', id: requestId });
    if (!content) return undefined;
    if (createHash('sha256').update(content).digest('base64url') !== hash) return undefined;
    return SummaryFile.safeParse(JSON.parse(Buffer.from(content).toString('utf8'))).data;
  },
});

import { createHash } from 'node:crypto';
import { accepted } from '@foyer/contracts/decision';
import type { AppSettingFile, AppSettingFilePurpose } from '@foyer/contracts/settings';

import { NewId } from '#platform/clock';
import { defineCommand, Rejected, stepOf } from '#platform/cqrs';
import { Files } from '#platform/stores/files';
import { addFile } from './add-file.js';
import { plainName } from './plain-name.js';
import { PdfCheck } from '../adapters/pdf-check.js';
import { appSettingStream } from '../streams.js';
import { placeOf } from './place-of.service.js';
import { readSettingFile } from './read-setting-file.service.js';

export interface NewSettingFile {
  readonly name: string;
  readonly purpose: AppSettingFilePurpose;
  readonly file: Uint8Array;
}

/** Keep a file for the company's look; those that gave way to it are removed. */
export const AddAppSettingFile = defineCommand({
  name: 'AddAppSettingFile',
  needs: { files: Files, newId: NewId, pdfs: PdfCheck },
  handle: async (
    { name, purpose, file }: NewSettingFile,
    { context, needs: { files, newId, pdfs }, run },
  ) => {
    const { content, contentType } = await readSettingFile(file, purpose, pdfs);
    const fileId = newId.next();
    await files.put(placeOf(fileId), content);
    const size = content.length;
    const hash = createHash('sha256').update(content).digest('base64url');
    const added: AppSettingFile = { fileId, name: plainName(name), contentType, size };
    const outcome = await run({
      // Each upload is a file of its own, also one that is a repeat.
      context: stepOf(context, fileId),
      stream: appSettingStream,
      decide: (state) => {
        const decision = addFile(state, { ...added, purpose, hash });
        if (decision.type === 'rejected') return decision;
        return accepted(decision.events, { added, givenWay: decision.result });
      },
    }).catch(async (error: unknown) => {
      // After any other fault the event may be written all the same.
      if (error instanceof Rejected) await files.remove(placeOf(fileId));
      throw error;
    });
    for (const gone of outcome.result.givenWay) await files.remove(placeOf(gone));
    return outcome;
  },
});

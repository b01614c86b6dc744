import { ApiError } from '@foyer/contracts/client';
import type { DocumentPlace } from '@foyer/contracts/documents';

import { currentLanguage } from '#i18n/language.js';
import type { UploadDocument } from '../composer/uploads.js';

interface Uploading {
  readonly token: () => string | null | Promise<string | null>;
  /** Told of every error that the server answers with. */
  readonly onRejected?: (error: ApiError) => void;
}

/**
 * Brings documents of a chat to its session or call, as drafts until their message is sent. Files
 * that can be refused at once are not sent.
 */
export function uploadTo(place: DocumentPlace, access: Uploading): UploadDocument {
  const upload: UploadDocument = async (file, controls) => {
    // Loaded for the first document: most chats have none.
    const [{ documentStore }, { documentProblem, validationTexts }] = await Promise.all([
      import('../../documents/document-store.js'),
      import('@foyer/contracts/validation'),
    ]);
    const problem = documentProblem([file]);
    if (problem) throw new ApiError('INVALID_INPUT', validationTexts[problem][currentLanguage()]);
    if (controls.signal.aborted) throw new ApiError('NETWORK', '');
    const store = documentStore(place, access);
    return store.upload(file, controls, true);
  };
  const kept = async () =>
    (await import('../../documents/document-store.js')).documentStore(place, access);
  return Object.assign(upload, { kept });
}

import type { Document } from '@foyer/contracts/documents';

import type { UploadDocument } from '../composer/uploads.js';

/** The rights of a user in a chat in addition to writing; the server decides. */
export interface ChatRights {
  /** Own messages can always be deleted, those of others by who leads a session. */
  readonly deleteOthers: boolean;
  /** Members send messages on to other sessions. */
  readonly forward: boolean;
  /** How documents come here; absent where none can. */
  readonly attach?: UploadDocument;
  /** Fetches a document that came with a message. @throws ApiError */
  readonly download: (document: Document) => Promise<Blob>;
}

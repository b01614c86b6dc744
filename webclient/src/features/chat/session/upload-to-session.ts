import { sessionRoutes } from '@foyer/contracts/sessions';

import { upload } from '../../../app/upload.js';
import type { UploadDocument } from '../composer/uploads.js';

/** Brings documents for the chat of a session to those of the session, as who is signed in. */
export function uploadToSession(sessionId: string): UploadDocument {
  const { method, path } = sessionRoutes.uploadSessionFile;
  return async (file, controls) => {
    const fields = { sessionId, name: file.name };
    const sent = { method, path, field: 'file', file, fileName: file.name, fields, ...controls };
    return ((await upload(sent)) as { readonly _id: string })._id;
  };
}

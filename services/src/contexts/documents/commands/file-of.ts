import type { DocumentPlace } from '@foyer/contracts/documents';

import type { FilePlace } from '../../../platform/stores/files/index.js';

/** Where the file of a document lies. */
export function fileOf(documentId: string, { kind }: DocumentPlace): FilePlace {
  return { kind: kind === 'session' ? 'session-document' : 'call-document', id: documentId };
}

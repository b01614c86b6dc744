import type { DocumentPlace } from '@foyer/contracts/documents';

import type { FilePlace } from '#platform/stores/files';

/** Returns the place of a document's file. */
export function fileOf(documentId: string, { kind }: DocumentPlace): FilePlace {
  return { kind: kind === 'session' ? 'session-document' : 'call-document', id: documentId };
}
